import type {
  CardAbility,
  CardSide,
  CardWeapon,
  ShipCard,
  ShipView,
  StarshipBattles,
  View,
} from '@parsecs/starship-battles';
import { type JSX, type ReactNode, useState } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';
import {
  AbilityMark,
  ArcMark,
  CounterArt,
  ShipArt,
  WeaponMark,
} from '../../art/starship-battles/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { type DetailsProps, idOf, isKind } from '../contract.ts';
import { abilitiesIn, cardIn, hullOf, shipIn, sideUp } from './cards.ts';
import { Provenance } from './provenance.tsx';
import { NAMESPACES, nameOfAbility, nameOfShip, nameOfWeapon } from './words.ts';

/** The stat card of a ship as it stands: the side that is up, with what lies on it. */
export function Details(props: DetailsProps<StarshipBattles>): JSX.Element | null {
  const { view, part } = props;
  const texts = useTexts(...NAMESPACES);
  const ship = isKind(part, 'ship') ? shipIn(view, idOf(part)) : undefined;
  const card = ship && cardIn(view, ship.card);
  if (ship === undefined || card === undefined) return null;
  return (
    <article className="flex flex-col gap-3 p-3 text-sm" aria-label={nameOfShip(texts, view, ship)}>
      <Head view={view} ship={ship} card={card} />
      <Sides key={ship.id} view={view} card={card} ship={ship} />
      <Provenance card={card} />
    </article>
  );
}

interface HeadProps {
  readonly view: View;
  readonly ship: ShipView;
  readonly card: ShipCard;
}

function Head(props: HeadProps): JSX.Element {
  const { view, ship, card } = props;
  const texts = useTexts(...NAMESPACES);
  const { hull } = hullOf(card, ship);
  const edge = card.faction === 'light' ? 'border-rebel' : 'border-imperial';
  return (
    <header className="flex items-center gap-3 pr-10">
      <span
        className={`grid size-14 shrink-0 place-items-center border bg-space ${edge} ${
          card.faction === 'light' ? 'rounded-full' : 'rounded-md'
        }`}
      >
        <ArtSvg size={48}>
          <ShipArt id={card.id} faction={card.faction} />
        </ArtSvg>
      </span>
      <div className="min-w-0">
        <h2 className="text-base leading-tight font-semibold">{nameOfShip(texts, view, ship)}</h2>
        <p className="text-xs text-quiet">
          {texts.t('starship-battles-board:card.class', { class: card.class, count: card.cost })}
          {card.uniqueName !== null && ` · ${nameOfAbility(texts, 'unique')}`}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
          <span className="inline-flex items-center gap-1">
            <ArtSvg size={16}>
              <CounterArt kind="damage" />
            </ArtSvg>
            {texts.t('starship-battles-board:card.damage', { damage: ship.damage, hull })}
          </span>
          {ship.counters > 0 && (
            <span className="inline-flex items-center gap-1">
              <ArtSvg size={16}>
                <CounterArt kind="command" faction={card.faction} />
              </ArtSvg>
              {texts.t('starship-battles-board:card.counters', {
                count: ship.counters,
                classes: card.commands.join(', '),
              })}
            </span>
          )}
        </p>
      </div>
    </header>
  );
}

/** The side that is up; the other one is a touch away. */
function Sides(props: HeadProps): JSX.Element {
  const { view, card, ship } = props;
  const texts = useTexts(...NAMESPACES);
  const [isTurned, turn] = useState(false);
  const isReduced = ship.isReduced !== isTurned;
  const side = sideUp(card, { isReduced });
  return (
    <>
      {card.reduced !== null && (
        <button
          type="button"
          aria-pressed={isTurned}
          className="flex min-h-touch items-center justify-between gap-2 rounded-md border border-line px-3 text-left text-xs hover:border-edge"
          onClick={() => turn(!isTurned)}
        >
          <span className={isReduced ? 'text-ask-ink' : ''}>
            {texts.t(
              isReduced
                ? 'starship-battles-board:card.reduced'
                : 'starship-battles-board:card.full',
              { hull: isReduced ? (card.hull.reduced ?? 0) : card.hull.full },
            )}
          </span>
          <span className="text-info-ink underline underline-offset-4">
            {texts.t('starship-battles-board:card.turn')}
          </span>
        </button>
      )}
      <DefenseRow card={card} side={side} />
      <ul className="flex flex-col gap-1">
        {side.weapons.map((weapon) => (
          <WeaponLine key={weapon.weapon} weapon={weapon} />
        ))}
        {side.pointDefense !== null && (
          <Line mark={<WeaponMark weapon="point-defense" />} value={`+${side.pointDefense}`}>
            {nameOfWeapon(texts, 'point-defense')}
          </Line>
        )}
      </ul>
      <ul className="flex flex-col gap-1.5">
        {abilitiesIn(view, side).map((ability) => (
          <AbilityLine key={ability.ability} ability={ability} />
        ))}
      </ul>
    </>
  );
}

function DefenseRow(props: { readonly card: ShipCard; readonly side: CardSide }): JSX.Element {
  const { card, side } = props;
  const texts = useTexts(...NAMESPACES);
  const { front, side: flank, rear } = side.defense;
  const values =
    card.class === 4
      ? ([['all', front]] as const)
      : ([
          ['front', front],
          ['side', flank],
          ['rear', rear],
        ] as const);
  return (
    <dl className="grid auto-cols-fr grid-flow-col gap-1 text-center">
      {values.map(([face, value]) => (
        <div key={face} className="rounded-sm bg-raised py-1">
          <dt className="text-xs text-quiet">
            {texts.t(`starship-battles-board:defense.${face}`)}
          </dt>
          <dd className="condensed text-lg leading-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface LineProps {
  readonly mark: ReactNode;
  readonly value: string;
  readonly children: ReactNode;
}

function Line(props: LineProps): JSX.Element {
  return (
    <li className="flex items-center gap-2">
      <ArtSvg size={18} className="shrink-0 text-quiet">
        {props.mark}
      </ArtSvg>
      <span className="min-w-0 grow">{props.children}</span>
      <span className="condensed text-base">{props.value}</span>
    </li>
  );
}

function WeaponLine(props: { readonly weapon: CardWeapon }): JSX.Element {
  const { weapon, attack, damage, arc } = props.weapon;
  const texts = useTexts(...NAMESPACES);
  return (
    <Line mark={<WeaponMark weapon={weapon} />} value={`+${attack}/${damage}`}>
      {nameOfWeapon(texts, weapon)}
      {arc !== 'any' && (
        <span className="ml-2 inline-flex items-center gap-1 text-xs text-quiet">
          <ArtSvg size={14}>
            <ArcMark arc={arc} />
          </ArtSvg>
          {texts.t(`starship-battles:arc.${arc}.name`)}
        </span>
      )}
    </Line>
  );
}

function AbilityLine(props: { readonly ability: CardAbility }): JSX.Element {
  const { ability, value = 0, weapon = '' } = props.ability;
  const texts = useTexts(...NAMESPACES);
  const given = { value, weapon };
  return (
    <li className="flex gap-2">
      <ArtSvg size={18} className="mt-0.5 shrink-0 text-info-ink">
        <AbilityMark ability={ability} />
      </ArtSvg>
      <p className="min-w-0 text-xs text-quiet">
        <span className="text-sm font-semibold text-ink">
          {texts.t(`starship-battles:ability.${ability}.label`, given)}
        </span>
        <br />
        {texts.t(`starship-battles:ability.${ability}.text`, given)}
      </p>
    </li>
  );
}
