import type { Event as Skirmish } from '@parsecs/imperial-assault';
import { at } from '@parsecs/kernel';
import { createTexts, type People } from '@parsecs/lang';
import { type Event as Dogfight, xwing } from '@parsecs/xwing';
import { expect, test } from 'vitest';
import { tallyOf as assaultTally } from './imperial-assault/tally.ts';
import { Counted, Luck, tallyOfMost } from './kit/tallies.ts';
import { tallyOf as battleTally } from './starship-battles/tally.ts';
import { tallyOf as dogfightTally } from './xwing/tally.ts';
import { setupNamed, stepsOf } from './xwing/testing/moments.ts';

const texts = await createTexts('en', ['shell', 'table', 'xwing', 'imperial-assault']);
const people = { name: (seat: number) => `Player ${seat + 1}` } as unknown as People;

test('what is nothing has no row, and the most comes first', () => {
  const counted = new Counted();
  counted.add('one', 2);
  counted.add('one', 1);
  const rows = ['two', 'one'].map((name) => ({ name, value: counted.of(name) }));
  expect(tallyOfMost('Damage', [...rows, { name: 'three', value: 5 }])).toEqual([
    {
      title: 'Damage',
      rows: [
        { name: 'three', value: 5 },
        { name: 'one', value: 3 },
      ],
    },
  ]);
  expect(tallyOfMost('Damage', rows.slice(0, 1))).toEqual([]);
  expect(new Luck().tally('Dice', 2, people.name)).toEqual([]);
});

test('an attack of X-Wing counts for its ship, and dice for whoever rolled them', () => {
  const match = at([...stepsOf(setupNamed('first-game'), 'tally', 20)], 20);
  const view = xwing.view(match.state, 'spectator');
  const [one, other] = [0, 1].map((seat) => view.ships.find(({ owner }) => owner === seat));
  if (one === undefined || other === undefined) throw new Error('no ships');
  const [ship, target] = [one.id, other.id];
  const events: readonly Dogfight[] = [
    { type: 'attack-declared', ship, target, weapon: 'primary', range: 1, obstructed: false },
    { type: 'attack-rolled', ship, dice: ['hit', 'critical', 'blank', 'focus'] },
    { type: 'defence-rolled', ship: target, dice: ['evade', 'blank'] },
    { type: 'shield-lost', ship: target, shields: 0 },
    { type: 'damage-dealt', ship: target, faceUp: false },
    { type: 'phase-began', phase: 'end' },
    { type: 'damage-dealt', ship: target, faceUp: false },
  ];
  const [damage, dice] = dogfightTally(texts, events, view, people);
  expect(damage?.rows).toEqual([expect.objectContaining({ seat: one.owner, value: 2 })]);
  expect(dice?.rows).toEqual([
    { name: 'Player 1', seat: 0, value: 2, of: 2 },
    { name: 'Player 2', seat: 1, value: 1, of: 0.75 },
  ]);
});

test('points of a skirmish are told by their source', () => {
  const scored = (by: Extract<Skirmish, { type: 'scored' }>['by'], vp: number): Skirmish => ({
    type: 'scored',
    seat: 1,
    vp,
    total: vp,
    by,
  });
  const view = { figures: [], seats: [{}, {}] } as unknown as Parameters<typeof assaultTally>[2];
  const events = [scored('group', 6), scored('mission', 10), scored('figure', 1)];
  expect(assaultTally(texts, events, view, people)).toEqual([
    {
      title: 'Points by source',
      rows: [
        { name: 'Mission', seat: 1, value: 10 },
        { name: 'Defeated figures', seat: 1, value: 7 },
      ],
    },
  ]);
});

test('a battle in which nobody has fired has nothing to tell', () => {
  const view = { ships: [], seats: [{}, {}] } as unknown as Parameters<typeof battleTally>[2];
  expect(battleTally(texts, [], view, people)).toEqual([]);
});
