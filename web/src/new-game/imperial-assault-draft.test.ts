import {
  ARMIES,
  ARMY_IDS,
  armyToLink,
  imperialAssault,
  MAP_IDS,
  MAPS,
} from '@parsecs/imperial-assault';
import { expect, test } from 'vitest';
import {
  BUILT,
  bringMap,
  changedOptions,
  chooseMap,
  drawnPick,
  mapKeyOf,
  missionsOn,
  newAssaultDraft,
  readArmy,
  readyPick,
  setArmy,
  setOption,
  toAssaultSetup,
} from './imperial-assault-draft.ts';

const draft = newAssaultDraft('en', []);

function isPlayable(setup: unknown): boolean {
  return imperialAssault.checkSetup(setup).ok;
}

test('what stands on the page at first can be played at once', () => {
  expect(toAssaultSetup(draft).mission).toBe('random');
  expect(isPlayable(toAssaultSetup(draft))).toBe(true);
});

test('the mission is drawn from all printed ones, unless an option says otherwise', () => {
  expect(toAssaultSetup(draft).options.missionDeck).toBe('printed');
  expect(changedOptions(draft)).toBe(0);
  expect(changedOptions(setOption(draft, 'missionDeck', 'core'))).toBe(1);
});

test('every ready-made and every drawn army can be chosen', () => {
  for (const id of ARMY_IDS) {
    const chosen = setArmy(draft, 1, readyPick(id));
    expect(toAssaultSetup(chosen).armies).toEqual([ARMIES['first-skirmish-rebels'], ARMIES[id]]);
    expect(isPlayable(toAssaultSetup(chosen))).toBe(true);
  }
  expect(isPlayable(toAssaultSetup(setArmy(draft, 0, drawnPick('dice'))))).toBe(true);
  expect(drawnPick('one').army).not.toEqual(drawnPick('two').army);
});

test('a map has two missions, and its first is taken', () => {
  for (const map of MAP_IDS) {
    const chosen = chooseMap(draft, map);
    expect(mapKeyOf(chosen)).toBe(map);
    expect(missionsOn(chosen)).toEqual([`${map}-a`, `${map}-b`]);
    expect(chosen.mission).toBe(`${map}-a`);
    expect(isPlayable(toAssaultSetup(chosen))).toBe(true);
  }
});

test('the chosen mission stays when its map is chosen again, and goes with another map', () => {
  const second = { ...chooseMap(draft, 'moisture-farm'), mission: 'moisture-farm-b' as const };
  expect(chooseMap(second, 'moisture-farm').mission).toBe('moisture-farm-b');
  expect(chooseMap(second, 'cinder-relay').mission).toBe('cinder-relay-a');
  expect(chooseMap(second, 'random').mission).toBe('random');
});

test('a map of one’s own is played with a mission that it holds', () => {
  const own = bringMap(draft, { ...MAPS['cinder-relay'], id: 'mine' });
  expect(mapKeyOf(own)).toBe('own');
  expect(missionsOn(own)).toContain(own.mission);
  expect(isPlayable(toAssaultSetup(own))).toBe(true);
  expect(chooseMap(own, 'random').map).toBeUndefined();
});

test('an address brings an army along, a broken one nothing', () => {
  const army = ARMIES['hired-guns'];
  const link = armyToLink({ name: 'Guns', army });
  const brought = readArmy(draft, `list=${encodeURIComponent(link)}`);
  const { key, name, army: own } = brought.armies[0];
  if (own === 'build') throw new Error('no army');
  expect([key, name, own.affiliation]).toEqual(['own', 'Guns', 'imperial']);
  expect(own.deployments.toSorted()).toEqual(army.deployments.toSorted());
  expect(own.commands.toSorted()).toEqual(army.commands.toSorted());
  expect(readArmy(draft, 'list=broken')).toBe(draft);
  expect(readArmy(draft, '')).toBe(draft);
});

test('an army chosen in secret leaves the mission to the deck', () => {
  const secret = setArmy(chooseMap(draft, 'moisture-farm'), 1, BUILT);
  expect(secret.mission).toBe('random');
  const setup = toAssaultSetup(secret);
  expect(setup.armies[1]).toBe('build');
  expect(isPlayable(setup)).toBe(true);
});

test('options that are not as printed are counted', () => {
  expect(changedOptions(draft)).toBe(0);
  expect(changedOptions(setOption(draft, 'roundLimit', 6))).toBe(1);
});
