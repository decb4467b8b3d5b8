import { card } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { type Army, COMMANDS, type CommandId, checkArmy, type DeploymentId } from '../index.ts';
import { Beginning } from '../testing/beginning.ts';
import { FREE_DECK } from '../testing/lists.ts';
import { type PlayTable, table } from '../testing/table.ts';

const FREE = COMMANDS.filter(({ cost }) => cost === 0).map(({ id }) => id);
/** Six cards of three points each. */
const DEAR: readonly CommandId[] = [
  'force-lightning',
  'lure-of-the-dark-side',
  'maximum-firepower',
  'shadow-ops',
  'covering-fire',
  'take-it-down',
];

function army(
  affiliation: Army['affiliation'],
  deployments: readonly DeploymentId[],
  commands: readonly CommandId[] = FREE_DECK,
): Army {
  return { affiliation, deployments, commands };
}

/** The rules that a list breaks. */
function broken(list: Army): readonly (string | undefined)[] {
  const checked = checkArmy(list);
  return checked.ok ? [] : checked.problems.map(({ rule }) => rule);
}

card('balance-of-the-force', 'allows a deck of eighteen points', () => {
  const eighteen = [...DEAR, ...FREE.slice(0, 9)];
  expect(broken(army('rebel', ['gaarkhan', 'balance-of-the-force'], eighteen))).toEqual([]);
});

card('balance-of-the-force', 'allows no nineteen, and nothing to an army without it', () => {
  const nineteen: CommandId[] = [...DEAR, 'marksman', ...FREE.slice(0, 8)];
  const list = army('rebel', ['gaarkhan', 'balance-of-the-force'], nineteen);
  expect(broken(list)).toEqual(['IA-031']);
  const eighteen = [...DEAR, ...FREE.slice(0, 9)];
  expect(broken(army('rebel', ['gaarkhan'], eighteen))).toEqual(['IA-031']);
});

function lastRound(deck: readonly CommandId[]): PlayTable {
  return table('cinder-relay-a')
    .figure('P1.luke-skywalker', 'A1')
    .figure('P2.ig-88', 'O13')
    .upgrade('P1', 'rebel-high-command')
    .deck('P1', ...deck)
    .exhausted('P1.luke-skywalker', 'P2.ig-88')
    .settle();
}

card('rebel-high-command', 'draws one more card at the end of each round', () => {
  expect(lastRound(['rally', 'urgency', 'deadeye']).fact('handSizes')).toEqual({ P1: 2, P2: 1 });
});

card('rebel-high-command', 'draws nothing from an empty deck, and nothing for the opponent', () => {
  const play = lastRound(['rally']);
  expect(play.fact('handSizes')).toEqual({ P1: 1, P2: 1 });
  expect(play.told('nothing-to-draw')).toMatchObject([{ seat: 0 }]);
});

function begin(one: readonly DeploymentId[], other: readonly DeploymentId[]): Beginning {
  const even = one.join() === other.join();
  const rolls = even ? [{ purpose: 'initiative', pick: 1 }] : [];
  return new Beginning([army('mercenary', one), army('mercenary', other)], 'cinder-relay-a', rolls);
}

card('devious-scheme', 'gives the opponent the token, and its owner the choice of the zone', () => {
  const begun = begin(['nexu', 'devious-scheme'], ['ig-88']);
  expect(begun.state.initiative).toBe(1);
  expect(begun.question).toBe('P1 zone');
  begun.choose('zone:blue');
  expect(begun.state.zones).toEqual([1, 0]);
  expect(begun.question).toBe('P2 deploy');
});

card('devious-scheme', 'does nothing if both armies hold it', () => {
  const both = begin(['nexu', 'devious-scheme'], ['nexu', 'devious-scheme']);
  // The holder of the token was drawn and takes the zone.
  expect(both.question).toBe('P2 zone');
});

card('first-strike', 'gives both players four points after setup, eight with two copies', () => {
  const one = begin(['nexu', 'first-strike'], ['ig-88']).choose('P1').choose('zone:red');
  expect(one.through('deploy').state.vp).toEqual([4, 4]);
  const two = begin(['nexu', 'first-strike'], ['nexu', 'first-strike']).choose('zone:red');
  expect(two.through('deploy').state.vp).toEqual([8, 8]);
});

card('first-strike', 'gives nothing before setup is over, and without it nobody gains', () => {
  const early = begin(['nexu', 'first-strike'], ['ig-88']).choose('P1').choose('zone:red');
  expect(early.state.vp).toEqual([0, 0]);
  const none = begin(['nexu'], ['ig-88']).choose('P1').choose('zone:red').through('deploy');
  expect(none.state.vp).toEqual([0, 0]);
});

card('temporary-alliance-imperial', 'hires two Mercenary cards', () => {
  const two: DeploymentId[] = ['imperial-officer', 'ig-88', 'nexu', 'temporary-alliance-imperial'];
  expect(broken(army('imperial', two))).toEqual([]);
});

card(
  'temporary-alliance-imperial',
  'hires no third, no Rebel, no upgrade, and not for others',
  () => {
    const own: DeploymentId[] = ['imperial-officer', 'temporary-alliance-imperial'];
    expect(broken(army('imperial', [...own, 'nexu', 'nexu', 'nexu']))).toEqual(['IA-028']);
    expect(broken(army('imperial', [...own, 'gaarkhan']))).toEqual(['IA-022']);
    expect(broken(army('imperial', [...own, 'first-strike']))).toEqual(['IA-022']);
    const foreign: DeploymentId[] = ['gaarkhan', 'ig-88', 'temporary-alliance-imperial'];
    expect(broken(army('rebel', foreign))).toEqual(['IA-022', 'IA-022']);
  },
);

card('temporary-alliance-mercenary', 'befriends two Rebel cards', () => {
  const own: DeploymentId[] = ['nexu', 'temporary-alliance-mercenary'];
  expect(broken(army('mercenary', [...own, 'gaarkhan', 'diala-passil']))).toEqual([]);
});

card('temporary-alliance-mercenary', 'befriends no third, and no Imperial', () => {
  const own: DeploymentId[] = ['nexu', 'temporary-alliance-mercenary'];
  const three: DeploymentId[] = [...own, 'gaarkhan', 'diala-passil', 'jyn-odan'];
  expect(broken(army('mercenary', three))).toEqual(['IA-028']);
  expect(broken(army('mercenary', [...own, 'imperial-officer']))).toEqual(['IA-022']);
});
