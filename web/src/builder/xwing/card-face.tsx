import { cardText, cardTitle } from '@parsecs/lang';
import {
  actionsWith,
  type PilotCard,
  shipType,
  type UpgradeCard,
  valuesWith,
} from '@parsecs/xwing';
import type { JSX } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';
import { ActionMark } from '../../art/xwing/index.ts';
import { useLibrary } from '../builder-model.ts';
import { CardName } from '../card-name.tsx';
import type { CardKey, CardProps } from '../kind.ts';
import { CardPicture, SlotIcon, VALUE_NAMES, ValueShape } from './card-badges.tsx';
import { Dial } from './dial.tsx';
import { asPilot, asUpgrade, pilotKey, upgradeKey } from './squad-cards.ts';

interface FaceProps extends CardProps {
  readonly carried?: readonly CardKey[];
}

/** A ship card with everything it carries, or an upgrade card. */
export function CardFace({ card, carried = [] }: FaceProps): JSX.Element | null {
  const pilot = asPilot(card);
  if (pilot !== undefined) {
    return <PilotFace pilot={pilot} upgrades={carried.flatMap((key) => asUpgrade(key) ?? [])} />;
  }
  const upgrade = asUpgrade(card);
  return upgrade === undefined ? null : <UpgradeFace upgrade={upgrade} />;
}

/** On paper the sheet has put the name above the card. */
function Title({ children }: { readonly children: string }): JSX.Element {
  return <p className="font-semibold print:hidden">{children}</p>;
}

interface PilotFaceProps {
  readonly pilot: PilotCard;
  readonly upgrades: readonly UpgradeCard[];
}

function PilotFace({ pilot, upgrades }: PilotFaceProps): JSX.Element {
  const { texts, words } = useLibrary();
  return (
    <div className="flex flex-col gap-4 text-sm">
      <div className="flex items-center gap-4">
        <CardPicture card={pilotKey(pilot.id)} size={88} />
        <div>
          <Title>{cardTitle(texts, 'pilot', pilot.id)}</Title>
          <p>{words.group(pilot.ship)}</p>
          <p className="text-quiet">
            {words.side(pilot.faction)} · {texts.t(`xwing:base.${pilot.size}`)}
          </p>
          {pilot.unique && <p className="text-quiet">{texts.t('builder:unique')}</p>}
        </div>
      </div>
      <Values pilot={pilot} upgrades={upgrades} />
      {pilot.hasAbility && <p>{cardText(texts, 'pilot', pilot.id)}</p>}
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <div className="flex min-w-36 grow flex-col gap-3">
          <Actions pilot={pilot} upgrades={upgrades} />
          <Bar pilot={pilot} />
        </div>
        <Dial ship={shipType(pilot.ship)} />
      </div>
      {upgrades.length > 0 && (
        <ul className="flex flex-col gap-3 border-t border-line pt-3">
          {upgrades.map((upgrade, index) => (
            // Two of the same card may be carried.
            <li key={`${upgrade.id}-${index}`} className="flex gap-2">
              <SlotIcon slot={upgrade.slot} size={20} />
              <div className="min-w-0">
                <p className="font-semibold">
                  <CardName card={upgradeKey(upgrade.id)} />
                </p>
                <UpgradeBody upgrade={upgrade} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The five numbers; those that a card has raised are lit. */
function Values({ pilot, upgrades }: PilotFaceProps): JSX.Element {
  const { texts } = useLibrary();
  const values = valuesWith(pilot, upgrades);
  return (
    <dl className="grid grid-cols-5 gap-1.5 text-center">
      {VALUE_NAMES.map((name) => {
        const isRaised = values[name] !== pilot[name];
        return (
          <div
            key={name}
            className={`flex flex-col-reverse items-center justify-end rounded-md border bg-raised/60 px-0.5 py-1.5 ${
              isRaised ? 'border-confirm-ink' : 'border-line'
            }`}
          >
            <dt className="w-full text-xs leading-tight text-quiet [overflow-wrap:anywhere]">
              {texts.t(`builder:xwing.value-${name}`)}
            </dt>
            <dd className="condensed flex items-center gap-1.5 text-lg font-semibold">
              <ValueShape value={name} size={12} />
              {values[name]}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Actions({ pilot, upgrades }: PilotFaceProps): JSX.Element {
  const { texts } = useLibrary();
  return (
    <div>
      <p className="mb-1 text-xs text-quiet">{texts.t('builder:xwing.actions')}</p>
      <ul className="flex flex-col gap-1">
        {actionsWith(pilot, upgrades).map((action) => (
          <li key={action} className="flex items-center gap-2">
            <ArtSvg size={18} className="shrink-0">
              <ActionMark action={action} />
            </ArtSvg>
            {texts.t(`xwing:action.${action}.name`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Bar({ pilot }: { readonly pilot: PilotCard }): JSX.Element | null {
  const { texts, words } = useLibrary();
  if (pilot.slots.length === 0) return null;
  return (
    <div>
      <p className="mb-1 text-xs text-quiet">{texts.t('builder:xwing.bar')}</p>
      <ul className="flex flex-col gap-1">
        {pilot.slots.map((slot, index) => (
          // The same icon may stand in the bar twice.
          <li key={`${slot}-${index}`} className="flex items-center gap-2">
            <SlotIcon slot={slot} size={18} />
            {words.slot(slot)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function UpgradeFace({ upgrade }: { readonly upgrade: UpgradeCard }): JSX.Element {
  const { texts, words } = useLibrary();
  return (
    <div className="text-sm">
      <Title>{cardTitle(texts, 'upgrade', upgrade.id)}</Title>
      <p className="mb-1 flex items-center gap-2 text-quiet">
        <SlotIcon slot={upgrade.slot} size={18} />
        {words.slot(upgrade.slot)}
        {upgrade.unique && ` · ${texts.t('builder:unique')}`}
      </p>
      <UpgradeBody upgrade={upgrade} />
    </div>
  );
}

function UpgradeBody({ upgrade }: { readonly upgrade: UpgradeCard }): JSX.Element {
  const { texts, words } = useLibrary();
  const { weapon, only } = upgrade;
  const limits = [
    ...(only?.faction === undefined ? [] : [words.side(only.faction)]),
    ...(only?.ship === undefined ? [] : [words.group(only.ship)]),
    ...(only?.size === undefined ? [] : [texts.t(`xwing:base.${only.size}`)]),
  ];
  return (
    <>
      {limits.length > 0 && (
        <p className="text-xs text-quiet">
          {texts.t('builder:xwing.only', { limits: limits.join(', ') })}
        </p>
      )}
      {weapon !== undefined && (
        <p className="text-xs text-quiet">
          {texts.t('builder:xwing.weapon', {
            dice: weapon.dice,
            range:
              weapon.range[0] === weapon.range[1]
                ? `${weapon.range[0]}`
                : `${weapon.range[0]}–${weapon.range[1]}`,
          })}
        </p>
      )}
      <p>{cardText(texts, 'upgrade', upgrade.id)}</p>
    </>
  );
}
