import { Match } from '@parsecs/kernel';
import { SHIPS, starshipBattles } from '@parsecs/starship-battles';
import { describe, expect, test } from 'vitest';
import { createTexts, describeAnswer, describeAnswerHint, LANGUAGES } from '../index.ts';
import {
  CARDS,
  CRUISER,
  EXECUTOR,
  people,
  positionOf,
  type State,
  setupNamed,
  shots,
} from '../testing/starship-battles.ts';

const GAME = 'starship-battles';
const GIVEN = { phase: 'attack', low: 'dark', ships: { P1: [CRUISER], P2: [EXECUTOR] } };

describe.each(LANGUAGES)('hints of Starship Battles in %s', async (language) => {
  const texts = await createTexts(language);

  test('tell figures of the cards and the number to roll', () => {
    const before = positionOf(GIVEN, ['mon-calamari-cruiser-1']);
    const hint = (state: State, id: string): string => {
      const [seat = 0] = starshipBattles.asked(state);
      const question = starshipBattles.question(state, seat);
      const view = starshipBattles.view(state, seat);
      return describeAnswerHint(texts, GAME, id, question, view, people(seat), CARDS);
    };
    const { front } = cardOf('super-star-destroyer-executor').full.defense;
    const shot = hint(before, 'turbolasers>super-star-destroyer-executor-1');
    expect(shot).toMatch(new RegExp(`\\+5.*3.*${front}`));
    const declared = positionOf(
      { ...GIVEN, ships: { P1: [CRUISER], P2: [{ ...EXECUTOR, counters: 0 }] } },
      shots('super-star-destroyer-executor-1'),
    );
    expect(declared.kind).toBe('roll');
    // Turbolasers +5 from ahead.
    expect(hint(declared, 'roll')).toContain(` ${front - 5} `);
    expect(hint(declared, 'resign')).not.toBe('');
  });

  test('foretell every path as the game flies it', () => {
    const given = {
      ships: { P1: [CRUISER], P2: [EXECUTOR] },
      options: { P1: ['power-to-engines'] },
    };
    const state = positionOf(given, ['mon-calamari-cruiser-1']);
    const question = starshipBattles.question(state, 0);
    const view = starshipBattles.view(state, 0);
    const paths = question.answers.filter(({ kind }) => kind === 'path');
    expect(paths.length).toBeGreaterThan(10);
    for (const { id } of paths) {
      const hint = describeAnswerHint(texts, GAME, id, question, view, people(0), CARDS);
      const after = starshipBattles.view(positionOf(given, ['mon-calamari-cruiser-1', id]), 0);
      const { at, facing } = after.ships[0] ?? { at: 'gone', facing: 'north' };
      if (typeof at === 'string') throw new Error(`${id} leads nowhere`);
      const [column, row] = at;
      expect(hint).toContain(texts.t(`${GAME}:square`, { column, row }));
      expect(hint).toContain(texts.t(`${GAME}:facing.${facing}.to`));
    }
  });

  test('are told of an answer that is not listed, and of no text that is none', () => {
    const state = positionOf(GIVEN, ['mon-calamari-cruiser-1']);
    const question = { ...starshipBattles.question(state, 0), answers: [] };
    const view = starshipBattles.view(state, 0);
    const tell = (say: typeof describeAnswer, id: string): string =>
      say(texts, GAME, id, question, view, people(0), CARDS);
    const shot = 'turbolasers>super-star-destroyer-executor-1';
    expect(tell(describeAnswer, shot)).toContain(
      texts.t(`${GAME}:ship.super-star-destroyer-executor.name`),
    );
    expect(tell(describeAnswerHint, shot)).not.toBe('');
    expect(tell(describeAnswer, 'what a later version wrote')).toBe('what a later version wrote');
    expect(tell(describeAnswerHint, 'what a later version wrote')).toBe('');
  });

  test('list the ships of a ready-made fleet, which its answer calls by name', () => {
    const match = new Match(starshipBattles, setupNamed('standard', { sides: 'dark' }), 's');
    const question = starshipBattles.question(match.state, 0);
    const view = starshipBattles.view(match.state, 0);
    const labels = question.answers.map(({ id }) =>
      describeAnswer(texts, GAME, id, question, view, people(0), CARDS),
    );
    expect(labels).toContain(texts.t(`${GAME}:fleet.dark-imperial`));
    const [id = ''] = question.answers.map((answer) => answer.id);
    const hint = describeAnswerHint(texts, GAME, id, question, view, people(0), CARDS);
    expect(hint).toBe(`${describeAnswer(texts, GAME, id, question, view, people(0))}.`);
  });
});

function cardOf(id: string): (typeof SHIPS)[number] {
  const card = SHIPS.find((known) => known.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}
