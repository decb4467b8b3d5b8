import { expect, test } from 'vitest';
import { takeSquadFile } from './squad-file.ts';

const OWN = {
  name: 'Two of ours',
  faction: 'rebel',
  ships: [{ pilot: 'rookiepilot', upgrades: [] }],
};

test('a file in our own form is read as well as one of the community', () => {
  expect(takeSquadFile(OWN)).toMatchObject({ squad: OWN, leftOut: [] });
  const pilots = [{ name: 'rookiepilot', ship: 'xwing' }];
  const other = takeSquadFile({ faction: 'rebel', points: 21, pilots });
  expect(other).toMatchObject({ squad: { ships: OWN.ships }, leftOut: [], warnings: [] });
});

test('what is neither says so', () => {
  expect(takeSquadFile(undefined)).toMatchObject({ leftOut: [{ cause: 'xws-not-an-object' }] });
});

test('a name that was cut and points that differ are told with the squad', () => {
  const taken = takeSquadFile({
    name: 'x'.repeat(200),
    faction: 'rebel',
    points: 7,
    pilots: [{ name: 'rookiepilot', ship: 'xwing' }],
  });
  expect(taken.squad?.ships).toEqual(OWN.ships);
  expect(taken.warnings.map(({ cause }) => cause).toSorted()).toEqual([
    'xws-long-name',
    'xws-other-points',
  ]);
});
