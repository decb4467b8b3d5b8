import { Match } from '@parsecs/kernel';
import { xwing } from '@parsecs/xwing';
import { describe, expect, test } from 'vitest';
import { createTexts, describeAnswer, describeAnswerHint, LANGUAGES } from '../index.ts';
import { people, positionOf, type State, setupNamed } from '../testing/xwing.ts';

const GAME = 'xwing';

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
    const own = label(match.state, '1rBIW7', 0);
    expect(own).toBe(texts.t('xwing:squad.luke-the-marksman'));
    expect(label(match.state, '1rBI.FXX', 0)).toContain(
      texts.t('xwing:card.upgrade.marksmanship.name'),
    );
  });

  test('of cards name the ship where several could use one', () => {
    const state = positionOf({ phase: 'combat', ships: [luke, cadet] });
    const view = xwing.view(state, 0);
    const ids = [
      'use:upgrade.swarmtactics@lukeskywalker:rookiepilot-2',
      'use:upgrade.swarmtactics@wedgeantilles:rookiepilot-2',
      'use:pilot.kylekatarn@kylekatarn:lukeskywalker',
      'use:upgrade.r2astromech@rookiepilot:green',
      'use:pilot.turrphennir@turrphennir:barrel-roll',
      'use:pilot.maarekstele@maarekstele:direct-hit',
      'use:pilot.hansolo@hansolo:hit+blank',
    ];
    const answers = ids.map((id) => ({ id }));
    const question = { seat: 0, kind: 'combat-start', answers };
    const labels = ids.map((id) => describeAnswer(texts, GAME, id, question, view, people(0)));
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels[0]).toContain(texts.t('xwing:card.pilot.lukeskywalker.name'));
    expect(labels[3]).toContain(texts.t('xwing:choice.green'));
    expect(labels[4]).toContain(texts.t('xwing:action.barrel-roll.nom'));
    expect(labels[5]).toContain(texts.t('xwing:card.damage.direct-hit.name'));
    expect(labels[6]).toContain(texts.t('xwing:face.blank.count', { count: 1 }));
    const alone = { ...question, answers: answers.slice(0, 1) };
    expect(describeAnswer(texts, GAME, ids[0] ?? '', alone, view, people(0))).not.toBe(labels[0]);
  });
});
