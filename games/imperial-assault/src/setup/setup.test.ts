import { fixedChance, type Seat } from '@parsecs/kernel';
import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { gapBetween, layoutOfState, spacesOf } from '../board.ts';
import {
  type Army,
  type ArmyId,
  commandNumber,
  imperialAssault,
  MISSIONS,
  type MissionId,
} from '../index.ts';
import { graphOf } from '../map/bases.ts';
import { siteOfState } from '../state.ts';
import { Beginning } from '../testing/beginning.ts';
import { FREE_DECK } from '../testing/lists.ts';
import { field } from '../testing/maps.ts';

/** The number of a base of 2x2. */
const NEXU = 2;
const FIRST: readonly [ArmyId, ArmyId] = ['first-skirmish-empire', 'first-skirmish-rebels'];

function only(...deployments: Army['deployments']): Army {
  const rebels = deployments.some((id) =>
    ['gaarkhan', 'rebel-trooper', 'luke-skywalker'].includes(id),
  );
  const mercenary = deployments.some((id) =>
    ['nexu', 'ig-88', 'devious-scheme', 'first-strike'].includes(id),
  );
  const affiliation = rebels ? 'rebel' : mercenary ? 'mercenary' : 'imperial';
  return { affiliation, deployments, commands: FREE_DECK };
}

rule('IA-037', 'armies lie open and both decks are shuffled', () => {
  const checked = imperialAssault.checkSetup({ armies: FIRST });
  if (!checked.ok) throw new Error('illegal');
  const orders = (['rally', 'urgency'] as const).map((id) => ({
    purpose: 'command deck',
    order: [commandNumber(id)],
  }));
  const state = imperialAssault.begin(checked.value, { chance: fixedChance(orders) });
  // Each deck got its own shuffle: the card that was asked for lies on top.
  expect(state.decks.map(([top]) => top)).toEqual([
    commandNumber('rally'),
    commandNumber('urgency'),
  ]);
  expect(state.decks.map((deck) => deck.length)).toEqual([15, 15]);
  const ids = imperialAssault.view(state, 1).figures.map(({ id }) => id);
  expect(ids).toContain('P1.darth-vader');
});

rule('IA-038', 'the cheaper army chooses who has initiative', () => {
  const begun = new Beginning(FIRST);
  expect(begun.question).toBe('P1 initiative');
  expect(begun.offered()).toEqual(['P1', 'P2']);
  expect(begun.choose('P2').state.initiative).toBe(1);
  expect(new Beginning([FIRST[1], FIRST[0]]).question).toBe('P2 initiative');
  // Upgrades count.
  const dearer = [only('nexu', 'first-strike'), only('nexu')] as const;
  expect(new Beginning(dearer).question).toBe('P2 initiative');
});

rule('IA-039', 'equal costs: the holder is drawn', () => {
  const even = [only('nexu'), only('nexu')] as const;
  for (const pick of [0, 1]) {
    const begun = new Beginning(even, 'mos-eisley-outskirts-a', [{ purpose: 'initiative', pick }]);
    expect(begun.state.initiative).toBe(pick);
    expect(begun.question).toBe(`P${pick + 1} zone`);
  }
});

rule('IA-040', 'one mission is drawn and names map and rules', () => {
  const drawn = MISSIONS.filter(({ source }) => source === 'core');
  for (const [pick, mission] of drawn.entries()) {
    const begun = new Beginning(FIRST, 'random', [{ purpose: 'mission deck', pick }]).choose('P1');
    expect(begun.events.at(-1)).toEqual({
      type: 'mission-drawn',
      mission: mission.id,
      map: mission.map,
    });
  }
});

rule('IA-041', 'the deck of the core box has six missions; a match may fix one', () => {
  expect(MISSIONS.filter(({ source }) => source === 'core').map(({ id }) => id)).toEqual([
    'mos-eisley-outskirts-a',
    'mos-eisley-outskirts-b',
    'moisture-farm-a',
    'moisture-farm-b',
    'massassi-ruins-a',
    'massassi-ruins-b',
  ]);
  const fixed = new Beginning(FIRST, 'cinder-relay-b').choose('P1');
  expect(fixed.events.at(-1)).toMatchObject({ mission: 'cinder-relay-b' });
});

rule('IA-041', 'the deck holds one of each mission that is owned', () => {
  const deckOf = (missionDeck: 'core' | 'printed' | 'all'): ReadonlySet<string> => {
    const drawn = (pick: number): string => {
      const rolls = [{ purpose: 'mission deck', pick }];
      const begun = new Beginning(FIRST, 'random', rolls, undefined, { missionDeck }).choose('P1');
      return imperialAssault.view(begun.state, 'spectator').mission ?? '';
    };
    const size = { core: 6, printed: 8, all: 10 }[missionDeck];
    expect(() => drawn(size)).toThrow();
    return new Set(Array.from({ length: size }, (_, pick) => drawn(pick)));
  };
  expect(deckOf('core').size).toBe(6);
  const printed = deckOf('printed');
  expect(printed.size).toBe(8);
  expect(printed).toContain('training-ground-b');
  expect(printed).not.toContain('cinder-relay-a');
  expect(deckOf('all')).toEqual(new Set(MISSIONS.map(({ id }) => id)));
});

rule('IA-042', 'only tokens of the drawn letter are laid out, doors and terminals always', () => {
  const seen = (mission: 'mos-eisley-outskirts-a' | 'mos-eisley-outskirts-b'): unknown => {
    const begun = new Beginning(FIRST, mission).choose('P1');
    const { tokens, doors, terminals } = imperialAssault.view(begun.state, 'spectator');
    return [new Set(tokens.map(({ kind }) => kind)), doors.length, terminals.length];
  };
  expect(seen('mos-eisley-outskirts-a')).toEqual([new Set(['launch-panel']), 1, 2]);
  expect(seen('mos-eisley-outskirts-b')).toEqual([new Set(['contraband']), 1, 2]);
});

function deployedSeats(begun: Beginning): readonly Seat[] {
  return begun.events.flatMap((event) =>
    event.type === 'deployed' ? [event.figure.startsWith('P1') ? 0 : 1] : [],
  );
}

rule('IA-043', 'the initiative player takes a zone and sets up first, then the other', () => {
  const begun = new Beginning(FIRST).choose('P2');
  expect(begun.question).toBe('P2 zone');
  expect(begun.offered()).toEqual(['zone:red', 'zone:blue']);
  begun.choose('zone:blue');
  expect(begun.state.zones).toEqual([0, 1]);
  begun.through('deploy');
  expect(deployedSeats(begun)).toEqual([1, 1, 1, 1, 1, ...new Array<Seat>(9).fill(0)]);
});

rule('IA-044', 'any arrangement inside the zone, one figure a space', () => {
  const begun = new Beginning(FIRST).choose('P1').choose('zone:blue');
  const first = begun.offered();
  expect(first).toHaveLength(30);
  expect(first).toContain('deploy:I9:P1.darth-vader');
  expect(first.some((id) => id.startsWith('deploy:K13'))).toBe(false);
  begun.choose('deploy:I9:P1.darth-vader');
  expect(begun.offered()).toHaveLength(29);
  expect(imperialAssault.check(begun.state, 0, 'deploy:K13:P1.royal-guard.1')).toMatchObject({
    refused: 'IA-044',
  });
});

/** Six bases of 2x2: more than most zones can hold. */
const NEXUS = only('nexu', 'nexu', 'nexu', 'nexu', 'nexu-elite', 'nexu-elite');

function settingUp(army: Army, mission: MissionId, zone: 'red' | 'blue'): Beginning {
  return new Beginning([army, only('gaarkhan', 'luke-skywalker')], mission)
    .choose('P1')
    .choose(`zone:${zone}`);
}

/** How many spaces of a zone are filled when answers are taken by chance. */
function filled(army: Army, mission: MissionId, zone: 'red' | 'blue', seed: number): number {
  const begun = settingUp(army, mission, zone);
  for (let step = seed; begun.question === 'P1 deploy'; step += 5) {
    const offered = begun.offered();
    begun.choose(offered[step % offered.length] ?? '');
  }
  const spaces = siteOfState(begun.state).grid.zones[zone === 'red' ? 0 : 1] ?? [];
  const taken = begun.state.stand.flatMap((_, figure) => spacesOf(begun.state, figure));
  return spaces.filter((space) => taken.includes(space)).length;
}

rule('IA-045', 'a zone that is too small is filled as far as it can be, whatever is chosen', () => {
  const fills = (army: Army): Readonly<Record<string, readonly string[]>> =>
    Object.fromEntries(
      MISSIONS.filter(({ letter }) => letter === 'A').map(({ id, map }) => [
        map,
        (['red', 'blue'] as const).map((zone) => {
          const counts = [0, 1, 2, 3, 4].map((seed) => filled(army, id, zone, seed));
          return [...new Set(counts)].join(' or ');
        }),
      ]),
    );
  // What reaches into the zone from outside counts as well.
  expect(fills(NEXUS)).toEqual({
    'mos-eisley-outskirts': ['24', '24'],
    'moisture-farm': ['20', '19'],
    'massassi-ruins': ['23', '22'],
    'training-ground': ['24', '24'],
    'cinder-relay': ['23', '23'],
  });
  // Small figures fill what large ones leave free.
  expect(fills(only('nexu', 'nexu', 'nexu', 'nexu', 'nexu-elite', 'trandoshan-hunter'))).toEqual({
    'mos-eisley-outskirts': ['22', '22'],
    'moisture-farm': ['22', '21'],
    'massassi-ruins': ['22', '21'],
    'training-ground': ['22', '22'],
    'cinder-relay': ['22', '22'],
  });
});

rule('IA-045', 'the player chooses who stays outside', () => {
  const left = (begun: Beginning): readonly string[] => [
    ...new Set(begun.offered().map((id) => id.split(':')[2] ?? '')),
  ];
  const begun = settingUp(NEXUS, 'moisture-farm-a', 'red');
  expect(left(begun)).toEqual(['P1.nexu-1', 'P1.nexu-elite-1']);
  const elite = begun.offered().find((id) => id.endsWith('P1.nexu-elite-1')) ?? '';
  begun.choose(elite);
  begun.choose(begun.offered().find((id) => id.endsWith('P1.nexu-elite-2')) ?? '');
  expect(left(begun)).toEqual(['P1.nexu-1']);
  // Where there is room for all, one after another is set up.
  expect(left(settingUp(only('nexu', 'nexu-elite'), 'moisture-farm-a', 'red'))).toHaveLength(1);
});

rule('IA-045', 'the zone is filled first, the rest stands as near as possible', () => {
  const begun = settingUp(NEXUS, 'moisture-farm-a', 'blue');
  const { grid } = siteOfState(begun.state);
  const layout = layoutOfState(begun.state);
  const zone = grid.zones[1] ?? [];
  const { covers } = graphOf(layout, NEXU, true);
  const gapOf = (stand: number): number => gapBetween(layout, covers[stand] ?? [], zone);
  const isInside = (stand: number): boolean =>
    (covers[stand] ?? []).every((space) => zone.includes(space));
  let outside = 0;
  while (begun.question === 'P1 deploy') {
    const taken = begun.state.stand.flatMap((_, figure) => spacesOf(begun.state, figure));
    const free = covers.flatMap((cover, stand) =>
      cover.length > 0 && !cover.some((space) => taken.includes(space)) ? [stand] : [],
    );
    const offered = begun.offered().map((id) => grid.label.indexOf(id.split(':')[1] ?? ''));
    if (free.some(isInside)) expect(offered.every(isInside)).toBe(true);
    else {
      outside += 1;
      const least = Math.min(...free.map(gapOf));
      expect(new Set(offered)).toEqual(new Set(free.filter((stand) => gapOf(stand) === least)));
    }
    begun.choose(begun.offered()[0] ?? '');
  }
  expect(outside).toBeGreaterThan(0);
  expect(begun.state.stand.slice(0, 6).every((stand) => stand !== -1)).toBe(true);
  // Three fit into a zone of 3x6 only side by side: no stand may spoil that.
  const token = { id: 'relay-core-1', kind: 'relay-core', at: [0, 4] };
  const narrow = { ...field(['......', '......']), tokens: { A: [token], B: [] } };
  const tight = new Beginning(
    [only('nexu', 'nexu', 'nexu'), only('rebel-trooper', 'rebel-trooper', 'rebel-trooper')],
    'cinder-relay-a',
    [],
    narrow,
  );
  tight.choose('P1').choose('zone:red');
  const columns = tight.offered().map((id) => id.split(':')[1]?.[0]);
  expect(new Set(columns)).toEqual(new Set(['A', 'C', 'E']));
});

rule('IA-046', 'a secret hand of three cards each, and round one', () => {
  const begun = new Beginning(FIRST).choose('P1').choose('zone:red').through('deploy');
  expect(begun.state.hands.map((hand) => hand.length)).toEqual([3, 3]);
  expect(begun.state.round).toBe(1);
  const [own, other] = imperialAssault.view(begun.state, 0).seats;
  expect(own?.cards).toHaveLength(3);
  expect(other).not.toHaveProperty('cards');
});

rule('IA-047', 'the first hand is kept', () => {
  const begun = new Beginning(FIRST).choose('P1').choose('zone:red').through('deploy');
  // The next question is already one of round one, and nobody drew but three cards.
  expect(begun.question).toBe('P1 start-of-round');
  expect(begun.events.filter(({ type }) => type === 'drew')).toMatchObject([
    { seat: 0, count: 3 },
    { seat: 1, count: 3 },
  ]);
});

rule('IA-048', 'what happens after setup happens once, before round one', () => {
  const strike = only('nexu', 'first-strike');
  const begun = new Beginning([strike, only('gaarkhan')], 'cinder-relay-a');
  begun.choose('P1').choose('zone:red').through('deploy');
  expect(begun.state.vp).toEqual([4, 4]);
  const types = begun.events.map(({ type }) => type);
  expect(types.indexOf('scored')).toBeGreaterThan(types.indexOf('drew'));
  expect(types.indexOf('scored')).toBeLessThan(types.indexOf('round-began'));
});

rule(
  'IA-049',
  'Devious Scheme: its owner picks the zone, the opponent has the token and sets up first',
  () => {
    const begun = new Beginning(
      [only('nexu', 'devious-scheme'), only('gaarkhan')],
      'cinder-relay-a',
    );
    expect(begun.state.initiative).toBe(1);
    expect(begun.question).toBe('P1 zone');
    begun.choose('zone:red').through('deploy');
    expect(deployedSeats(begun)).toEqual([1, 0]);
    expect(begun.state.zones).toEqual([0, 1]);
    // Two of them cancel out: the holder is drawn and takes the zone.
    const both = only('nexu', 'devious-scheme');
    const drawn = new Beginning([both, both], 'cinder-relay-a', [
      { purpose: 'initiative', pick: 1 },
    ]);
    expect(drawn.question).toBe('P2 zone');
  },
);

/** A zone with a wall, a blocking edge and a blocking space in its first two columns. */
function zoneWithEdges(): unknown {
  const map = field(['........', '........']);
  const edges = [
    { a: [0, 0], b: [0, 1], kind: 'wall' },
    { a: [2, 0], b: [2, 1], kind: 'blocking' },
    { a: [4, 0], b: [4, 1], kind: 'impassable' },
  ];
  const token = { id: 'relay-core-1', kind: 'relay-core', at: [0, 4] };
  return { ...map, edges, tokens: { A: [token], B: [] } };
}

rule('IA-316', 'in setup no base lies on another, nor across what it cannot cross', () => {
  const stands = (card: 'e-web-engineer' | 'at-st', ...others: Army['deployments']): string[] => {
    const armies = [only(card, ...others), only('luke-skywalker')] as const;
    const begun = new Beginning(armies, 'cinder-relay-a', [], zoneWithEdges());
    if (begun.question.endsWith('initiative')) begun.choose('P1');
    return begun
      .choose('zone:red')
      .offered()
      .map((id) => id.split(':')[1] ?? '');
  };
  const web = stands('e-web-engineer');
  expect(web).toContain('B1');
  for (const barred of ['A1', 'C1', 'E1']) expect(web).not.toContain(barred);
  // A walker minds no terrain, but a wall.
  const walker = stands('at-st');
  expect(walker).toEqual(expect.arrayContaining(['B1', 'C1', 'D1', 'E1']));
  expect(walker).not.toContain('A1');
  const second = new Beginning(
    [only('at-st', 'at-st'), only('luke-skywalker')],
    'cinder-relay-a',
    [],
    zoneWithEdges(),
  );
  second.choose('P2').choose('zone:blue').through().choose('deploy:A6:P2.luke-skywalker');
  second.choose('deploy:B1:P1.at-st-1');
  expect(second.refusal('deploy:C1:P1.at-st-2')).toBe('IA-044');
  expect(second.offered()).toContain('deploy:D1:P1.at-st-2');
  expect(spacesOf(second.state, 0)).toHaveLength(6);
});
