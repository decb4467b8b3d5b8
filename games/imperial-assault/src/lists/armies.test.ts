import { seededChance } from '@parsecs/kernel';
import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  ARMIES,
  ARMY_IDS,
  type Army,
  COMMANDS,
  type CommandId,
  checkArmy,
  costOfArmy,
  DEPLOYMENTS,
  type DeploymentId,
  findDeployment,
  imperialAssault,
  randomArmy,
} from '../index.ts';
import { FREE_DECK } from '../testing/lists.ts';
import { table } from '../testing/table.ts';

function army(
  affiliation: Army['affiliation'],
  deployments: readonly DeploymentId[],
  commands: readonly string[] = FREE_DECK,
): unknown {
  return { affiliation, deployments, commands };
}

/** The rules that a list breaks. */
function broken(list: unknown): readonly (string | undefined)[] {
  const checked = checkArmy(list);
  return checked.ok ? [] : checked.problems.map(({ rule: id, cause }) => id ?? cause);
}

const FREE = COMMANDS.filter(({ cost }) => cost === 0).map(({ id }) => id);

rule('IA-020', 'lists are finished before the match and know nothing of the other side', () => {
  // Whatever the opponent and the mission: a legal list stays legal and unchanged.
  for (const other of ARMY_IDS) {
    const checked = imperialAssault.checkSetup({ armies: ['wall-of-white', other] });
    if (!checked.ok) throw new Error(other);
    expect(checked.value.armies[0]).toEqual(ARMIES['wall-of-white']);
    const state = imperialAssault.begin(checked.value, { chance: seededChance(other) });
    expect(state.lists[0]).toHaveLength(15);
    expect(imperialAssault.question(state, state.asked).kind).not.toMatch(/army|deck|list/);
  }
});

rule('IA-021', 'forty points at most, upgrades included', () => {
  expect(broken(army('imperial', ['at-st', 'darth-vader', 'royal-guard']))).toEqual([]);
  const over = army('imperial', [
    'at-st',
    'darth-vader',
    'royal-guard',
    'temporary-alliance-imperial',
  ]);
  expect(checkArmy(over)).toMatchObject({
    ok: false,
    problems: [{ rule: 'IA-021', cause: 'too-expensive', params: { cost: 41, most: 40 } }],
  });
});

rule('IA-022', 'one affiliation', () => {
  expect(broken(army('imperial', ['darth-vader', 'luke-skywalker']))).toEqual(['IA-022']);
  expect(broken(army('rebel', ['darth-vader']))).toEqual(['IA-022']);
});

rule('IA-023', 'one copy of a unique card, judged by its name', () => {
  expect(broken(army('rebel', ['luke-skywalker', 'luke-skywalker']))).toEqual(['IA-023']);
  expect(broken(army('rebel', ['luke-skywalker', 'gaarkhan']))).toEqual([]);
});

rule('IA-024', 'two copies of an elite card', () => {
  const elite: DeploymentId = 'stormtrooper-elite';
  expect(broken(army('imperial', [elite, elite]))).toEqual([]);
  expect(broken(army('imperial', [elite, elite, elite]))).toEqual(['IA-024']);
});

rule('IA-025', 'four copies of a regular card, counted apart from the elite ones', () => {
  const four: DeploymentId[] = ['stormtrooper', 'stormtrooper', 'stormtrooper', 'stormtrooper'];
  expect(broken(army('imperial', [...four, 'stormtrooper-elite']))).toEqual([]);
  expect(broken(army('imperial', [...four, 'stormtrooper']))).toEqual(['IA-025']);
});

rule('IA-026', 'upgrades cost points and bring no figures', () => {
  expect(findDeployment('rebel-high-command')).toMatchObject({ type: 'upgrade', cost: 2 });
  expect(costOfArmy(['luke-skywalker', 'rebel-high-command'])).toBe(12);
  const list = {
    affiliation: 'rebel',
    deployments: ['gaarkhan', 'rebel-high-command'],
    commands: FREE_DECK,
  };
  const setup = imperialAssault.checkSetup({ armies: [list, 'rebel-cell'], mission: 'random' });
  if (!setup.ok) throw new Error('illegal');
  const state = imperialAssault.begin(setup.value, { chance: seededChance('upgrade') });
  const own = imperialAssault.view(state, 0).figures.filter(({ owner }) => owner === 0);
  expect(own.map(({ id }) => id)).toEqual(['P1.gaarkhan']);
});

rule('IA-027', 'upgrades are no groups', () => {
  const list = army('imperial', [
    'imperial-officer',
    'temporary-alliance-imperial',
    'devious-scheme',
  ]);
  // An upgrade of another affiliation cannot be imported either.
  expect(broken(list)).toEqual(['IA-022']);
  const checked = checkArmy(army('imperial', ['imperial-officer', 'temporary-alliance-imperial']));
  expect(checked.ok).toBe(true);
  if (!checked.ok) return;
  const setup = { armies: [checked.value, ARMIES['rebel-cell']], mission: 'random' };
  const read = imperialAssault.checkSetup(setup);
  if (!read.ok) throw new Error('illegal');
  const state = imperialAssault.begin(read.value, { chance: seededChance('no group') });
  expect(imperialAssault.view(state, 0).groups.filter(({ owner }) => owner === 0)).toHaveLength(1);
});

rule('IA-028', 'Temporary Alliance lets in two cards of the other side it names', () => {
  const two: DeploymentId[] = ['nexu', 'nexu'];
  expect(
    broken(army('imperial', ['imperial-officer', ...two, 'temporary-alliance-imperial'])),
  ).toEqual([]);
  expect(
    broken(army('imperial', ['imperial-officer', ...two, 'nexu', 'temporary-alliance-imperial'])),
  ).toEqual(['IA-028']);
  expect(broken(army('imperial', ['imperial-officer', ...two]))).toEqual(['IA-022', 'IA-022']);
  expect(
    broken(army('imperial', ['imperial-officer', 'gaarkhan', 'temporary-alliance-imperial'])),
  ).toEqual(['IA-022']);
  const hired: DeploymentId[] = ['nexu', 'temporary-alliance-mercenary', 'gaarkhan', 'jyn-odan'];
  expect(broken(army('mercenary', hired))).toEqual([]);
  expect(broken(army('mercenary', [...hired, 'diala-passil']))).toEqual(['IA-028']);
  expect(broken(army('mercenary', [...hired, 'imperial-officer']))).toEqual(['IA-022']);
  // Whoever is let in is still a Rebel for Command cards.
  const guest = table()
    .figure('P1.ig-88', 'H20')
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.darth-vader', 'P19')
    .upgrade('P1', 'temporary-alliance-mercenary')
    .hand('P1', 'meditation')
    .acts('P1.luke-skywalker');
  expect(guest.offers('play')).toEqual(['meditation']);
});

rule('IA-029', 'no card of the core box is an attachment: an upgrade adds to no group', () => {
  const upgrades = DEPLOYMENTS.filter(({ type }) => type === 'upgrade');
  expect(upgrades).toHaveLength(6);
  for (const card of upgrades) expect(card).not.toHaveProperty('attachment');
  // So the last figure of a group brings the cost of its own card and no more.
  const play = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.mak-eshkarey', 'K19', { damage: 2 })
    .figure('P2.gaarkhan', 'E16')
    .upgrade('P2', 'rebel-high-command')
    .acts('P1.darth-vader')
    .choose('P1', 'special:force-choke')
    .settle();
  expect(play.points()).toEqual([3, 0]);
});

rule('IA-030', 'a deck holds exactly fifteen cards', () => {
  expect(broken(army('rebel', ['gaarkhan'], FREE_DECK.slice(1)))).toEqual(['IA-030']);
  expect(broken(army('rebel', ['gaarkhan'], [...FREE_DECK, 'marksman']))).toEqual(['IA-030']);
});

const DEAR: readonly CommandId[] = [
  'force-lightning',
  'lure-of-the-dark-side',
  'maximum-firepower',
  'shadow-ops',
  'covering-fire',
  'take-it-down',
];

rule('IA-031', 'the deck costs fifteen points at most, eighteen with Balance of the Force', () => {
  const five = [...DEAR.slice(0, 5), ...FREE.slice(0, 10)];
  expect(broken(army('rebel', ['gaarkhan'], five))).toEqual([]);
  const six = [...DEAR, ...FREE.slice(0, 9)];
  expect(checkArmy(army('rebel', ['gaarkhan'], six))).toMatchObject({
    problems: [{ rule: 'IA-031', params: { cost: 18, most: 15 } }],
  });
  expect(broken(army('rebel', ['gaarkhan', 'balance-of-the-force'], six))).toEqual([]);
});

rule('IA-032', 'each card has its own copy limit', () => {
  const twice = (id: CommandId): readonly string[] => [id, id, ...FREE];
  expect(broken(army('rebel', ['gaarkhan'], twice('marksman')))).toEqual([]);
  expect(broken(army('rebel', ['gaarkhan'], twice('guardian-stance')))).toEqual(['IA-032']);
});

rule('IA-033', 'any card may be put into any deck', () => {
  const foreign = ['lord-of-the-sith', 'son-of-skywalker', ...FREE];
  expect(broken(army('mercenary', ['nexu'], foreign))).toEqual([]);
});

rule('IA-034', 'heroes are taken by their Deployment cards', () => {
  for (const id of [
    'diala-passil',
    'fenn-signis',
    'gaarkhan',
    'gideon-argus',
    'jyn-odan',
    'mak-eshkarey',
  ]) {
    expect(findDeployment(id)).toMatchObject({
      type: 'figure',
      affiliation: 'rebel',
      unique: true,
    });
  }
});

rule('IA-035', 'the two armies of the first game', () => {
  const { 'first-skirmish-empire': empire, 'first-skirmish-rebels': rebels } = ARMIES;
  expect(empire.deployments).toEqual([
    'darth-vader',
    'royal-guard',
    'stormtrooper',
    'stormtrooper',
  ]);
  expect(rebels.deployments).toEqual([
    'luke-skywalker',
    'diala-passil',
    'jyn-odan',
    'gaarkhan',
    'fenn-signis',
  ]);
  expect(costOfArmy(empire.deployments)).toBe(38);
  expect(costOfArmy(rebels.deployments)).toBe(39);
  expect(empire.commands).toEqual(['force-lightning', 'lure-of-the-dark-side', ...FREE]);
  expect(rebels.commands).toEqual(['deflection', 'son-of-skywalker', ...FREE]);
});

rule('IA-036', 'an army has at least one figure', () => {
  expect(broken(army('rebel', ['rebel-high-command']))).toEqual(['IA-036']);
});

describe('lists', () => {
  test.each(ARMY_IDS)('%s is legal', (id) => {
    expect(checkArmy(ARMIES[id])).toMatchObject({ ok: true });
  });

  test.each(ARMY_IDS)('%s spends its points, and its bought cards fit somebody', (id) => {
    const { deployments, commands } = ARMIES[id];
    expect(costOfArmy(deployments)).toBeGreaterThanOrEqual(38);
    const figures = deployments.flatMap((card) => {
      const found = findDeployment(card);
      return found?.type === 'figure' ? [found] : [];
    });
    const isFor = (command: CommandId): boolean => {
      const { on, cost } = COMMANDS.find((card) => card.id === command) ?? { cost: 0 };
      if (on === undefined || cost === 0) return true;
      return figures.some(
        ({ figure, traits }) =>
          (on.figure ?? figure) === figure && (on.trait === undefined || traits.includes(on.trait)),
      );
    };
    expect(commands.filter((command) => !isFor(command))).toEqual([]);
  });

  test('random armies are legal and differ', () => {
    const seen = new Set<string>();
    for (let index = 0; index < 60; index += 1) {
      const list = randomArmy(seededChance(`army-${index}`));
      expect(checkArmy(list)).toMatchObject({ ok: true });
      seen.add(list.deployments.join());
    }
    expect(seen.size).toBeGreaterThan(50);
  });

  test('every problem is named, and nonsense is refused with its place', () => {
    expect(checkArmy(7)).toMatchObject({ ok: false, problems: [{ cause: 'army-not-an-object' }] });
    const mess = { affiliation: 'hutt', deployments: ['x', 'nexu'], commands: ['y'], points: 3 };
    expect(broken(mess)).toEqual([
      'army-unknown-field',
      'IA-022',
      'unknown-deployment',
      'unknown-command',
      'IA-030',
    ]);
  });
});
