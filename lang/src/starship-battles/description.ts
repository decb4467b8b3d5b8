import type { Outcome } from '@parsecs/kernel';
import type { ShipView, View } from '@parsecs/starship-battles';
import { listOf, type People, personOf } from '../people.ts';
import type { Texts } from '../texts.ts';
import { tellShip } from './facts.ts';
import { targetOf } from './question-context.ts';
import {
  type BattleKnown,
  countCards,
  explainThing,
  nameFleet,
  nameShip,
  nameThing,
  otherParams,
  shipParams,
} from './words.ts';

interface TextContext {
  readonly texts: Texts;
  readonly view: View;
  readonly people: People;
  readonly known: BattleKnown;
}

/** The whole position, for those who cannot see the map: one thing a line. */
export function describeView(telling: TextContext): string[] {
  const { texts, view } = telling;
  const { mode, map } = view.setup;
  const table = texts.t('starship-battles:position.table', { mode, map });
  return [
    `${table} ${explainThing(texts, 'map', map)}`,
    ...describeMoment(telling),
    ...describeScore(telling),
    ...view.seats.flatMap((_, seat) => describeSeat(telling, seat)),
  ];
}

function describeMoment(telling: TextContext): readonly string[] {
  const { texts, view } = telling;
  if (view.kind === 'over') return [`${describeOutcome(telling, view)}.`];
  if (view.phase === 'setup') {
    const stage = view.kind === 'side' || view.kind === 'fleet' ? view.kind : 'deploy';
    const lines = [texts.t(`starship-battles:position.choosing.${stage}`)];
    if (stage === 'deploy') lines.push(tellDecider(telling));
    return [lines.join(' ')];
  }
  const { round, phase, low } = view;
  const lines = [
    texts.t('starship-battles:position.round', { round, phase }),
    ...(low === null || phase === 'initiative'
      ? []
      : [texts.t('starship-battles:position.order', { side: low })]),
    tellDecider(telling),
  ];
  return [lines.join(' '), ...tellDeed(telling)];
}

/** Whose decision it is. */
function tellDecider({ texts, view, people }: TextContext): string {
  const who = personOf(people, view.asked);
  return texts.t(`starship-battles:position.decides.${who}`, { name: people.name(view.asked) });
}

/** The ship that is at it, and whom it attacks. */
function tellDeed({ texts, view, known }: TextContext): readonly string[] {
  const { active } = view;
  if (active === null) return [];
  const target = targetOf(view);
  const ship = shipParams(active, known);
  if (target === undefined) return [texts.t('starship-battles:position.active', ship)];
  const params = { ...ship, ...otherParams(target.id, known) };
  const weapon = view.attack?.weapon ?? '';
  return [texts.t('starship-battles:position.attack-weapon', { ...params, weapon })];
}

function describeScore({ texts, view }: TextContext): readonly string[] {
  if (view.round === 0) return [];
  const { light, dark } = view.lost;
  const lines = [texts.t('starship-battles:position.score', { light, dark })];
  if (view.quiet > 0) lines.push(texts.t('starship-battles:position.quiet', { count: view.quiet }));
  return lines;
}

function describeSeat(telling: TextContext, seat: number): readonly string[] {
  const { texts, view, people } = telling;
  const who = personOf(people, seat);
  const name = people.name(seat);
  const side = view.seats[seat]?.faction ?? null;
  const head = [
    side === null
      ? texts.t(`starship-battles:position.no-side.${who}`, { name })
      : texts.t(`starship-battles:position.seat.${who}`, { name, side }),
  ];
  if (isPartner(telling, seat)) head.push(texts.t('starship-battles:position.partner', { name }));
  head.push(...tellSecrets(telling, seat));
  return [head.join(' '), ...describeFleet(telling, seat)];
}

function isPartner({ view, people }: TextContext, seat: number): boolean {
  const { me } = people;
  if (me === undefined || me === seat) return false;
  const mine = view.seats[me]?.faction ?? null;
  return mine !== null && view.seats[seat]?.faction === mine;
}

/** Wishes and lists while they are secret, as far as the viewer may know them. */
function tellSecrets({ texts, view, people, known }: TextContext, seat: number): readonly string[] {
  const { wish, fleet } = view.seats[seat] ?? {};
  const who = personOf(people, seat);
  const name = people.name(seat);
  if (wish === 'hidden') return [texts.t(`starship-battles:event.side-wanted.${who}`, { name })];
  if (wish !== undefined) {
    return [texts.t(`starship-battles:event.side-wanted.${who}-side`, { name, side: wish })];
  }
  if (fleet === undefined) return [];
  if (fleet === 'hidden') {
    return [texts.t(`starship-battles:position.fleet-hidden.${who}`, { name })];
  }
  const ships = nameFleet(texts, fleet, known);
  return [texts.t(`starship-battles:position.fleet.${who}`, { name, ships })];
}

function describeFleet(telling: TextContext, seat: number): readonly string[] {
  const { texts, view, known } = telling;
  const own = view.ships.filter(({ owner }) => owner === seat);
  const options = view.seats[seat]?.options ?? [];
  const elsewhere = (['undeployed', 'pool', 'gone'] as const).flatMap((place) => {
    const there = own.filter(({ at }) => at === place);
    if (there.length === 0) return [];
    const ships = nameFleet(texts, countCards(there), known);
    return [texts.t(`starship-battles:position.${place}`, { ships })];
  });
  return [
    ...own.filter(({ at }) => typeof at !== 'string').map((ship) => describeShip(telling, ship)),
    ...elsewhere,
    ...(options.length === 0 ? [] : [tellOptions(texts, options)]),
  ];
}

function describeShip({ texts, known }: TextContext, ship: ShipView): string {
  return `${nameShip(texts, ship.id, known)}: ${tellShip(texts, ship, known).join(', ')}.`;
}

function tellOptions(texts: Texts, options: readonly string[]): string {
  const names = options.map((option) => nameThing(texts, 'option', option)).join(', ');
  return texts.t('starship-battles:position.options', { options: names });
}

/** The headline of a finished game. */
export function describeOutcome(
  { texts, people }: Pick<TextContext, 'texts' | 'people'>,
  { winners }: Pick<Outcome, 'winners'>,
): string {
  if (winners.length === 0) return texts.t('starship-battles:outcome.draw');
  const others = winners.filter((seat) => seat !== people.me);
  const names = listOf(
    texts,
    others.map((seat) => people.name(seat)),
  );
  if (others.length === winners.length) {
    return texts.t('starship-battles:outcome.they', { names, count: others.length });
  }
  return others.length === 0
    ? texts.t('starship-battles:outcome.you')
    : texts.t('starship-battles:outcome.you-team', { names });
}
