import { Match, type Unwritten } from '@parsecs/kernel';
import { READY_SQUADS, xwing } from '@parsecs/xwing';
import { type Answer, type AnswerOf, readAnswer, writeAnswer } from '@parsecs/xwing/words';
import { describe, expect, test } from 'vitest';
import { createTexts, describeAnswer, describeAnswerHint, LANGUAGES } from '../index.ts';
import { expectKnown, people, positionOf, type State, setupNamed } from '../testing/xwing.ts';

const GAME = 'xwing';

const AT = { x: 450, y: 300, heading: 90 };
/** A new kind of answer is missing here until it has words. */
const ONE_OF_EACH_KIND: {
  readonly [Kind in Answer['kind']]: Unwritten<AnswerOf<Kind>>;
} = {
  word: { kind: 'word', word: 'ready' },
  side: { kind: 'side', faction: 'rebel' },
  squad: {
    kind: 'squad',
    squad: { faction: 'rebel', ships: [{ pilot: 'rookiepilot', upgrades: [] }] },
  },
  assign: { kind: 'assign', seat: 2 },
  edge: { kind: 'edge', edge: 'left' },
  obstacle: { kind: 'obstacle', obstacle: 'coreasteroid2', at: AT, flipped: true },
  place: { kind: 'place', ship: 'lukeskywalker', at: AT },
  satellite: { kind: 'satellite', satellite: 'satellite-2', at: AT },
  charge: { kind: 'charge', bomb: 'seismiccharges', at: AT },
  ship: { kind: 'ship', ship: 'lukeskywalker' },
  dial: { kind: 'dial', ship: 'lukeskywalker', manoeuvre: 'bank-left-2' },
  change: { kind: 'change', ship: 'lukeskywalker' },
  manoeuvre: { kind: 'manoeuvre', manoeuvre: 'bank-left-1' },
  action: { kind: 'action', action: 'focus' },
  lock: { kind: 'lock', target: 'academypilot' },
  roll: { kind: 'roll', side: 'left', shift: -1.5, template: 0 },
  attack: { kind: 'attack', weapon: 'protontorpedoes', target: 'academypilot', price: 'focus' },
  scan: { kind: 'scan', satellite: 'satellite-2' },
  'spend-lock': { kind: 'spend-lock', lock: 1, dice: ['blank'] },
  use: { kind: 'use', card: 'upgrade.r2d2', ship: 'lukeskywalker' },
  announce: { kind: 'announce', upgrade: 'marksmanship' },
};

describe.each(LANGUAGES)('answers and hints of X-Wing in %s', async (language) => {
  const texts = await createTexts(language);
  const speak =
    (tell: typeof describeAnswer) =>
    (state: State, id: string, seat = xwing.asked(state)[0] ?? 0): string =>
      tell(texts, GAME, id, xwing.question(state, seat), xwing.view(state, seat), people(seat));
  const label = speak(describeAnswer);
  const hint = speak(describeAnswerHint);

  const luke = { pilot: 'lukeskywalker', at: [450, 300, 0] };
  const cadet = { pilot: 'academypilot', at: [450, 500, 180] };

  test('of manoeuvres tell the colour, what it does and where it leads', () => {
    const state = positionOf({
      setup: { options: { planningAids: true } },
      ships: [
        { ...luke, stress: 1 },
        { ...cadet, at: [450, 60, 180], damageUp: ['damaged-engine'] },
      ],
    });
    expect(label(state, 'lukeskywalker:koiogran-4', 0)).toContain(texts.t('xwing:difficulty.red'));
    expect(hint(state, 'lukeskywalker:koiogran-4', 0)).toContain(
      texts.t('xwing:hint.red-stressed'),
    );
    const green = hint(state, 'lukeskywalker:straight-2', 0);
    expect(green).toContain(texts.t('xwing:hint.green'));
    // 80 mm of template and the length of the base.
    expect(green).toMatch(/45.*42/);
    expect(green).toContain(texts.t('xwing:facing.up'));
    expect(hint(state, 'academypilot:straight-5', 1)).toBe(texts.t('xwing:hint.flees'));
    expect(hint(state, 'academypilot:turn-left-1', 1)).toContain(texts.t('xwing:hint.red'));
    expect(hint(state, 'academypilot:straight-2', 1)).not.toContain(texts.t('xwing:hint.green'));
  });

  test('of manoeuvres tell nothing of templates in planning, unless it was agreed', () => {
    const state = positionOf({ ships: [luke, cadet] });
    expect(hint(state, 'lukeskywalker:straight-2', 0)).toBe('');
    expect(hint(state, 'lukeskywalker:koiogran-4', 0)).toBe(texts.t('xwing:hint.red'));
  });

  test('of targets tell where they are, and of weapons what they do', () => {
    const armed = {
      ...luke,
      upgrades: ['protontorpedoes'],
      locks: ['academypilot'],
    };
    const state = positionOf({ phase: 'combat', ships: [armed, cadet] });
    const shot = hint(state, 'protontorpedoes>academypilot');
    expect(shot).toMatch(/2.*12/);
    expect(shot).toContain(texts.t('xwing:card.upgrade.protontorpedoes.text'));
    expect(label(state, 'protontorpedoes>academypilot')).toContain(
      texts.t('xwing:card.upgrade.protontorpedoes.name'),
    );
    expect(hint(state, 'pass')).not.toBe('');
    expect(label(state, 'resign')).toBe(texts.t('xwing:answer.resign'));
    expect(hint(state, 'resign')).toBe(texts.t('xwing:hint.resign'));
  });

  test('of tokens tell how many dice they change', () => {
    const state = positionOf(
      { phase: 'combat', ships: [{ ...luke, focus: 1, locks: ['academypilot'] }, cadet] },
      [[0, 'primary>academypilot']],
      { attack: ['focus', 'focus', 'blank'] },
    );
    expect(hint(state, 'spend-focus')).toBe(texts.t('xwing:hint.focus-hits', { count: 2 }));
    expect(label(state, 'spend-lock:focus+focus')).toContain(
      texts.t('xwing:face.focus.count', { count: 2 }),
    );
    expect(label(state, 'spend-lock:none')).toContain(texts.t('xwing:face.none'));
  });

  test('of ready-made squads tell the ships, and name one’s own by them', () => {
    const match = new Match(xwing, setupNamed('standard', { sides: 'rebel', obstacles: 0 }), 's');
    const [first] = xwing.question(match.state, 0).answers;
    expect(label(match.state, first?.id ?? '', 0)).toBe(texts.t('xwing:squad.x-wing-aces'));
    expect(hint(match.state, first?.id ?? '', 0)).toContain(
      texts.t('xwing:card.pilot.wedgeantilles.name'),
    );
    for (const { id, squad } of READY_SQUADS) {
      const link = writeAnswer({ kind: 'squad', squad: { ...squad, name: 'Łódź ~ 7' } });
      expect(label(match.state, link, 0)).toBe(texts.t(`xwing:squad.${id}`));
    }
    const ships = [
      { pilot: 'lukeskywalker', upgrades: ['marksmanship'] },
      { pilot: 'rookiepilot', upgrades: [] },
    ] as const;
    const own = writeAnswer({ kind: 'squad', squad: { faction: 'rebel', ships } });
    expect(label(match.state, own, 0)).toContain(texts.t('xwing:card.upgrade.marksmanship.name'));
    expect(hint(match.state, own, 0)).toBe('');
  });

  test('of every kind have words, and so has what nobody can read', () => {
    const state = positionOf({ ships: [luke, cadet] });
    const labels = Object.entries(ONE_OF_EACH_KIND).map(([kind, answer]) => {
      expect(answer.kind).toBe(kind);
      return label(state, writeAnswer(answer), 0);
    });
    for (const told of labels) expectKnown(texts, told);
    expect(new Set(labels).size).toBe(labels.length);
    expect(label(state, 'use:upgrade.moonlight@nobody', 0)).toBe('use:upgrade.moonlight@nobody');
    expect(hint(state, 'use:upgrade.moonlight@nobody', 0)).toBe('');
    // A manoeuvre that no template has.
    expect(hint(state, 'lukeskywalker:bank-left-5', 0)).toBe('');
  });

  test('of cards name the ship where several could use one', () => {
    const state = positionOf({ phase: 'combat', ships: [luke, cadet] });
    const view = xwing.view(state, 0);
    const uses: readonly Omit<AnswerOf<'use'>, 'id' | 'kind'>[] = [
      { card: 'upgrade.swarmtactics', ship: 'lukeskywalker', on: { ship: 'rookiepilot-2' } },
      { card: 'upgrade.swarmtactics', ship: 'wedgeantilles', on: { ship: 'rookiepilot-2' } },
      { card: 'pilot.kylekatarn', ship: 'kylekatarn', on: { ship: 'lukeskywalker' } },
      { card: 'upgrade.daredevil', ship: 'rookiepilot', on: { word: 'left' } },
      { card: 'pilot.maarekstele', ship: 'maarekstele', on: { damage: 'direct-hit' } },
      { card: 'pilot.hortonsalm', ship: 'hortonsalm', on: { dice: ['hit', 'blank'] } },
      { card: 'pilot.turrphennir', ship: 'turrphennir' },
    ];
    const ids = uses.map((use) => writeAnswer({ kind: 'use', ...use }));
    const answers = ids.flatMap((id) => readAnswer(id) ?? []);
    expect(answers).toHaveLength(ids.length);
    const question = { seat: 0, kind: 'combat-start', answers };
    const labels = ids.map((id) => describeAnswer(texts, GAME, id, question, view, people(0)));
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels[0]).toContain(texts.t('xwing:card.pilot.lukeskywalker.name'));
    expect(labels[3]).toContain(texts.t('xwing:choice.left'));
    expect(labels[4]).toContain(texts.t('xwing:card.damage.direct-hit.name'));
    expect(labels[5]).toContain(texts.t('xwing:face.blank.count', { count: 1 }));
    expect(labels[6]).toBe(texts.t('xwing:named.pilot.name', { card: 'turrphennir' }));
    const alone = { ...question, answers: answers.slice(0, 1) };
    expect(describeAnswer(texts, GAME, ids[0] ?? '', alone, view, people(0))).not.toBe(labels[0]);
  });
});
