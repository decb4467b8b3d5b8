import type { Event, EventType, Faction } from '@parsecs/xwing';
import { listOf, pairOf } from '../people.ts';
import type { Texts } from '../texts.ts';
import { listUpgrades } from './cards.ts';
import { COMBAT_TELLERS } from './events-combat.ts';
import { FLIGHT_TELLERS } from './events-flight.ts';
import { MISSION_TELLERS } from './events-mission.ts';
import { by, type Tellers, type TextContext } from './text-context.ts';
import {
  facingOf,
  listDamage,
  nameOnDial,
  namePlace,
  nameSquad,
  nameThing,
  obstacleParams,
  shipParams,
} from './words.ts';

type Setting =
  | 'side-wished'
  | 'sides-taken'
  | 'squad-built'
  | 'squads-clashed'
  | 'squad-revealed'
  | 'initiative'
  | 'ship-assigned'
  | 'obstacle-placed'
  | 'edge-chosen'
  | 'roles-drawn'
  | 'ship-placed'
  | 'shields-raised'
  | 'deck-shuffled'
  | 'round-began'
  | 'phase-began'
  | 'dial-set'
  | 'dial-taken-back'
  | 'ready'
  | 'cards-drawn'
  | 'dial-looked-at'
  | 'game-over';

/** Setting up, planning, secrets and the end. */
const SETTING_TELLERS: Tellers<Setting> = {
  'side-wished': ({ seat, faction }, telling) => {
    const { name, who } = by(seat, telling);
    return faction === undefined
      ? telling.texts.t(`xwing:event.side-wished.${who}`, { name })
      : telling.texts.t(`xwing:event.side-wished.${who}-side`, { name, faction });
  },
  'sides-taken': ({ factions, drawn }, telling) => {
    const sides = listSides(factions, telling);
    return drawn
      ? telling.texts.t('xwing:event.sides-drawn', { sides })
      : telling.texts.t('xwing:event.sides-taken', { sides });
  },
  'roles-drawn': ({ imperial }, telling) => {
    const { name, who } = by(imperial, telling);
    return telling.texts.t(`xwing:event.roles-drawn.${who}`, { name });
  },
  'squad-built': ({ seat, ships }, telling) => {
    const { texts } = telling;
    const { name, who } = by(seat, telling);
    if (ships === undefined) return texts.t(`xwing:event.squad-built.${who}`, { name });
    const list = nameSquad(texts, ships);
    return texts.t(`xwing:event.squad-built.${who}-ships`, { name, ships: list });
  },
  'squads-clashed': ({ keeps, cards, open }, telling) => {
    const { texts } = telling;
    const { name, who } = by(keeps, telling);
    return texts.t(`xwing:event.squads-clashed.${who}`, {
      name,
      cards: listUpgrades(texts, cards),
      open: listUpgrades(texts, open),
    });
  },
  'squad-revealed': ({ faction, seats, points, ships }, telling) =>
    telling.texts.t('xwing:event.squad-revealed', {
      faction,
      by: nameSeats(seats, telling),
      count: points,
      ships: nameSquad(telling.texts, ships),
    }),
  initiative: ({ faction, seats, byPoints }, telling) =>
    telling.texts.t(`xwing:event.initiative.${byPoints ? 'points' : 'rule'}`, {
      faction,
      by: nameSeats(seats, telling),
    }),
  'ship-assigned': ({ ship, seat }, telling) => {
    const { name, who } = by(seat, telling);
    return telling.texts.t(`xwing:event.ship-assigned.${who}`, { name, ...shipParams(ship) });
  },
  'obstacle-placed': ({ obstacle, at }, { texts }) =>
    texts.t('xwing:event.obstacle-placed', {
      ...obstacleParams(obstacle),
      place: namePlace(texts, at),
    }),
  'edge-chosen': ({ edge, seat }, telling) => {
    if (seat === undefined) return telling.texts.t('xwing:event.edge-chosen', { edge });
    const { name, who } = by(seat, telling);
    return telling.texts.t(`xwing:event.edge-chosen-by.${who}`, { name, edge });
  },
  'ship-placed': ({ ship, at }, { texts }) =>
    texts.t('xwing:event.ship-placed', {
      ...shipParams(ship),
      place: namePlace(texts, at),
      facing: facingOf(at),
    }),
  'shields-raised': ({ ship, shields }, { texts }) =>
    texts.t('xwing:event.shields-raised', { ...shipParams(ship), shields }),
  'deck-shuffled': ({ cards, again }, { texts }) =>
    again
      ? texts.t('xwing:event.deck-shuffled-again', { count: cards })
      : texts.t('xwing:event.deck-shuffled', { count: cards }),
  'round-began': ({ round }, { texts }) => texts.t('xwing:event.round-began', { round }),
  'phase-began': ({ phase }, { texts }) => texts.t('xwing:event.phase-began', { phase }),
  'dial-set': ({ ship, manoeuvre }, { texts }) =>
    manoeuvre === undefined
      ? texts.t('xwing:event.dial-set', shipParams(ship))
      : texts.t('xwing:event.dial-set-known', {
          ...shipParams(ship),
          manoeuvre: nameOnDial(texts, ship, manoeuvre),
        }),
  'dial-taken-back': ({ ship }, { texts }) =>
    texts.t('xwing:event.dial-taken-back', shipParams(ship)),
  ready: ({ seat }, telling) => {
    const { name, who } = by(seat, telling);
    return telling.texts.t(`xwing:event.ready.${who}`, { name });
  },
  'cards-drawn': ({ seat, count, cards }, telling) => {
    const { texts } = telling;
    const { name, who } = by(seat, telling);
    const line = texts.t(`xwing:event.cards-drawn.${who}`, { name, count });
    if (cards === undefined || cards.length === 0) return line;
    return `${line} ${texts.t('xwing:event.cards-seen', { cards: listDamage(texts, cards) })}`;
  },
  'dial-looked-at': ({ seat, ship, manoeuvre }, telling) => {
    const { texts } = telling;
    const { name, who } = by(seat, telling);
    const line = texts.t(`xwing:event.dial-looked-at.${who}`, { name, ...shipParams(ship) });
    if (manoeuvre === undefined) return line;
    const shown = { manoeuvre: nameOnDial(texts, ship, manoeuvre) };
    return `${line} ${texts.t('xwing:event.dial-seen', shown)}`;
  },
  'game-over': (event, telling) => describeWin(event, telling),
};

const TELLERS: Tellers<EventType> = {
  ...SETTING_TELLERS,
  ...MISSION_TELLERS,
  ...FLIGHT_TELLERS,
  ...COMBAT_TELLERS,
};

function listSides(factions: readonly Faction[], { texts, people }: TextContext): string {
  return factions
    .map((faction, seat) => pairOf(texts, people.name(seat), nameThing(texts, 'faction', faction)))
    .join(', ');
}

/** Who a side is, behind its name; older logs do not say it. */
function nameSeats(seats: readonly number[] | undefined, { people }: TextContext): string {
  return seats === undefined ? '' : ` (${seats.map((seat) => people.name(seat)).join(', ')})`;
}

/** XW-315: by seat, and in older logs by side. */
function tellPoints(
  { scores, destroyed }: Extract<Event, { readonly type: 'game-over' }>,
  { texts, people }: TextContext,
): readonly string[] {
  if (scores !== undefined) {
    const pairs = scores.map((points, seat) => pairOf(texts, people.name(seat), points));
    return [texts.t('xwing:event.scores', { scores: pairs.join(', ') })];
  }
  return destroyed ? [texts.t('xwing:event.destroyed-points', { ...destroyed })] : [];
}

function describeWin(
  event: Extract<Event, { readonly type: 'game-over' }>,
  telling: TextContext,
): string {
  const { winners, rule } = event;
  const { texts, people } = telling;
  const others = winners.filter((seat) => seat !== people.me);
  const names = listOf(
    texts,
    others.map((seat) => people.name(seat)),
  );
  const reason = texts.has(`xwing:end.${rule}`) ? [texts.t(`xwing:end.${rule}`)] : [];
  const points = tellPoints(event, telling);
  return [...reason, ...points, tellWinners(texts, winners.length, others.length, names)].join(' ');
}

function tellWinners(texts: Texts, all: number, others: number, names: string): string {
  if (all === 0) return texts.t('xwing:event.won.nobody');
  if (others === all) return texts.t('xwing:event.won.they', { names, count: others });
  return others === 0
    ? texts.t('xwing:event.won.you')
    : texts.t('xwing:event.won.you-and', { names });
}

/** One line of the log. What a later version may tell has no words here. */
export function describeEvent(event: Event, telling: TextContext): string {
  const teller = Object.hasOwn(TELLERS, event.type) ? TELLERS[event.type] : undefined;
  if (teller === undefined) return telling.texts.t('table:event-unknown', { type: event.type });
  return teller(event as never, telling);
}
