import { cardName, cardText } from '@parsecs/lang';
import type { DamageId, ShipView, UpgradeId, XWing } from '@parsecs/xwing';
import { actionsWith, findUpgrade } from '@parsecs/xwing';
import { type JSX, type MemoExoticComponent, memo, type ReactNode } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';
import { ActionMark, DamageMark, SlotMark } from '../../art/xwing/index.ts';
import { VALUE_NAMES, ValueShape } from '../../builder/xwing/card-badges.tsx';
import { useTexts } from '../../shell/texts.tsx';
import { type DetailsProps, idOf, isKind } from '../contract.ts';
import { DialTable } from './dial-table.tsx';
import { DialMark, HealthPips, TokenMarks } from './marks.tsx';
import { MissionDetails } from './mission-details.tsx';
import { ShipPicture } from './ship-picture.tsx';
import { cardOf, dialOf, shipIn, typeOf, upgradesLeft, valuesOf } from './ships.ts';
import { NAMESPACES, nameOfShip, nameOfType } from './words.ts';

/** Everything there is to know about one ship, or about the mission. */
export function Details(props: DetailsProps<XWing>): JSX.Element | null {
  const { view, part } = props;
  if (isKind(part, 'mission')) return <MissionDetails view={view} />;
  const ship = isKind(part, 'ship') ? shipIn(view, idOf(part)) : undefined;
  return ship === undefined ? null : <ShipCard ship={ship} />;
}

const ShipCard: MemoExoticComponent<(props: { readonly ship: ShipView }) => JSX.Element> =
  memo(WholeCard);

function WholeCard(props: { readonly ship: ShipView }): JSX.Element {
  const { ship } = props;
  const texts = useTexts(...NAMESPACES, 'builder');
  const ability = ship.pilot === null ? undefined : cardText(texts, 'pilot', ship.pilot);
  return (
    <article className="flex flex-col gap-3 p-3 text-sm" aria-label={nameOfShip(texts, ship)}>
      <Head ship={ship} />
      <Values ship={ship} />
      {ability !== undefined && <p className="text-xs">{ability}</p>}
      <Damage ship={ship} />
      <Upgrades ship={ship} />
      <Actions ship={ship} />
      {dialOf(ship).length > 0 && <DialTable manoeuvres={dialOf(ship)} />}
    </article>
  );
}

function Head(props: { readonly ship: ShipView }): JSX.Element {
  const { ship } = props;
  const texts = useTexts(...NAMESPACES);
  const edge = ship.faction === 'rebel' ? 'border-rebel' : 'border-imperial';
  return (
    <header className="flex items-center gap-3 pr-10">
      <span
        className={`grid size-14 shrink-0 place-items-center rounded-md border bg-space ${edge}`}
      >
        <ShipPicture type={typeOf(ship)} size={48} />
      </span>
      <div className="min-w-0 grow">
        <h2 className="text-base leading-tight font-semibold">{nameOfShip(texts, ship)}</h2>
        <p className="text-xs text-quiet">{nameOfType(texts, ship)}</p>
        <HealthPips ship={ship} />
        <span className="mt-1 flex items-center gap-2">
          <TokenMarks ship={ship} size={20} />
          <DialMark ship={ship} size={20} />
        </span>
      </div>
    </header>
  );
}

function Values(props: { readonly ship: ShipView }): JSX.Element {
  const { ship } = props;
  const texts = useTexts(...NAMESPACES, 'builder');
  const values = { ...valuesOf(ship), hull: ship.hullLeft, shields: ship.shields };
  return (
    <dl className="grid grid-cols-5 gap-1 text-center">
      {VALUE_NAMES.map((name) => (
        <div
          key={name}
          className="flex flex-col-reverse items-center rounded-sm bg-raised py-1"
          title={texts.t(`builder:xwing.value-${name}`)}
        >
          <dt className="sr-only">{texts.t(`builder:xwing.value-${name}`)}</dt>
          <dd className="condensed flex items-center gap-1 text-lg leading-tight">
            <ValueShape value={name} size={11} />
            {values[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Line(props: {
  readonly mark: ReactNode;
  readonly ink: string;
  readonly name: string;
  readonly text: string | undefined;
  readonly isGone?: boolean;
}): JSX.Element {
  return (
    <li className={`flex gap-2 ${props.isGone === true ? 'opacity-50' : ''}`}>
      <ArtSvg size={18} className={`mt-0.5 shrink-0 ${props.ink}`}>
        {props.mark}
      </ArtSvg>
      <p className="min-w-0 text-xs text-quiet">
        <span
          className={`text-sm font-semibold text-ink ${props.isGone === true ? 'line-through' : ''}`}
        >
          {props.name}
        </span>
        {props.text !== undefined && props.isGone !== true && (
          <>
            <br />
            {props.text}
          </>
        )}
      </p>
    </li>
  );
}

/** Face-up cards with what they do, and how many lie face down. */
function Damage(props: { readonly ship: ShipView }): JSX.Element | null {
  const { damageUp, damageDown } = props.ship;
  const texts = useTexts(...NAMESPACES);
  if (damageUp.length + damageDown === 0) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <ul className="flex flex-col gap-1.5">
        {damageUp.map((card: DamageId, index) => (
          // Two of the same card may lie there.
          <Line
            key={`${card}-${index}`}
            mark={<DamageMark damage={card} />}
            ink="text-danger-ink"
            name={cardName(texts, 'damage', card)}
            text={cardText(texts, 'damage', card)}
          />
        ))}
      </ul>
      {damageDown > 0 && (
        <p className="text-xs text-quiet">
          {texts.t('xwing:position.damage-down', { count: damageDown })}
        </p>
      )}
    </div>
  );
}

function Upgrades(props: { readonly ship: ShipView }): JSX.Element | null {
  const { upgrades } = props.ship;
  const texts = useTexts(...NAMESPACES);
  if (upgrades.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5">
      {upgrades.map(({ id, gone }: { readonly id: UpgradeId; readonly gone: boolean }, index) => (
        // Two of the same card may be carried.
        <Line
          key={`${id}-${index}`}
          mark={<SlotMark slot={findUpgrade(id)?.slot ?? 'title'} />}
          ink="text-info-ink"
          name={cardName(texts, 'upgrade', id)}
          text={cardText(texts, 'upgrade', id)}
          isGone={gone}
        />
      ))}
    </ul>
  );
}

function Actions(props: { readonly ship: ShipView }): JSX.Element | null {
  const { ship } = props;
  const texts = useTexts(...NAMESPACES);
  const card = cardOf(ship);
  if (card === undefined) return null;
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-xs">
      {actionsWith(card, upgradesLeft(ship)).map((action) => (
        <li key={action} className="flex items-center gap-1">
          <ArtSvg size={16} className="text-info-ink">
            <ActionMark action={action} />
          </ArtSvg>
          {texts.t(`xwing:action.${action}.name`)}
        </li>
      ))}
    </ul>
  );
}
