import type { ShipView, StarshipBattles, View } from '@parsecs/starship-battles';
import type { JSX } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';
import {
  CounterArt,
  OptionMark,
  ShipArt,
  SIDE_OF_FACTION,
} from '../../art/starship-battles/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { partOf, type RailProps } from '../contract.ts';
import { rimOf } from '../kit/bases.tsx';
import { cardIn, hullOf, isOnMap } from './cards.ts';
import { labelShip, NAMESPACES, nameOfOption, nameOfShip } from './words.ts';

/** The forces of one seat: its ships, what waits in the pool, what is lost, what is in force. */
export function Rail(props: RailProps<StarshipBattles>): JSX.Element {
  const { view, seat } = props;
  const texts = useTexts(...NAMESPACES);
  const ships = view.ships.filter(({ owner }) => owner === seat);
  const present = ships.filter((ship) => isOnMap(ship) || ship.at === 'undeployed');
  const lost = ships.filter(({ at }) => at === 'gone').length;
  const options = view.seats[seat]?.options ?? [];
  return (
    <div className="flex flex-col gap-2">
      {options.length > 0 && (
        <ul className="flex flex-col gap-1">
          {options.map((option) => (
            <li key={option} className="flex items-center gap-2 text-xs text-ask-ink">
              <ArtSvg size={16} className="shrink-0">
                <OptionMark option={option} />
              </ArtSvg>
              {nameOfOption(texts, option)}
            </li>
          ))}
        </ul>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {present.map((ship) => (
          <ShipLine key={ship.id} {...props} ship={ship} />
        ))}
      </ul>
      <Pool view={view} ships={ships} />
      {lost > 0 && (
        <p className="text-xs text-quiet">
          {texts.t('starship-battles-board:rail.lost', { count: lost })}
        </p>
      )}
    </div>
  );
}

function ShipLine(props: RailProps<StarshipBattles> & { readonly ship: ShipView }): JSX.Element {
  const { view, ship, onPoint, inspected, onInspect } = props;
  const texts = useTexts(...NAMESPACES);
  const part = partOf('ship', ship.id);
  const card = cardIn(view, ship.card);
  if (card === undefined) return <li>{ship.card}</li>;
  const { left, all } = hullOf(card, ship);
  const isClose = inspected === part;
  return (
    <li>
      <button
        type="button"
        aria-pressed={isClose}
        aria-label={labelShip(texts, view, ship)}
        className={`flex min-h-touch w-full items-center gap-2 rounded-sm px-1 text-left hover:bg-raised ${
          isClose ? 'bg-raised' : ''
        }`}
        onClick={() => onInspect(isClose ? undefined : part)}
        onPointerEnter={() => onPoint([part])}
        onPointerLeave={() => onPoint([])}
        onFocus={() => onPoint([part])}
        onBlur={() => onPoint([])}
      >
        <ArtSvg size={30} className="shrink-0">
          <ShipArt id={card.id} faction={card.faction} />
        </ArtSvg>
        <span className="min-w-0 grow" aria-hidden="true">
          <span className="block truncate text-xs">{nameOfShip(texts, view, ship)}</span>
          <Hull left={left} all={all} faction={card.faction} />
        </span>
        {ship.isReduced && (
          <ArtSvg size={16} className="shrink-0">
            <CounterArt kind="reduced" />
          </ArtSvg>
        )}
        {ship.counters > 0 && (
          <span className="flex shrink-0 items-center" aria-hidden="true">
            <ArtSvg size={18}>
              <CounterArt kind="command" faction={card.faction} label={`${ship.counters}`} />
            </ArtSvg>
          </span>
        )}
      </button>
    </li>
  );
}

interface HullProps {
  readonly left: number;
  readonly all: number;
  readonly faction: 'light' | 'dark';
}

/** One pip for each point; what is lost is hollow. */
export function Hull(props: HullProps): JSX.Element {
  const { left, all, faction } = props;
  const full = faction === 'light' ? 'border-rebel bg-rebel' : 'border-imperial bg-imperial';
  return (
    <span className="mt-0.5 flex flex-wrap gap-px">
      {Array.from({ length: all }, (_, pip) => (
        <span
          key={pip}
          className={`block h-1.5 w-1.5 border ${pip < left ? full : 'border-danger-ink'}`}
        />
      ))}
    </span>
  );
}

/** Fighters that wait, one picture for each kind. */
function Pool(props: {
  readonly view: View;
  readonly ships: readonly ShipView[];
}): JSX.Element | null {
  const { view, ships } = props;
  const texts = useTexts(...NAMESPACES);
  const waiting = new Map<string, ShipView[]>();
  for (const ship of ships) {
    if (ship.at !== 'pool') continue;
    waiting.set(ship.card, [...(waiting.get(ship.card) ?? []), ship]);
  }
  if (waiting.size === 0) return null;
  return (
    <div>
      <h3 className="text-xs font-normal text-quiet">
        {texts.t('starship-battles-board:rail.pool')}
      </h3>
      <ul className="mt-1 flex flex-wrap gap-x-2 gap-y-1">
        {[...waiting].map(([id, own]) => {
          const card = cardIn(view, id);
          const name = card?.name ?? id;
          return (
            <li key={id} className="condensed flex items-center text-sm" title={name}>
              {card !== undefined && (
                <ArtSvg size={24}>
                  <ShipArt id={card.id} faction={card.faction} />
                </ArtSvg>
              )}
              ×{own.length}
              <span className="sr-only">{name}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The sign of a seat's side: round for Light, eight-sided for Dark; hollow while it is open. */
export function SeatMark(props: { readonly view: View; readonly seat: number }): JSX.Element {
  const faction = props.view.seats[props.seat]?.faction ?? null;
  const side = faction === null ? 'rebel' : SIDE_OF_FACTION[faction];
  const ink =
    faction === null ? 'text-quiet' : faction === 'light' ? 'text-rebel' : 'text-imperial';
  return (
    <svg
      viewBox="-12 -12 24 24"
      width={18}
      height={18}
      aria-hidden="true"
      className={`shrink-0 ${ink}`}
    >
      <path d={rimOf(side, 10)} fill="none" stroke="currentColor" strokeWidth={2} />
      {faction !== null && <path d={rimOf(side, 5.5)} fill="currentColor" />}
    </svg>
  );
}
