import { Match, type Viewer } from '@parsecs/kernel';
import { starshipBattles } from '@parsecs/starship-battles';
import { describe, expect, test } from 'vitest';
import { createTexts, describeOutcome, describeView, LANGUAGES } from '../index.ts';
import {
  CARDS,
  CRUISER,
  EXECUTOR,
  expectSound,
  people,
  positionOf,
  setupNamed,
} from '../testing/starship-battles.ts';

const GAME = 'starship-battles';

describe.each(LANGUAGES)('positions of Starship Battles in %s', async (language) => {
  const texts = await createTexts(language);

  test('say who won, alone, as a team, and that nobody did', () => {
    const headline = (winners: readonly number[], me?: number): string =>
      describeOutcome(texts, GAME, { winners }, {}, people(me));
    const told = [
      headline([0], 0),
      headline([0], 1),
      headline([0, 2], 0),
      headline([0, 2], 1),
      headline([]),
    ];
    for (const line of told) expectSound(line);
    expect(new Set(told).size).toBe(told.length);
  });

  test('tell who stands where and how they are', () => {
    const state = positionOf({
      phase: 'move',
      round: 4,
      ships: {
        P1: [{ ...CRUISER, damage: 2, facing: 'west' }, { ship: 'x-wing-starfighter' }],
        P2: [{ ...EXECUTOR, reduced: true, damage: 7, counters: 1 }],
      },
      options: { P2: ['power-to-shields'] },
    });
    const view = starshipBattles.view(state, 0);
    const lines = describeView(texts, GAME, view, people(0), CARDS);
    const cruiser = lines.find((line) =>
      line.includes(texts.t(`${GAME}:ship.mon-calamari-cruiser.name`)),
    );
    expect(cruiser).toMatch(/16[,;] 10.*17[,;] 11/);
    expect(cruiser).toContain(texts.t(`${GAME}:facing.west.to`));
    expect(cruiser).toMatch(/6.*2/);
    const executor = lines.find((line) => line.includes(texts.t(`${GAME}:position.reduced`)));
    expect(executor).toMatch(/10.*7/);
    expect(lines.join(' ')).toContain(texts.t(`${GAME}:option.power-to-shields.name`));
    expect(lines.at(1)).toContain('4');
  });

  test('keep secret fleets secret', () => {
    const match = new Match(starshipBattles, setupNamed('standard', { sides: 'light' }), 's');
    const { answers } = starshipBattles.question(match.state, 0);
    match.choose(0, answers[0]?.id ?? '');
    const tell = (viewer: Viewer): string =>
      describeView(
        texts,
        GAME,
        starshipBattles.view(match.state, viewer),
        people(viewer === 'spectator' ? undefined : viewer),
        CARDS,
      ).join(' ');
    const ship = texts.t(`${GAME}:ship.x-wing-starfighter.name`);
    expect(tell(0)).toContain(ship);
    expect(tell(1)).not.toContain(ship);
    expect(tell('spectator')).not.toContain(ship);
  });
});
