import { cardText, cardTitle, shipName, traitOf } from '@parsecs/lang';
import type { DamageId, ShipView, UpgradeId, XWing } from '@parsecs/xwing';
import { actionsWith, mayTryTemplates, upgradeCard } from '@parsecs/xwing';
import { type JSX, type MemoExoticComponent, memo } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';
import { ActionMark, DamageMark, SideMark, SlotMark } from '../../art/xwing/index.ts';
import { SlotIcon, VALUE_NAMES, ValueShape } from '../../builder/xwing/card-badges.tsx';
import { type Texts, useTexts } from '../../shell/texts.tsx';
import { type DetailsProps, idOf, isKind } from '../contract.ts';
import { LegendRow } from '../kit/legend.tsx';
import { CardLine } from './card-line.tsx';
import { DeckDetails } from './deck-details.tsx';
import { DialTable } from './dial-table.tsx';
import { DialMark, HealthPips, TokenMarks } from './marks.tsx';
import { MissionDetails } from './mission-details.tsx';
import { ShipPicture } from './ship-picture.tsx';
import {
  cardOf,
  dialOf,
  isInPlay,
  shipIn,
  shownShip,
  typeOf,
  upgradesLeft,
  valuesOf,
} from './ships.ts';
import { SignArt, type SignId } from './signs.tsx';
import { ThingDetails } from './thing-details.tsx';
import { NAMESPACES, nameOfShip, titleOfShip } from './words.ts';

/** Everything there is to know about one ship, the mission, the damage deck, or any other thing. */
export function Details(props: DetailsProps<XWing>): JSX.Element | null {
  const { view, part } = props;
  if (isKind(part, 'mission')) return <MissionDetails view={view} />;
  if (isKind(part, 'deck')) return <DeckDetails view={view} />;
  const ship = isKind(part, 'ship') ? shipIn(view, idOf(part)) : undefined;
  if (ship === undefined) return <ThingDetails view={view} part={part} />;
  return <ShipCard ship={shownShip(view, ship)} isTried={mayTryTemplates(view)} />;
}

interface ShipCardProps {
  readonly ship: ShipView;
  /** Templates may be laid from the table of its dial. */
  readonly isTried: boolean;
}

const ShipCard: MemoExoticComponent<(props: ShipCardProps) => JSX.Element> = memo(WholeCard);

function WholeCard(props: ShipCardProps): JSX.Element {
  const { ship, isTried } = props;
  const texts = useTexts(...NAMESPACES, 'builder');
  const ability = ship.pilot === null ? undefined : cardText(texts, 'pilot', ship.pilot);
  return (
    <article className="flex flex-col gap-3 p-3 text-sm" aria-label={nameOfShip(texts, ship)}>
      <Head ship={ship} />
      <Values ship={ship} />
      {ability !== undefined && <p className="text-xs">{ability}</p>}
      <Damage ship={ship} />
      <Upgrades ship={ship} />
      <Tokens ship={ship} />
      <Bar ship={ship} />
      <Actions ship={ship} />
      {dialOf(ship).length > 0 && (
        <DialTable
          manoeuvres={dialOf(ship)}
          ship={isTried && isInPlay(ship) ? ship.id : undefined}
        />
      )}
    </article>
  );
}

function Head(props: { readonly ship: ShipView }): JSX.Element {
  const { ship } = props;
  const texts = useTexts(...NAMESPACES);
  const edge = ship.role === 'rebel' ? 'border-rebel' : 'border-imperial';
  return (
    <header className="flex items-center gap-3 pr-10">
      <span
        className={`grid size-14 shrink-0 place-items-center rounded-md border bg-space ${edge}`}
      >
        <ShipPicture type={typeOf(ship)} size={48} />
      </span>
      <div className="min-w-0 grow">
        <h2 className="text-base leading-tight font-semibold">{titleOfShip(texts, ship)}</h2>
        <Printed ship={ship} />
        <HealthPips ship={ship} />
        <span className="mt-1 flex items-center gap-2">
          <TokenMarks ship={ship} size={20} />
          <DialMark ship={ship} size={20} />
        </span>
      </div>
    </header>
  );
}

const TOKENS = ['focus', 'evade', 'stress', 'ion'] as const;

/** What the tokens of the ship do. */
function Tokens(props: { readonly ship: ShipView }): JSX.Element | null {
  const { ship } = props;
  const texts = useTexts(...NAMESPACES);
  const signs: readonly SignId[] = [
    ...TOKENS.filter((token) => ship[token] > 0),
    ...(ship.locks.length > 0 ? (['lock'] as const) : []),
  ];
  if (signs.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5 text-xs">
      {signs.map((sign) => (
        <LegendRow
          key={sign}
          name={texts.t(`xwing-board:sign.${sign}.name`)}
          text={texts.t(`xwing-board:sign.${sign}.text`)}
        >
          <SignArt sign={sign} />
        </LegendRow>
      ))}
    </ul>
  );
}

/** Faction, ship type and cost, as the ship card has them (XW-007). */
function Printed(props: { readonly ship: ShipView }): JSX.Element {
  const { ship } = props;
  const texts = useTexts(...NAMESPACES, 'builder');
  const card = cardOf(ship);
  const words = [
    texts.t(`xwing:faction.${ship.faction}.name`),
    ...(card === undefined
      ? []
      : [shipName(texts, card.ship), texts.t('xwing-board:squad.points', { count: card.points })]),
  ];
  return (
    <p className="flex items-center gap-1.5 text-xs text-quiet">
      <ArtSvg size={14} className="shrink-0">
        <SideMark side={ship.faction} />
      </ArtSvg>
      {words.join(' · ')}
    </p>
  );
}

/** The upgrade bar as it is printed. */
function Bar(props: { readonly ship: ShipView }): JSX.Element | null {
  const slots = cardOf(props.ship)?.slots ?? [];
  const texts = useTexts(...NAMESPACES, 'builder');
  if (slots.length === 0) return null;
  return (
    <div className="text-xs">
      <p className="text-quiet">{texts.t('builder:xwing.bar')}</p>
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {slots.map((slot, index) => (
          // The same icon may stand in the bar twice; the bar never changes.
          <li key={`${slot}-${index}`} className="flex items-center gap-1">
            <SlotIcon slot={slot} size={16} />
            {texts.t(`xwing:slot.${slot}`)}
          </li>
        ))}
      </ul>
    </div>
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
          <CardLine
            key={`${card}-${index}`}
            mark={<DamageMark damage={card} />}
            ink="text-danger-ink"
            name={cardTitle(texts, 'damage', card)}
            note={traitOf(texts, card)}
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
  const texts = useTexts(...NAMESPACES, 'builder');
  if (upgrades.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5">
      {upgrades.map(({ id, gone }: { readonly id: UpgradeId; readonly gone: boolean }, index) => (
        // Two of the same card may be carried.
        <CardLine
          key={`${id}-${index}`}
          mark={<SlotMark slot={upgradeCard(id).slot} />}
          ink="text-info-ink"
          name={cardTitle(texts, 'upgrade', id)}
          note={noteOfUpgrade(texts, id)}
          text={cardText(texts, 'upgrade', id)}
          isGone={gone}
        />
      ))}
    </ul>
  );
}

/** Cost, and attack value and range of a weapon (XW-008). */
function noteOfUpgrade(texts: Texts, id: UpgradeId): string {
  const { points, weapon } = upgradeCard(id);
  const cost = texts.t('xwing-board:squad.points', { count: points });
  if (weapon === undefined) return cost;
  const [least, most] = weapon.range;
  const range = least === most ? `${least}` : `${least}–${most}`;
  return `${texts.t('builder:xwing.weapon', { dice: weapon.dice, range })} · ${cost}`;
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
