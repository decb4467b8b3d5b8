import type { Outcome } from '@parsecs/kernel';
import type { Faction, ShipView, View } from '@parsecs/xwing';
import { listOf, type People, personOf } from '../people.ts';
import type { Texts } from '../texts.ts';
import { attackFaces, attackIn, defenceFaces, shipAt } from './asking.ts';
import { shipName } from './cards.ts';
import { tellDial, tellPlace, tellState, tellUpgrades } from './facts.ts';
import { shipOfPilot } from './pilots.ts';
import { describeOptions, describeThings } from './position-things.ts';
import { describeSights } from './sights.ts';
import {
  countDice,
  explainThing,
  listShips,
  nameShip,
  nameSquad,
  otherParams,
  shipParams,
  writeNumber,
} from './words.ts';

interface Telling {
  readonly texts: Texts;
  readonly view: View;
  readonly people: People;
}

const FACTIONS: readonly Faction[] = ['rebel', 'imperial'];
const EDGES = ['bottom', 'right', 'top', 'left'] as const;

/** The whole position, for those who cannot see the field: one thing a line. */
export function describePosition(telling: Telling): string[] {
  const { texts, view } = telling;
  const { mission, width, height } = view.position.setup;
  const table = texts.t('xwing:position.table', {
    mission,
    width: writeNumber(texts, width / 10, 1),
    height: writeNumber(texts, height / 10, 1),
  });
  return [
    `${table} ${explainThing(texts, 'mission', mission)}`,
    ...describeOptions(texts, view),
    ...describeMoment(telling),
    ...describeAttack(telling),
    ...view.seats.flatMap((_, seat) => describeSeat(telling, seat)),
    ...describeSights(telling),
    ...describeThings(texts, view),
  ];
}

function describeMoment(telling: Telling): readonly string[] {
  const { texts, view } = telling;
  const { position } = view;
  if (position.ending !== '') return [`${describeOutcome(telling, position)}.`];
  const { round, phase } = position;
  const lines = [
    phase === 'setup'
      ? texts.t('xwing:position.setup')
      : texts.t('xwing:position.round', { round, phase }),
    ...tellDeciders(telling),
  ];
  const faction = FACTIONS[position.initiative];
  if (faction === undefined) return [lines.join(' ')];
  const edge = EDGES[position.edge] ?? 'bottom';
  return [lines.join(' '), texts.t('xwing:position.initiative', { faction, edge })];
}

/** Whose decision it is. */
function tellDeciders({ texts, view, people }: Telling): readonly string[] {
  const asked = view.seats.flatMap((_, seat) =>
    (view.position.asked & (1 << seat)) === 0 ? [] : [seat],
  );
  const [first] = asked;
  if (first === undefined) return [];
  if (asked.length === 1) {
    const who = personOf(people, first);
    return [texts.t(`xwing:position.decides.${who}`, { name: people.name(first) })];
  }
  const names = listOf(
    texts,
    asked.map((seat) => people.name(seat)),
  );
  return [texts.t('xwing:position.decide', { names })];
}

/** In which of the seven steps of an attack each question is asked. */
const STEPS: readonly (readonly [questions: RegExp, step: string])[] = [
  [/^attack-declared$/, 'declare'],
  [/^attack-dice-(?:count|rolled)$/, 'roll-attack'],
  [/^(?:modify-attack-dice|attack-dice-)/, 'modify-attack'],
  [/^defence-dice-count$/, 'roll-defence'],
  [/^(?:modify-defence-dice|defence-dice-)/, 'modify-defence'],
  [/^compare-/, 'compare'],
];

export function stepOf(question: string): string {
  return STEPS.find(([questions]) => questions.test(question))?.[1] ?? 'deal';
}

/** The attack that is going on, or the ship whose turn it is. */
function describeAttack({ texts, view }: Telling): readonly string[] {
  const { active, question } = view.position;
  const attack = attackIn(view);
  if (attack === undefined) {
    const ship = shipAt(view, active);
    return ship === undefined ? [] : [texts.t('xwing:position.active', shipParams(ship.id))];
  }
  const lines = [
    texts.t('xwing:position.attack', {
      ...shipParams(shipAt(view, attack.ship)?.id ?? ''),
      ...otherParams(shipAt(view, attack.target)?.id ?? ''),
      range: attack.range,
      step: stepOf(question),
    }),
  ];
  if (attack.attackDice.length > 0) {
    const dice = countDice(texts, attackFaces(attack));
    lines.push(texts.t('xwing:position.attack-dice', { dice }));
  }
  if (attack.defenceDice.length + attack.evades > 0) {
    const dice = countDice(texts, defenceFaces(attack), attack.evades);
    lines.push(texts.t('xwing:position.defence-dice', { dice }));
  }
  return [lines.join(' ')];
}

function describeSeat(telling: Telling, seat: number): readonly string[] {
  const { texts, view, people } = telling;
  const who = personOf(people, seat);
  const name = people.name(seat);
  const faction = view.seats[seat]?.faction ?? null;
  const head = [
    faction === null
      ? texts.t(`xwing:position.no-side.${who}`, { name })
      : texts.t(`xwing:position.seat.${who}`, { name, faction }),
  ];
  if (isPartner(telling, seat)) head.push(texts.t('xwing:position.partner', { name }));
  head.push(...tellSecrets(telling, seat));
  return [head.join(' '), ...describeShips(telling, seat)];
}

function isPartner({ view, people }: Telling, seat: number): boolean {
  const { me } = people;
  if (me === undefined || me === seat) return false;
  const mine = view.seats[me]?.faction ?? null;
  return mine !== null && view.seats[seat]?.faction === mine;
}

/** Wishes and squads while they are secret, as far as the viewer may know them. */
function tellSecrets({ texts, view, people }: Telling, seat: number): readonly string[] {
  const { wish, squad } = view.seats[seat] ?? {};
  const who = personOf(people, seat);
  const name = people.name(seat);
  if (wish === 'hidden') return [texts.t(`xwing:event.side-wished.${who}`, { name })];
  if (wish !== undefined) {
    return [texts.t(`xwing:event.side-wished.${who}-side`, { name, faction: wish })];
  }
  if (squad === undefined) return [];
  if (squad === 'hidden') return [texts.t(`xwing:position.squad-hidden.${who}`, { name })];
  return [texts.t(`xwing:position.squad.${who}`, { name, ships: nameSquad(texts, squad) })];
}

function describeShips({ texts, view }: Telling, seat: number): readonly string[] {
  const own = view.ships.filter(({ owner }) => owner === seat);
  const elsewhere = (['unplaced', 'destroyed', 'escaped'] as const).flatMap((status) => {
    const there = own.filter((ship) => ship.status === status).map(({ id }) => id);
    if (there.length === 0) return [];
    return [texts.t(`xwing:position.${status}`, { ships: listShips(texts, there) })];
  });
  return [
    ...own.filter(({ status }) => status === 'in-play').map((ship) => describeShip(texts, ship)),
    ...elsewhere,
  ];
}

/** “Luke Skywalker, X-wing. Pilot skill 8, hull 3, …. 45 cm from the left edge, ….” */
function describeShip(texts: Texts, ship: ShipView): string {
  const type = ship.pilot === null ? undefined : shipOfPilot(ship.pilot);
  const name = nameShip(texts, ship.id);
  const facts = [...tellState(texts, ship), ...tellDial(texts, ship), ...tellUpgrades(texts, ship)];
  return [
    type === undefined ? `${name}.` : `${name}, ${shipName(texts, type)}.`,
    `${facts.join(', ')}.`,
    `${tellPlace(texts, ship).join(', ')}.`,
  ].join(' ');
}

/** The headline of a finished game. */
export function describeOutcome(
  { texts, people }: Pick<Telling, 'texts' | 'people'>,
  { winners }: Pick<Outcome, 'winners'>,
): string {
  if (winners.length === 0) return texts.t('xwing:outcome.draw');
  const others = winners.filter((seat) => seat !== people.me);
  const names = listOf(
    texts,
    others.map((seat) => people.name(seat)),
  );
  if (others.length === winners.length) {
    return texts.t('xwing:outcome.they', { names, count: others.length });
  }
  return others.length === 0
    ? texts.t('xwing:outcome.you')
    : texts.t('xwing:outcome.you-team', { names });
}
