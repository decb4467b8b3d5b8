import type { Outcome } from '@parsecs/kernel';
import type { ShipView, Track, View } from '@parsecs/super-teams/words';
import { listOf, type People, personOf } from '../people.ts';
import type { Texts } from '../texts.ts';
import { listBonus, listCards } from './events.ts';
import { cardParams, notableKind, placeParams, trackOf } from './words.ts';

interface TextContext {
  readonly texts: Texts;
  readonly view: View;
  readonly people: People;
  readonly track: Track | undefined;
}

/** The whole position, for those who cannot see the board: one thing a line. */
export function describeView(telling: TextContext): string[] {
  const { view } = telling;
  const seats = view.seats.map((_, seat) => seat);
  return [
    describeMoment(telling),
    ...seats.map((seat) => describeSeat(telling, seat)),
    ...describeJokers(telling),
    ...describePiles(telling),
  ];
}

function describeMoment({ texts, view, people, track }: TextContext): string {
  if (view.phase === 'over') return `${describeOutcome({ texts, view, people, track }, view)}.`;
  const { active, turn } = view;
  const who = personOf(people, active);
  const name = people.name(active);
  const lines = [
    texts.t('super-teams:position.round', { round: view.round }),
    texts.t(`super-teams:position.turn.${who}`, { name }),
  ];
  if (turn !== null) {
    const params = { name, ship: turn.ship, ...cardParams(turn.card) };
    lines.push(texts.t(`super-teams:position.move.${who}`, params));
    if (turn.boost !== undefined) {
      lines.push(texts.t('super-teams:position.boost', { bonus: turn.boost }));
    }
  }
  return lines.join(' ');
}

function describeSeat(telling: TextContext, seat: number): string {
  const { texts, view, people } = telling;
  const who = personOf(people, seat);
  const name = people.name(seat);
  const ships = view.ships.filter((ship) => ship.owner === seat);
  const colours = view.setup.colours[seat] ?? [];
  const lines = [
    texts.t(`super-teams:position.seat.${who}`, {
      name,
      colours: colours.map((colour) => texts.t(`super-teams:colour.${colour}.name`)).join(', '),
      ships: ships.map((ship) => describeShip(telling, ship)).join('; '),
    }),
  ];
  if (isPartner(telling, seat)) lines.push(texts.t('super-teams:position.partner', { name }));
  lines.push(describeHolding(telling, seat));
  return lines.join(' ');
}

function isPartner({ view, people }: TextContext, seat: number): boolean {
  const { me } = people;
  return me !== undefined && me !== seat && view.seats[me]?.side === view.seats[seat]?.side;
}

function describeShip({ texts, view, track }: TextContext, ship: ShipView): string {
  const known = trackOf(view, track);
  const params = { ship: ship.id, ...placeParams(ship.at, known) };
  const kind = notableKind(ship, known);
  if (kind === undefined) return texts.t('super-teams:position.ship', params);
  return texts.t('super-teams:position.ship-kind', {
    ...params,
    kind: texts.t(`super-teams:space.${kind}.short`),
  });
}

function describeHolding({ texts, view, people }: TextContext, seat: number): string {
  const held = view.seats[seat];
  if (held === undefined) return '';
  const who = personOf(people, seat);
  const name = people.name(seat);
  const counts = texts.t(`super-teams:position.holds.${who}`, {
    name,
    movement: texts.t('super-teams:position.movement-cards', { count: held.movementCards }),
    bonus: texts.t('super-teams:position.bonus-cards', { count: held.bonusCards }),
  });
  const faces = [
    ...(held.hand?.length ? [listCards(texts, held.hand)] : []),
    ...(held.bonus?.length ? [listBonus(texts, held.bonus)] : []),
  ];
  if (faces.length === 0) return counts;
  const cards = faces.join('; ');
  return `${counts} ${texts.t(`super-teams:position.hand.${who}`, { name, cards })}`;
}

function describeJokers({ texts, view }: TextContext): readonly string[] {
  if (view.jokers.length === 0) return [];
  const colours = view.jokers.map((colour) => texts.t(`super-teams:colour.${colour}.name`));
  return [texts.t('super-teams:position.jokers', { colours: listOf(texts, colours) })];
}

function describePiles({ texts, view }: TextContext): readonly string[] {
  const lines = [
    texts.t('super-teams:position.decks', {
      movement: texts.t('super-teams:position.movement-cards', { count: view.movementDeck }),
      bonus: texts.t('super-teams:position.bonus-cards', { count: view.bonusDeck }),
    }),
  ];
  const movement = view.movementDiscard.at(-1);
  if (movement !== undefined) {
    lines.push(texts.t('super-teams:position.movement-discard', cardParams(movement)));
  }
  const bonus = view.bonusDiscard.at(-1);
  if (bonus !== undefined) lines.push(texts.t('super-teams:position.bonus-discard', { bonus }));
  if (view.planet > 0) lines.push(texts.t('super-teams:position.planet', { count: view.planet }));
  return lines;
}

/** The headline of a finished game. */
export function describeOutcome(
  telling: TextContext,
  { winners }: Pick<Outcome, 'winners'>,
): string {
  const { texts, view, people } = telling;
  if (winners.length === 0) return texts.t('super-teams:outcome.nobody');
  const shared = new Set(winners.map((seat) => view.seats[seat]?.side)).size > 1;
  const others = winners.filter((seat) => seat !== people.me);
  const names = listOf(
    texts,
    others.map((seat) => people.name(seat)),
  );
  if (others.length === winners.length) {
    return shared
      ? texts.t('super-teams:outcome.they-shared', { names })
      : texts.t('super-teams:outcome.they', { names, count: others.length });
  }
  if (others.length === 0) return texts.t('super-teams:outcome.you');
  return shared
    ? texts.t('super-teams:outcome.you-shared', { names })
    : texts.t('super-teams:outcome.you-team', { names });
}
