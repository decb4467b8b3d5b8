import { cardName, createTexts } from '@parsecs/lang';
import { READY_SQUADS, squadToLink, withProfile, xwing } from '@parsecs/xwing';
import { expect, test } from 'vitest';
import { toOptions } from './seats.ts';
import {
  builderAddress,
  changedReadings,
  chooseBattle,
  chooseProfile,
  newXWingDraft,
  readSquadLink,
  readyPicks,
  setFaction,
  setForces,
  setOption,
  setPoints,
  setSide,
  setSquad,
  sideOfSeat,
  squadOfTeam,
  toXWingSetup,
  XWING_BATTLES,
  XWING_PLAYERS,
  type XWingDraft,
} from './xwing-draft.ts';
import { hintsOf, tellPlaces } from './xwing-problems.ts';

const draft = newXWingDraft('en', []);
const texts = await createTexts('en', ['xwing-board']);

function isPlayable(chosen: XWingDraft): boolean {
  return xwing.checkSetup(toXWingSetup(chosen)).ok;
}

test('what stands on the page at first can be played at once', () => {
  expect(isPlayable(draft)).toBe(true);
  expect(toXWingSetup(draft).squadBuilding).toBe(false);
});

test.each(XWING_BATTLES)('%s can be played by any number of people', (battle) => {
  const chosen = chooseBattle(draft, battle);
  for (const players of XWING_PLAYERS) expect(isPlayable({ ...chosen, players })).toBe(true);
  expect(chosen.seats.length).toBe(8);
});

test('a mission begins on the printed play area, and one of them has its own asteroids', () => {
  const mission = chooseBattle({ ...draft, width: 120, obstacles: 3 }, 'mission-2');
  expect(toXWingSetup(mission)).toMatchObject({ width: 900, height: 900 });
  const wider = { ...mission, width: 120, obstacles: 3 };
  expect(toXWingSetup(wider)).toMatchObject({ mission: 2, width: 1200, obstacles: 0 });
  expect(isPlayable(wider)).toBe(true);
});

test('the rules of a source are chosen at once, and each point may be changed after that', () => {
  const polish = chooseProfile(draft, 'polish');
  expect(polish.profile).toBe('polish');
  expect(toXWingSetup(polish).options).toEqual(withProfile(draft.options, 'polish'));
  expect(isPlayable(polish)).toBe(true);
  expect(changedReadings(polish)).toBe(0);
  const own = setOption(polish, 'overlapSkipsAction', true);
  expect([own.profile, changedReadings(own)]).toEqual(['polish', 1]);
  expect(changedReadings(setOption(polish, 'planningAids', true))).toBe(0);
  expect(changedReadings(chooseProfile(own, 'ledger'))).toBe(0);
});

test('what happens at the limit of rounds stays when other rules are chosen', () => {
  const points = setOption({ ...draft, roundLimit: 6 }, 'atTheLimit', 'points');
  const { options, roundLimit } = toXWingSetup(chooseProfile(points, 'later'));
  expect([roundLimit, options?.atTheLimit]).toEqual([6, 'points']);
});

test('a time for the match is agreed on beside the setup', () => {
  expect(toOptions(draft)).toEqual({});
  expect(toOptions({ ...draft, matchMinutes: 0 })).toEqual({});
  expect(toOptions({ ...draft, matchMinutes: 75 })).toEqual({ matchTime: 4_500_000 });
});

test('above the usual points one hears of boxes and of a larger play area', () => {
  const causes = (part: Partial<XWingDraft>): readonly string[] =>
    hintsOf(texts, { ...chooseBattle(draft, 'random'), ...part }).map(({ cause }) => cause);
  const both = ['squad-many-components', 'squad-wider-area'];
  expect([causes({}), causes({ points: 101 })]).toEqual([[], both]);
  expect(causes({ points: 150, isBaseSet: true })).toEqual(['squad-wider-area']);
  expect(causes({ points: 150, width: 120 })).toEqual(['squad-many-components']);
  expect(causes({ points: 150, width: 91.44, height: 91.44 })).toEqual(both);
  expect(causes({ points: 150, forces: 'printed' })).toEqual([]);
});

test('without a limit the larger squad says whether it is much', () => {
  const ready = READY_SQUADS.find(({ kind }) => kind === 'standard')?.squad;
  if (ready === undefined) throw new Error('no squad');
  const large = { ...ready, ships: [...ready.ships, ...ready.ships] };
  const free = setPoints(chooseBattle(draft, 'random'), 0);
  expect(hintsOf(texts, free)).toEqual([]);
  const own = setSquad(setSide(free, large.faction), 0, { key: 'own', source: large });
  expect(hintsOf(texts, own)).toHaveLength(2);
});

test('three feet can be agreed on', () => {
  const feet = { ...chooseBattle(draft, 'random'), width: 91.44, height: 91.44 };
  expect(toXWingSetup(feet)).toMatchObject({ width: 914.4, height: 914.4 });
  expect(isPlayable(feet)).toBe(true);
});

test('every ready-made squad of the usual size can be chosen', () => {
  for (const { id, kind, squad } of READY_SQUADS) {
    if (kind !== 'standard') continue;
    const pick = { key: `ready:${id}`, source: squad };
    const chosen = setSquad(setSide(chooseBattle(draft, 'random'), squad.faction), 0, pick);
    expect(isPlayable(chosen)).toBe(true);
    expect(squadOfTeam(chosen, 0)).toBe(squad);
  }
});

test('a link brings a squad along, and its side', () => {
  const squad = READY_SQUADS.find(({ id }) => id === 'howlrunner-swarm')?.squad;
  if (squad === undefined) throw new Error('no such squad');
  const brought = readSquadLink(draft, `?list=${squadToLink(squad)}&points=120`);
  expect(brought.points).toBe(120);
  expect(sideOfSeat(brought, 0)).toBe('imperial');
  expect(isPlayable(brought)).toBe(true);
  expect(readSquadLink(draft, '?list=broken')).toBe(draft);
});

test('the builder opens the squad of a side, and its address brings it back', () => {
  const aces = chooseBattle(draft, 'aces');
  const [, hash = ''] = builderAddress({ ...aces, isBaseSet: true, points: 120 }, 0).split('#');
  const back = readSquadLink(draft, `?${hash}`);
  expect(squadOfTeam(back, 0)).toEqual(squadOfTeam(aces, 0));
  expect(back).toMatchObject({ points: 120, isBaseSet: true });
  expect(builderAddress(chooseBattle(draft, 'standard'), 0)).toBe('/build/xwing');
});

test('squads go with their sides when the first seat changes it', () => {
  const aces = chooseBattle(draft, 'aces');
  const turned = setSide(aces, 'imperial');
  expect([sideOfSeat(turned, 0), sideOfSeat(turned, 1)]).toEqual(['imperial', 'rebel']);
  expect(toXWingSetup(turned)).toEqual({ ...toXWingSetup(aces), sides: 'imperial' });
  expect(toXWingSetup(setSide(aces, 'ask'))).toEqual({ ...toXWingSetup(aces), sides: 'ask' });
});

test('both may fly for one faction, each with a squad of its own', () => {
  const aces = chooseBattle(draft, 'aces');
  const mirror = setFaction(aces, 1, 'rebel');
  expect(toXWingSetup(mirror)).toMatchObject({
    sides: { P1: 'rebel', P2: 'rebel' },
    squads: { P1: squadOfTeam(aces, 0), P2: 'random' },
  });
  expect(isPlayable(mirror)).toBe(true);
  expect([sideOfSeat(mirror, 0), sideOfSeat(mirror, 1)]).toEqual(['rebel', 'rebel']);
  expect(toXWingSetup(setSide(mirror, 'ask')).sides).toBe('ask');
  expect(toXWingSetup(setSide(mirror, 'imperial')).sides).toBe('imperial');
});

test('ready-made battles of one faction, and back to one of two', () => {
  const mirror = chooseBattle(setSide(draft, 'ask'), 'imperial-mirror');
  expect(toXWingSetup(mirror)).toMatchObject(
    pick(xwing.setups['imperial-mirror'], ['sides', 'squads', 'obstacles']),
  );
  expect(toXWingSetup(chooseBattle(mirror, 'aces')).sides).toBe('imperial');
});

test('a mission and what is printed have both sides', () => {
  const mirror = chooseBattle(draft, 'rebel-mirror');
  for (const both of [chooseBattle(mirror, 'mission-1'), setForces(mirror, 'printed')]) {
    expect(toXWingSetup(both).sides).toBe('rebel');
    expect(isPlayable(both)).toBe(true);
  }
});

function pick<T extends object>(from: T | undefined, fields: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(fields.map((field) => [field, from?.[field]])) as Partial<T>;
}

test('ready-made squads are offered that keep to the limit', () => {
  const keys = (chosen: XWingDraft): readonly string[] =>
    readyPicks(chosen, 'imperial').map(({ key }) => key);
  const usual = chooseBattle(draft, 'random');
  expect(keys(usual)).toContain('ready:howlrunner-swarm');
  expect(keys({ ...usual, points: 31 })).toContain('ready:beast-and-curse');
  expect(keys({ ...usual, points: 31 })).not.toContain('ready:howlrunner-swarm');
  expect(keys({ ...usual, isBaseSet: true })).not.toContain('ready:howlrunner-swarm');
  expect(keys({ ...usual, points: 12 })).toEqual([]);
});

test('problems are told by side and pilot', async () => {
  const texts = await createTexts('en', ['xwing']);
  const limited = setPoints(chooseBattle(draft, 'aces'), 31);
  const told = tellPlaces(texts, limited, [
    { path: 'squads.rebel.ships', cause: 'squad-over-points' },
    { path: 'squads.imperial.ships[0].upgrades[0]', cause: 'squad-no-slot' },
    { path: 'squads.rebel.ships[0].pilot', cause: 'squad-no-card-left' },
    { path: 'squads.rebel.ships[0]', cause: 'squad-no-card-left' },
    { path: 'width', cause: 'setup-wrong-area' },
  ]);
  const [pilot] = READY_SQUADS.find(({ id }) => id === 'interceptor-aces')?.squad.ships ?? [];
  const names = [
    cardName(texts, 'pilot', pilot?.pilot ?? ''),
    ...(pilot?.upgrades ?? []).slice(0, 1).map((id) => cardName(texts, 'upgrade', id)),
  ];
  expect(told.map(({ path }) => path)).toEqual([
    'Rebel Alliance',
    ['Galactic Empire', ...names].join(', '),
    'Rebel Alliance, Wedge Antilles',
    'width',
  ]);
});

test('where both have one faction, problems are told by seat', async () => {
  const texts = await createTexts('en', ['xwing', 'shell']);
  const mirror = chooseBattle(draft, 'rebel-mirror');
  const told = tellPlaces(texts, mirror, [{ path: 'squads.P2.ships', cause: 'squad-over-points' }]);
  expect(told[0]?.path).toContain('Rebel Alliance');
  expect(told[0]?.path).toContain(texts.t('shell:new.seat', { number: 2 }));
});

test('what a mission has against a play area is told under its name', async () => {
  const texts = await createTexts('en', ['xwing']);
  const mission = chooseBattle(draft, 'mission-2');
  const told = tellPlaces(texts, mission, [
    { path: 'width', cause: 'setup-mission-area' },
    { path: 'height', cause: 'setup-mission-room' },
  ]);
  const name = texts.t('xwing:mission.2.name');
  expect(told.map(({ path }) => path)).toEqual([name, name]);
});

test('a limit is one for which something can be built, or there is none', () => {
  expect(setPoints(draft, 0).points).toBe(0);
  expect(setPoints({ ...draft, points: 0 }, 10).points).toBe(12);
  expect(setPoints({ ...draft, points: 12 }, 2).points).toBe(0);
  expect(setPoints(draft, 1000).points).toBe(400);
});

test('aids are an option that everybody at the table sees', () => {
  const aided = setOption(draft, 'planningAids', true);
  expect(toXWingSetup(aided).options?.planningAids).toBe(true);
  expect(isPlayable(aided)).toBe(true);
  expect(changedReadings(aided)).toBe(0);
  expect(changedReadings(setOption(draft, 'touching', 'geometric'))).toBe(1);
});
