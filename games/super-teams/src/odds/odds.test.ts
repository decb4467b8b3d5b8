import { at, seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { superTeams } from '../game.ts';
import { kindUnder, type State } from '../state.ts';
import { HOME, table } from '../testing/table.ts';
import { type CardId, HALVES, SPACE_KINDS, VALUES } from '../vocabulary.ts';
import { Finish, WHOLE_COLOUR } from './odds.ts';

/** `ODDS_CASES=1000` tries as many; each is played `SAMPLES` times through the rules. */
const CASES = Number(process.env['ODDS_CASES'] ?? 30);
const SAMPLES = 40;

function positionAt(space: number, kind: number | undefined, value: number): State {
  const half = HALVES.find((one) => kind !== undefined && one === SPACE_KINDS[kind]);
  const game = table()
    .seeded('any')
    .hand('P1', `red-${value}` as CardId)
    .planetPaid();
  const { rules } = table().state;
  if (half !== undefined && at(rules.otherKind, space) !== -1) game.ship('red-1', space, half);
  else game.ship('red-1', space);
  return game.ship('red-2', HOME).ship('yellow-1', HOME).ship('yellow-2', HOME).state;
}

/** Plays one card on the ship, by the rules; the half it comes to rest on as the odds have it. */
function playCard(state: State, value: number, half: (space: number) => number): State {
  const after = superTeams.copy(state);
  const chance = seededChance('any');
  const announced = superTeams.check(after, 0, `red-${value}/red-1`);
  if ('refused' in announced) throw new Error(announced.cause);
  superTeams.answer(after, 0, announced, { chance });
  for (let step = 0; step < 20 && superTeams.outcome(after) === undefined; step += 1) {
    const seat = superTeams.asked(after)[0];
    if (seat === undefined) break;
    const question = superTeams.question(after, seat);
    if (question.kind === 'announce') break;
    const wanted =
      question.kind === 'half'
        ? question.answers.find(
            (one) => one.kind === 'half' && one.half === SPACE_KINDS[half(after.turn.rest)],
          )
        : undefined;
    superTeams.answer(after, seat, wanted ?? superTeams.fallback(after, seat), { chance });
  }
  return after;
}

describe('finishing chances come out as the rules give them', () => {
  const { rules } = table().state;
  const seeds = Array.from({ length: CASES }, (_, index) => `finish/${index}`);
  test.each(seeds)('%s', (seed) => {
    const chance = seededChance(seed);
    const space = HOME - 1 - chance.pick('space', 12);
    const kinds = [at(rules.kind, space), at(rules.otherKind, space)].filter((kind) => kind !== -1);
    const kind = at(kinds, chance.pick('half', kinds.length));
    if (SPACE_KINDS[kind] === 'maw') return;
    const draws = 1 + chance.pick('draws', 4);
    const cards = WHOLE_COLOUR.map((count) => chance.pick('gone', count + 1));
    if (cards.reduce((sum, count) => sum + count, 0) < draws) return;
    const half = HALVES.find((one) => one === SPACE_KINDS[kind]);
    const finish = new Finish(rules);
    const isDual = at(rules.otherKind, space) !== -1;
    const odds = finish.odds({
      space,
      cards,
      draws,
      ...(isDual && half !== undefined && { half }),
    });
    expect(odds.outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
    let home = 0;
    for (let race = 0; race < SAMPLES; race += 1) {
      let [place, under, left] = [space, kind, cards];
      for (let used = 0; used < draws && place !== rules.last; used += 1) {
        const deck = left.flatMap((count, index) => Array.from({ length: count }, () => index));
        const index = at(deck, chance.pick('card', deck.length));
        left = left.with(index, at(left, index) - 1);
        const rest = left;
        const after = playCard(
          positionAt(place, under, at(VALUES, index)),
          at(VALUES, index),
          (to) => finish.bestKind(to, rest, draws - used - 1),
        );
        place = at(after.position, 0);
        under = kindUnder(after, 0);
      }
      if (place === rules.last) home += 1;
    }
    const sigma = Math.sqrt((odds.finish * (1 - odds.finish)) / SAMPLES);
    expect(Math.abs(home / SAMPLES - odds.finish)).toBeLessThanOrEqual(5 * sigma + 1e-9);
  });
});

describe('finishing by hand', () => {
  // The strip ends N A B N F.
  const { rules } = table().state;

  test('one card does it when it is high enough', () => {
    const finish = new Finish(rules);
    const { outcomes, finish: chance } = finish.odds({
      space: HOME - 4,
      cards: WHOLE_COLOUR,
      draws: 1,
    });
    expect(chance).toBeCloseTo(1 / 2, 12);
    expect(outcomes).toEqual([
      { cards: 1, p: chance },
      { cards: null, p: 1 - chance },
    ]);
  });

  test('cards that are gone do not come again', () => {
    const finish = new Finish(rules);
    const cards = [1, 0, 0, 0, 0, 1];
    expect(finish.odds({ space: HOME - 2, cards, draws: 2 }).outcomes).toEqual([
      { cards: 1, p: 0.5 },
      { cards: 2, p: 0.5 },
    ]);
    expect(finish.odds({ space: HOME - 4, cards, draws: 2 }).finish).toBe(0.5);
  });
});
