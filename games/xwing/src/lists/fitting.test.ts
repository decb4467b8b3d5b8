import type { Problem } from '@parsecs/kernel';
import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { PilotId, UpgradeId } from '../cards/ids.ts';
import { PILOTS, pilotCard } from '../cards/pilots.ts';
import { UPGRADES, type UpgradeCard, upgradeCard } from '../cards/upgrades.ts';
import { checkSquad } from './check-squad.ts';
import { fittingProblems, mayCarry, openSlotsOf, slotsOf } from './fitting.ts';

function problemsWith(pilot: PilotId, ...upgrades: readonly UpgradeId[]): readonly Problem[] {
  const { faction } = pilotCard(pilot);
  const checked = checkSquad({ faction, ships: [{ pilot, upgrades }] });
  return checked.ok ? [] : checked.problems;
}

function causes(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ path, rule: id, cause }) => `${path.slice(-2, -1)} ${id} ${cause}`);
}

rule('XW-209', 'one upgrade for each matching icon of the upgrade bar', () => {
  expect(problemsWith('rookiepilot', 'protontorpedoes', 'r2d2')).toEqual([]);
  expect(problemsWith('rookiepilot', 'protontorpedoes', 'r2d2', 'advprotontorpedoes')).toEqual([
    {
      path: 'ships[0].upgrades[2]',
      rule: 'XW-209',
      cause: 'squad-slots-full',
      params: { upgrade: 'advprotontorpedoes', slot: 'torpedo', most: 1 },
    },
  ]);
  expect(problemsWith('rookiepilot', 'marksmanship')).toEqual([
    {
      path: 'ships[0].upgrades[0]',
      rule: 'XW-209',
      cause: 'squad-no-slot',
      params: { upgrade: 'marksmanship', slot: 'elite' },
    },
  ]);
  expect(problemsWith('goldsquadronpilot', 'protontorpedoes', 'protontorpedoes')).toEqual([]);
  expect(causes(problemsWith('hansolo', 'gunner', 'navigator', 'saboteur'))).toEqual([
    '2 XW-209 squad-slots-full',
  ]);
  expect(causes(problemsWith('academypilot', 'gunner', 'r2astromech', 'ioncannon'))).toEqual([
    '0 XW-209 squad-no-slot',
    '1 XW-209 squad-no-slot',
    '2 XW-209 squad-no-slot',
  ]);
});

rule('XW-210', 'upgrades fit either faction if the bar shows the icon', () => {
  const both = ['marksmanship', 'protontorpedoes', 'gunner', 'heavylasercannon'] as const;
  for (const upgrade of both) {
    const factions = PILOTS.filter(
      (pilot) =>
        pilot.slots.includes(upgradeCard(upgrade).slot) &&
        problemsWith(pilot.id, upgrade).length === 0,
    ).map(({ faction }) => faction);
    expect(new Set(factions)).toEqual(new Set(['rebel', 'imperial']));
  }
});

describe('XW-303 in its parts', () => {
  rule('XW-303', 'every ship may carry one modification and one title besides its bar', () => {
    for (const { id } of PILOTS) expect(problemsWith(id, 'shieldupgrade')).toEqual([]);
    expect(causes(problemsWith('academypilot', 'shieldupgrade', 'stealthdevice'))).toEqual([
      '1 XW-303 squad-second-modification',
    ]);
    expect(problemsWith('hansolo', 'millenniumfalcon', 'engineupgrade')).toEqual([]);
    expect(causes(problemsWith('bobafett', 'slavei', 'slavei'))).toEqual([
      '1 XW-303 squad-second-title',
      '1 XW-204 squad-unique-twice',
    ]);
  });

  rule('XW-303', 'limits printed on a card: faction, ship type, base size', () => {
    expect(problemsWith('bobafett', 'chewbacca')).toEqual([
      {
        path: 'ships[0].upgrades[0]',
        rule: 'XW-303',
        cause: 'squad-only-faction',
        params: { upgrade: 'chewbacca', faction: 'rebel' },
      },
    ]);
    expect(causes(problemsWith('hansolo', 'rebelcaptive'))).toEqual([
      '0 XW-303 squad-only-faction',
    ]);
    expect(problemsWith('captainyorr', 'rebelcaptive', 'darthvader')).toEqual([]);
    expect(problemsWith('rookiepilot', 'moldycrow')).toEqual([
      {
        path: 'ships[0].upgrades[0]',
        rule: 'XW-303',
        cause: 'squad-only-ship',
        params: { upgrade: 'moldycrow', ship: 'hwk290' },
      },
    ]);
    expect(problemsWith('rebeloperative', 'moldycrow')).toEqual([]);
    expect(problemsWith('academypilot', 'antipursuitlasers')).toEqual([
      {
        path: 'ships[0].upgrades[0]',
        rule: 'XW-303',
        cause: 'squad-only-size',
        params: { upgrade: 'antipursuitlasers', size: 'large' },
      },
    ]);
    for (const pilot of ['bountyhunter', 'outerrimsmuggler', 'omicrongrouppilot'] as const) {
      expect(problemsWith(pilot, 'antipursuitlasers')).toEqual([]);
    }
  });

  rule('XW-303', 'a title that adds a slot counts while the squad is built', () => {
    expect(problemsWith('bountyhunter', 'protontorpedoes', 'slavei')).toEqual([]);
    expect(problemsWith('bountyhunter', 'slavei', 'protontorpedoes')).toEqual([]);
    expect(causes(problemsWith('bountyhunter', 'protontorpedoes'))).toEqual([
      '0 XW-209 squad-no-slot',
    ]);
    expect(causes(problemsWith('academypilot', 'slavei', 'protontorpedoes'))).toEqual([
      '0 XW-303 squad-only-ship',
      '1 XW-209 squad-no-slot',
    ]);
  });

  rule('XW-303', 'a limited card is carried once by a ship', () => {
    const limited: UpgradeCard = { ...upgradeCard('gunner'), limited: true };
    const twice = [limited, limited].map((card, index) => ({ card, path: `${index}` }));
    expect(fittingProblems(pilotCard('hansolo'), twice)).toEqual([
      { path: '1', rule: 'XW-303', cause: 'squad-limited-twice', params: { upgrade: 'gunner' } },
    ]);
    expect(UPGRADES.some((card) => card.limited)).toBe(false);
    expect(problemsWith('hansolo', 'gunner', 'gunner')).toEqual([]);
  });
});

test('the slots of a ship, and which of them are open', () => {
  const fett = pilotCard('bobafett');
  const bar = ['elite', 'cannon', 'bomb', 'crew', 'missile', 'modification', 'title'];
  expect(slotsOf(fett, [])).toEqual(bar);
  const cards = [upgradeCard('gunner'), upgradeCard('slavei')];
  expect(slotsOf(fett, cards)).toEqual([...bar, 'torpedo']);
  expect(openSlotsOf(fett, cards)).toEqual([
    'elite',
    'cannon',
    'bomb',
    'missile',
    'modification',
    'torpedo',
  ]);
});

test('every upgrade has a ship that may carry it, and every limited one a ship that may not', () => {
  for (const upgrade of UPGRADES) {
    const carriers = PILOTS.filter(
      (pilot) => mayCarry(pilot, upgrade) && slotsOf(pilot, []).includes(upgrade.slot),
    );
    expect(carriers.length).toBeGreaterThan(0);
    const hasLimits = upgrade.only !== undefined;
    expect(PILOTS.some((pilot) => !mayCarry(pilot, upgrade))).toBe(hasLimits);
  }
});
