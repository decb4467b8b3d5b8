import { Match, type Viewer } from '@parsecs/kernel';
import { xwing } from '@parsecs/xwing';
import { describe, expect, test } from 'vitest';
import { createTexts, describeOutcome, describeView, LANGUAGES } from '../index.ts';
import { expectSound, people, positionOf, setupNamed } from '../testing/xwing.ts';

const GAME = 'xwing';

const LUKE = {
  pilot: 'lukeskywalker',
  upgrades: ['r2d2'],
  at: [450, 300, 0],
  shields: 1,
  focus: 2,
  stress: 1,
  locks: ['academypilot'],
  damageUp: ['console-fire'],
  damageDown: 1,
  dial: 'bank-left-1',
};
const CADET = { pilot: 'academypilot', at: [450, 500, 180], dial: 'straight-2' };
const GIVEN = {
  phase: 'activation',
  round: 4,
  ships: [LUKE, CADET, { ...CADET, at: [800, 850, 90] }],
  obstacles: [{ at: [200, 200] }],
};

describe.each(LANGUAGES)('positions of X-Wing in %s', async (language) => {
  const texts = await createTexts(language);
  const name = (id: string): string => texts.t(`xwing:card.pilot.${id}.name`);
  const tell = (state: ReturnType<typeof positionOf>, viewer: Viewer): readonly string[] =>
    describeView(
      texts,
      GAME,
      xwing.view(state, viewer),
      people(viewer === 'spectator' ? undefined : viewer),
    );

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

  test('say by how many squad points a match was won, where they count', () => {
    const headline = (winners: readonly number[], scores: readonly number[]): string =>
      describeOutcome(texts, GAME, { winners, scores }, {}, people(0));
    expect(headline([0], [31, 10])).toContain('21');
    expect(headline([1], [10, 12])).not.toBe(headline([1], [10, 15]));
    for (const count of [1, 2, 5]) expectSound(headline([0], [count, 0]));
    // Nobody is ahead: the initiative has decided, or nobody has won.
    expect(headline([0], [31, 31])).toBe(headline([0], []));
    expect(headline([], [31, 31])).toBe(headline([], []));
  });

  test('tell how a ship is, where it stands and what it carries', () => {
    const lines = tell(positionOf(GIVEN), 0);
    for (const line of lines) expectSound(line);
    const luke = lines.find((line) => line.startsWith(`${name('lukeskywalker')}, `)) ?? '';
    expect(luke).toContain(texts.t('xwing:ship.xwing.name'));
    // Luke has 3 hull, less the two damage cards.
    expect(luke).toContain(texts.t('xwing:position.hull', { hull: 1 }));
    expect(luke).toContain(texts.t('xwing:position.shields', { shields: 1 }));
    expect(luke).toContain(texts.t('xwing:token.focus.count', { count: 2 }));
    expect(luke).toContain(texts.t('xwing:token.stress.count', { count: 1 }));
    expect(luke).toContain(texts.t('xwing:card.damage.console-fire.name'));
    expect(luke).toContain(texts.t('xwing:card.upgrade.r2d2.name'));
    expect(luke).toContain(texts.t('xwing:facing.up'));
    expect(luke).toMatch(/45.*30/);
    expect(lines.join(' ')).toContain(`${name('academypilot')} 2`);
    expect(lines[1]).toContain('4');
  });

  test('tell what lies in the discard pile', () => {
    const pile = tell(positionOf({ ...GIVEN, discard: ['direct-hit', 'stunned-pilot'] }), 0).join(
      ' ',
    );
    expect(pile).toContain(
      texts.t('xwing:position.discard', {
        cards: ['direct-hit', 'stunned-pilot']
          .map((id) => texts.t(`xwing:card.damage.${id}.name`))
          .join(', '),
      }),
    );
  });

  test('tell how far enemies are, where, and who has whom in arc', () => {
    const seen = (viewer: Viewer): string =>
      tell(positionOf(GIVEN), viewer).find((line) => line.includes('12')) ?? '';
    expect(seen(0)).toContain(texts.t('xwing:position.arcs.you.both'));
    expect(seen(0)).toContain(texts.t('xwing:position.range', { range: 2 }));
    expect(seen(0)).toContain(texts.t('xwing:position.far'));
    expect(seen('spectator')).toContain(texts.t('xwing:position.arcs.they.both'));
    expect(seen(1)).toContain(texts.t('xwing:position.arcs.you.both'));
  });

  test('guess distances while nobody may measure', () => {
    const planning = { ...GIVEN, phase: 'planning', ships: [LUKE, CADET] };
    const range = texts.t('xwing:position.range', { range: 2 });
    // 160 mm from base to base.
    const about = texts.t('xwing:position.about', { cm: 15 });
    const told = tell(positionOf(planning), 0).join(' ');
    expect(told).toContain(about);
    expect(told).not.toContain(range);
    const free = { ...planning, setup: { options: { freeMeasuring: true } } };
    expect(tell(positionOf(free), 0).join(' ')).toContain(range);
  });

  test('show one’s own dials and nobody else’s', () => {
    const bank = texts.t('xwing:manoeuvre.bank-left.nom', { speed: 1 });
    const set = texts.t('xwing:position.dial-hidden');
    const luke = (viewer: Viewer): string =>
      tell(positionOf({ ...GIVEN, ships: [{ ...LUKE, stress: 0 }, CADET] }), viewer).find((line) =>
        line.startsWith(`${name('lukeskywalker')}, `),
      ) ?? '';
    expect(luke(0)).toContain(bank);
    expect(luke(1)).not.toContain(bank);
    expect(luke(1)).toContain(set);
    expect(luke('spectator')).not.toContain(bank);
  });

  test('show the attack that is going on, step by step', () => {
    const given = { ...GIVEN, phase: 'combat', ships: [{ ...LUKE, damageUp: [] }, CADET] };
    const state = positionOf(given, [[0, 'primary>academypilot']], {
      attack: ['hit', 'focus', 'blank'],
      defence: [],
    });
    const lines = tell(state, 1).join(' ');
    expect(lines).toContain(texts.t('xwing:step.modify-attack'));
    expect(lines).toContain(texts.t('xwing:face.hit.count', { count: 1 }));
  });

  test('tell what was agreed apart from the usual', () => {
    const agreed = positionOf({ ...GIVEN, setup: { options: { touching: 'geometric' } } });
    const words = texts.t('xwing:option.touching.value.geometric');
    expect(tell(agreed, 0).join(' ')).toContain(words);
    expect(tell(positionOf(GIVEN), 0).join(' ')).not.toContain(words);
  });

  test('tell when the match ends, where that was agreed on', () => {
    const limited = positionOf({ ...GIVEN, setup: { roundLimit: 6 } });
    const words = texts.t('xwing:position.limit', { round: 6 });
    expect(tell(limited, 0)).toContain(words);
    expect(tell(positionOf(GIVEN), 0)).not.toContain(words);
  });

  test('tell which cards lie open while squads are built', () => {
    const setup = setupNamed('base-set', { sides: 'rebel', obstacles: 0, mission: 1 });
    const match = new Match(xwing, setup, 's');
    match.choose(1, 'upgrade.marksmanship');
    const cards = texts.t('xwing:card.upgrade.marksmanship.name');
    expect(tell(match.state, 0)).toContain(texts.t('xwing:position.open', { cards }));
  });

  test('keep secret squads secret', () => {
    const match = new Match(xwing, setupNamed('standard', { sides: 'rebel', obstacles: 0 }), 's');
    const { answers } = xwing.question(match.state, 0);
    match.choose(0, answers[0]?.id ?? '');
    const luke = name('lukeskywalker');
    expect(tell(match.state, 0).join(' ')).toContain(luke);
    expect(tell(match.state, 1).join(' ')).not.toContain(luke);
    expect(tell(match.state, 'spectator').join(' ')).not.toContain(luke);
  });
});
