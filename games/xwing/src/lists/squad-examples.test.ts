import type { Problem } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import type { PilotId, UpgradeId } from '../cards/ids.ts';
import { checkSquad } from './check-squad.ts';

/** What a Rebel squad of these ships breaks, as place, rule and cause. */
function faults(
  ships: readonly (readonly [PilotId, ...(readonly UpgradeId[])])[],
  points = 100,
): readonly string[] {
  const squad = {
    faction: 'rebel',
    ships: ships.map(([pilot, ...upgrades]) => ({ pilot, upgrades })),
  };
  const checked = checkSquad(squad, { points });
  const problems: readonly Problem[] = checked.ok ? [] : checked.problems;
  return problems.map(({ path, rule, cause }) => `${path} ${rule} ${cause}`);
}

/** Worked examples of the ledger that are about lists and have no position. */
describe('the worked examples', () => {
  test('EX-12 a famous pilot flies once, nameless ones as often as the points allow', () => {
    expect(faults([['lukeskywalker']])).toEqual([]);
    expect(faults([['lukeskywalker'], ['lukeskywalker']])).toEqual([
      'ships[1].pilot XW-204 squad-unique-twice',
    ]);
    expect(faults([['lukeskywalker'], ['rookiepilot'], ['rookiepilot'], ['rookiepilot']])).toEqual(
      [],
    );
    // 5 × 21 = 105
    const five = Array.from({ length: 5 }, () => ['rookiepilot'] as const);
    expect(faults(five)).toEqual(['ships XW-199 squad-over-points']);
    expect(faults(five, 105)).toEqual([]);
  });

  test('EX-13 one card for each icon of the upgrade bar, as far as the points go', () => {
    expect(faults([['rookiepilot', 'protontorpedoes', 'r2f2']])).toEqual([]);
    expect(faults([['rookiepilot', 'protontorpedoes', 'r5astromech']])).toEqual([]);
    expect(faults([['rookiepilot', 'protontorpedoes', 'protontorpedoes']])).toEqual([
      'ships[0].upgrades[1] XW-209 squad-slots-full',
    ]);
    expect(faults([['rookiepilot', 'determination']])).toEqual([
      'ships[0].upgrades[0] XW-209 squad-no-slot',
    ]);
    // 21 + 4 + 3 = 28
    expect(faults([['rookiepilot', 'protontorpedoes', 'r2f2']], 28)).toEqual([]);
    expect(faults([['rookiepilot', 'protontorpedoes', 'r2f2']], 27)).toEqual([
      'ships XW-199 squad-over-points',
    ]);
  });
});
