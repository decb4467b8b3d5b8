import type { Event as ImperialEvent } from '@parsecs/imperial-assault';
import { createTexts, LANGUAGES } from '@parsecs/lang';
import type { Event as FleetEvent } from '@parsecs/starship-battles';
import type { Event as TeamsEvent } from '@parsecs/super-teams';
import { GAME_IDS, type GameId, type SeatSpec } from '@parsecs/table';
import type { Event as XWingEvent } from '@parsecs/xwing';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../games/index.ts';
import { earned, type Finished } from './achievements/finished.ts';
import { levelBeaten } from './first-win.ts';

const AT = { x: 0, y: 0, heading: 0 };

/** What seat 0 earns in a match that it has won, when it saw this happen. */
async function earnedBy(
  game: GameId,
  view: unknown,
  events: readonly unknown[],
  part: Partial<Finished> = {},
): Promise<readonly string[]> {
  const outcome = { winners: [0], rule: 'R' };
  const base = { seat: 0, side: [0], outcome, rounds: 6, view, events: events as never };
  return earned(await gameNamed(game).loadAchievements(), { ...base, ...part });
}

test('there are at least twelve, with words in every language', async () => {
  let count = 0;
  for (const game of GAME_IDS) {
    const achievements = await gameNamed(game).loadAchievements();
    count += achievements.length;
    for (const language of LANGUAGES) {
      const texts = await createTexts(language, ['progress']);
      for (const { id } of achievements) {
        expect(texts.has(`progress:achievement.${game}.${id}.name`)).toBe(true);
        expect(texts.has(`progress:achievement.${game}.${id}.text`)).toBe(true);
      }
    }
  }
  expect(count).toBeGreaterThanOrEqual(12);
});

test('only who has won earns, and not because the others gave up', async () => {
  const view = { ships: [] };
  expect(await earnedBy('xwing', view, [])).toContain('whole-squad');
  const lost = { outcome: { winners: [1], rule: 'R' } };
  expect(await earnedBy('xwing', view, [], lost)).toEqual([]);
  expect(await earnedBy('xwing', view, [{ type: 'resigned', seat: 1 }])).toEqual([]);
});

describe('X-Wing', () => {
  const view = {
    ships: [
      { id: 'mine', owner: 0 },
      { id: 'also', owner: 0 },
      { id: 'theirs', owner: 1 },
    ],
  };
  const round: XWingEvent = { type: 'round-began', round: 1 };
  const moved = (ship: string, manoeuvre: string, overlapped = false): XWingEvent => ({
    type: 'moved',
    ship,
    manoeuvre,
    from: AT,
    to: AT,
    fraction: 1,
    overlapped,
    touching: [],
  });
  const attack = (ship: string, target = 'theirs'): XWingEvent => ({
    type: 'attack-declared',
    ship,
    target,
    weapon: 'primary',
    range: 2,
    obstructed: false,
  });
  const hit: XWingEvent = { type: 'attack-hit', ship: 'mine', target: 'theirs' };
  const destroyed = (ship: string): XWingEvent => ({ type: 'destroyed', ship });

  test('a squad comes home whole when none of its own ships is lost', async () => {
    expect(await earnedBy('xwing', view, [destroyed('theirs')])).toContain('whole-squad');
    expect(await earnedBy('xwing', view, [destroyed('mine')])).not.toContain('whole-squad');
  });

  test('a turn about counts when a hit follows in the same round', async () => {
    const turn = moved('mine', 'koiogran-4');
    expect(await earnedBy('xwing', view, [round, turn, hit])).toContain('about-turn');
    expect(await earnedBy('xwing', view, [round, turn, round, hit])).not.toContain('about-turn');
    const straight = moved('mine', 'straight-4');
    expect(await earnedBy('xwing', view, [round, straight, hit])).not.toContain('about-turn');
  });

  test('the way was clear when no ship of one’s own ran into anything', async () => {
    const bump = moved('theirs', 'straight-2', true);
    expect(await earnedBy('xwing', view, [bump])).toContain('clear-way');
    expect(await earnedBy('xwing', view, [moved('mine', 'straight-2', true)])).not.toContain(
      'clear-way',
    );
    const rock: XWingEvent = { type: 'obstacle-hit', ship: 'also', obstacle: 'asteroid-1' };
    expect(await earnedBy('xwing', view, [rock])).not.toContain('clear-way');
  });

  test('fire is focused when two ships attack what is destroyed in that round', async () => {
    const both = [round, attack('mine'), attack('also'), destroyed('theirs')];
    expect(await earnedBy('xwing', view, both)).toContain('together');
    const apart = [round, attack('mine'), round, attack('also'), destroyed('theirs')];
    expect(await earnedBy('xwing', view, apart)).not.toContain('together');
  });
});

describe('Starship Battles', () => {
  const view = {
    ships: [
      { id: 'mine', owner: 0 },
      { id: 'also', owner: 0 },
      { id: 'theirs', owner: 1 },
    ],
  };
  const lost = (ship: string, returns = false): FleetEvent => ({
    type: 'destroyed',
    ship,
    returns,
  });
  const deployed = (ship: string): FleetEvent => ({
    type: 'deployed',
    ship,
    at: [0, 0],
    facing: 'north',
  });
  const moved = (ship: string): FleetEvent => ({
    type: 'moved',
    ship,
    from: [0, 0],
    to: [0, 1],
    facing: 'north',
    by: [],
  });
  const shot = (ship: string, result: 'miss' | 'hit'): FleetEvent => ({
    type: 'rolled',
    ship,
    weapon: 'point-defense',
    target: 'theirs',
    roll: 10,
    total: 12,
    defense: 11,
    result,
    bonuses: {},
    defenses: {},
  });
  const launched: FleetEvent = {
    type: 'launched',
    ship: 'mine',
    carrier: 'also',
    at: [0, 0],
    by: [],
  };

  test('the fleet is whole while only others are lost, or fighters that return', async () => {
    const none = [lost('theirs'), lost('mine', true)];
    expect(await earnedBy('starship-battles', view, none)).toContain('whole-fleet');
    expect(await earnedBy('starship-battles', view, [lost('mine')])).not.toContain('whole-fleet');
  });

  test('everything is under way when all that was deployed has moved', async () => {
    const start = [deployed('mine'), deployed('also'), moved('mine')];
    expect(await earnedBy('starship-battles', view, start)).not.toContain('under-way');
    const all = [...start, moved('also')];
    expect(await earnedBy('starship-battles', view, all)).toContain('under-way');
  });

  test('three hits make a screen, four fighters a wave', async () => {
    const hits = [shot('mine', 'hit'), shot('also', 'hit'), shot('mine', 'miss')];
    expect(await earnedBy('starship-battles', view, hits)).not.toContain('screen');
    expect(await earnedBy('starship-battles', view, [...hits, shot('mine', 'hit')])).toContain(
      'screen',
    );
    const three = [launched, launched, launched];
    expect(await earnedBy('starship-battles', view, three)).not.toContain('wave');
    expect(await earnedBy('starship-battles', view, [...three, launched])).toContain('wave');
  });
});

describe('Imperial Assault', () => {
  const view = {
    groups: [
      { id: 'mine', owner: 0 },
      { id: 'theirs', owner: 1 },
    ],
  };
  const defeated = (group: string): ImperialEvent => ({ type: 'group-defeated', group });
  const scored = (seat: number, vp: number): ImperialEvent => ({
    type: 'scored',
    seat,
    vp,
    total: vp,
    by: 'mission',
  });
  const played: ImperialEvent = {
    type: 'played',
    seat: 0,
    card: 'take-initiative',
    reveals: true,
  };

  test('an army is whole while no group of its own is defeated', async () => {
    expect(await earnedBy('imperial-assault', view, [defeated('theirs')])).toContain('whole-army');
    expect(await earnedBy('imperial-assault', view, [defeated('mine')])).not.toContain(
      'whole-army',
    );
  });

  test('ten points of the mission of one’s own count, five cards, four rounds', async () => {
    const points = [scored(0, 6), scored(1, 8), scored(0, 4)];
    expect(await earnedBy('imperial-assault', view, points)).toContain('mission');
    expect(await earnedBy('imperial-assault', view, points.slice(0, 2))).not.toContain('mission');
    const cards = [played, played, played, played];
    expect(await earnedBy('imperial-assault', view, cards)).not.toContain('hand-played');
    expect(await earnedBy('imperial-assault', view, [...cards, played])).toContain('hand-played');
    expect(await earnedBy('imperial-assault', view, [], { rounds: 4 })).toContain('quick');
    expect(await earnedBy('imperial-assault', view, [], { rounds: 5 })).not.toContain('quick');
  });
});

describe('Super Teams', () => {
  const view = {
    ships: [
      { id: 'red-1', owner: 0 },
      { id: 'green-1', owner: 1 },
    ],
  };
  const arrived = (ship: 'red-1' | 'green-1'): TeamsEvent => ({ type: 'arrived', ship });
  const back = (ship: 'red-1' | 'green-1'): TeamsEvent => ({
    type: 'pushed-back',
    ship,
    from: 9,
    to: 7,
  });
  const leap = (steps: number, by: 'value' | 'hyperspace'): TeamsEvent => ({
    type: 'moved',
    ship: 'red-1',
    from: 0,
    to: steps,
    steps,
    by,
  });
  const grab: TeamsEvent = { type: 'grabbed', seat: 0, ship: 'red-1', from: 4, to: 8 };

  test('none but mine: no other ship has arrived', async () => {
    expect(await earnedBy('super-teams', view, [arrived('red-1')])).toContain('none-but-mine');
    expect(await earnedBy('super-teams', view, [arrived('green-1')])).not.toContain(
      'none-but-mine',
    );
  });

  test('the Maw, the leap and the grab', async () => {
    expect(await earnedBy('super-teams', view, [back('green-1')])).toContain('never-back');
    expect(await earnedBy('super-teams', view, [back('red-1')])).not.toContain('never-back');
    expect(await earnedBy('super-teams', view, [leap(8, 'hyperspace')])).toContain('far');
    expect(await earnedBy('super-teams', view, [leap(6, 'hyperspace')])).not.toContain('far');
    expect(await earnedBy('super-teams', view, [leap(8, 'value')])).not.toContain('far');
    expect(await earnedBy('super-teams', view, [grab])).toContain('grabbed');
    expect(await earnedBy('super-teams', view, [{ ...grab, seat: 1 }])).not.toContain('grabbed');
  });
});

describe('the level that was beaten', () => {
  const me: SeatSpec = { kind: 'here' };
  const bot = (level: 'easy' | 'ace'): SeatSpec => ({ kind: 'bot', bot: level });
  const won = { winners: [0] };

  test('is that of the weakest on the other sides', () => {
    expect(levelBeaten([me, bot('ace'), bot('easy')], 0, [0], won)).toBe('easy');
    expect(levelBeaten([me, bot('easy'), bot('ace')], 0, [0, 1], won)).toBe('ace');
  });

  test('is none against people, or without a win', () => {
    expect(levelBeaten([me, me], 0, [0], won)).toBeUndefined();
    expect(levelBeaten([me, bot('ace'), me], 0, [0], won)).toBeUndefined();
    expect(levelBeaten([me, bot('ace')], 0, [0], { winners: [1] })).toBeUndefined();
  });
});
