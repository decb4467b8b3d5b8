import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { squadToLink, xwing } from '../index.ts';
import { readySquad } from '../lists/ready-made.ts';
import { setupOf } from '../setup/check-setup.ts';
import { type Playing, play } from '../testing/playing.ts';
import { type PlayTable, table } from '../testing/table.ts';

const REBELS = readySquad('two-b-two-x') ?? 'build';
const SWARM = readySquad('howlrunner-swarm') ?? 'build';
const LISTS = { sides: 'rebel', squads: { rebel: REBELS, imperial: SWARM } } as const;

/** Four players; ships go to P1 and P3, P2 and P4 in turn. */
function four(): PlayTable {
  return table()
    .setup({ players: 4 })
    .ship('rookiepilot', { at: [450, 450, 0], by: 'P1' })
    .ship('rookiepilot', { at: [600, 450, 0], by: 'P3' })
    .ship('academypilot', { at: [450, 600, 180], by: 'P2' })
    .ship('academypilot', { at: [600, 600, 180], by: 'P4' });
}

describe('teams', () => {
  rule('XW-226', 'more than two players divide evenly into two teams', () => {
    for (let players = 3; players <= 8; players += 1) {
      const { seats } = play({ ...LISTS, players }).view();
      const rebels = seats.filter(({ faction }) => faction === 'rebel').length;
      const imperials = seats.filter(({ faction }) => faction === 'imperial').length;
      expect(rebels + imperials).toBe(players);
      expect(Math.abs(rebels - imperials)).toBeLessThanOrEqual(1);
    }
    expect(xwing.seats).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(xwing.checkSetup({ players: 9 }).ok).toBe(false);
  });

  rule('XW-227', 'both teams have the same points, however many they are', () => {
    const game = play({ players: 3, sides: 'rebel', points: 60 });
    expect(game.asked()).toEqual(['P1', 'P2']);
    const three = readySquad('x-wing-aces');
    if (three === undefined) throw new Error('no such squad');
    expect(game.refusal('P1', squadToLink(three))).toBe('XW-199');
    game.on('P1 assign');
    for (const { points } of game.told('squad-revealed')) expect(points).toBeLessThanOrEqual(60);
  });

  test('events name the side by its seats', () => {
    const game = play({ ...LISTS, players: 3 });
    const sides = { rebel: [0, 2], imperial: [1] };
    expect(game.told('squad-revealed').map(({ faction, seats }) => [faction, seats])).toEqual(
      Object.entries(sides),
    );
    for (const { faction, seats } of game.told('initiative')) expect(seats).toEqual(sides[faction]);
    expect(game.told('initiative')).toHaveLength(1);
  });

  rule('XW-228', 'the team divides its ships as it likes', () => {
    const game = play({ ...LISTS, players: 3 }).on('P1 assign');
    expect(game.offered('P1')).toEqual(['P1', 'P3']);
    expect(game.refusal('P1', 'P2')).not.toBe('legal');
    // All to one of them is an agreement, too.
    for (const seat of ['P3', 'P1', 'P3', 'P3']) game.choose('P1', seat);
    expect(game.told('ship-assigned').map(({ seat }) => seat)).toEqual([2, 0, 2, 2]);
    // The other side has one player, who is not asked.
    expect(game.question()).toMatch(/ place$/);
    const owners = game.view().ships.map(({ owner }) => owner);
    expect(owners.slice(0, 4)).toEqual([2, 0, 2, 2]);
    expect(new Set(owners.slice(4))).toEqual(new Set([1]));
  });

  test('any split of the ships can be played, by up to eight', () => {
    const game = play({ ...LISTS, players: 8 }, 'eight').on('P1 dial');
    expect(game.told('ship-assigned')).toHaveLength(11);
    game.on('P1 action');
  });

  rule('XW-229', 'each player decides for the own ships', () => {
    const game = four();
    expect(game.asked()).toEqual(['P1', 'P2', 'P3', 'P4']);
    expect(game.refusal('P1', 'rookiepilot-2:straight-2')).toBe('XW-229');
    expect(game.refusal('P3', 'rookiepilot-2:straight-2')).toBe('legal');
    game.dials({});
    const deciders = new Map<string, string>();
    while (game.state.round === 1 && game.question() !== 'over') {
      const [seat, kind] = game.question().split(' ');
      const active = xwing.view(game.state, 'spectator').active;
      if ((kind === 'action' || kind === 'attack') && active !== null) {
        deciders.set(`${kind} ${active}`, seat ?? '');
      }
      game.idle();
    }
    expect(Object.fromEntries(deciders)).toMatchObject({
      'action rookiepilot': 'P1',
      'action rookiepilot-2': 'P3',
      'action academypilot': 'P2',
      'action academypilot-2': 'P4',
      'attack rookiepilot': 'P1',
      'attack rookiepilot-2': 'P3',
    });
  });

  rule('XW-229', 'and for the order of the own ships', () => {
    const game = table()
      .setup({ players: 4 })
      .phase('activation')
      .ship('lukeskywalker', { at: [100, 100, 0], by: 'P1', activated: true })
      .ship('rookiepilot', { at: [300, 100, 0], by: 'P3', dial: 'straight-1' })
      .ship('rookiepilot', { at: [500, 100, 0], by: 'P3', dial: 'straight-1' })
      .ship('academypilot', { at: [300, 800, 180], by: 'P2', activated: true })
      .ship('academypilot', { at: [500, 800, 180], by: 'P4', activated: true });
    expect(game.question()).toBe('P3 activate-next');
  });

  rule('XW-230', 'abilities work for ships of team-mates', () => {
    const game = table()
      .setup({ players: 4 })
      .phase('combat')
      .ship('biggsdarklighter', { at: [450, 450, 0], by: 'P1', attacked: true })
      .ship('rookiepilot', { at: [510, 450, 0], by: 'P3', attacked: true })
      .ship('academypilot', { at: [480, 600, 180], by: 'P2' })
      .ship('academypilot', { at: [100, 100, 180], by: 'P4' });
    expect(game.refusal('P2', 'primary>rookiepilot')).toBe('XW-219');
    expect(game.offered('P2')).toContain('primary>biggsdarklighter');
  });

  rule('XW-231', 'they win together, with or without ships of their own', () => {
    const game = table()
      .setup({ players: 3 })
      .phase('combat')
      .ship('rookiepilot', { at: [450, 450, 0], by: 'P1' })
      .ship('academypilot', { at: [450, 540, 180], by: 'P2', damageDown: 2, attacked: true })
      .attackDice('hit', 'hit', 'hit', 'hit')
      .defenceDice('blank', 'blank', 'blank')
      .choose('P1', 'primary>academypilot');
    expect(game.winners()).toEqual(['P1', 'P3']);
    expect(xwing.allies(game.state, 2)).toEqual([0, 2]);
  });

  rule('XW-233', 'dials are hidden from team-mates until they are revealed', () => {
    const game = four().choose('P1', 'rookiepilot:koiogran-4');
    const dialSeen = (seat: number): unknown => xwing.view(game.state, seat).ships[0]?.dial;
    expect([0, 1, 2, 3].map(dialSeen)).toEqual(['koiogran-4', 'hidden', 'hidden', 'hidden']);
    const [told] = game.told('dial-set');
    if (told === undefined) throw new Error('nothing was told');
    expect(xwing.viewEvent(told, 2, game.state)).not.toHaveProperty('manoeuvre');
    game.dials({}).until('P1 attack');
    expect(dialSeen(2)).toBe('koiogran-4');
  });

  rule('XW-234', 'initiative belongs to a side; tied team-mates follow their seats', () => {
    const game = four().given({ initiative: 'rebel' });
    // All of one skill in each side.
    game.dials({
      rookiepilot: 'straight-1',
      'rookiepilot-2': 'straight-1',
      academypilot: 'straight-2',
      'academypilot-2': 'straight-2',
    });
    game.until('P1 attack');
    expect(game.told('activated').map(({ ship }) => ship)).toEqual([
      'academypilot',
      'academypilot-2',
      'rookiepilot',
      'rookiepilot-2',
    ]);
    const tied = table()
      .setup({ players: 4 })
      .given({ initiative: 'imperial' })
      .ship('redsquadronpilot', { at: [450, 450, 0], by: 'P3' })
      .ship('redsquadronpilot', { at: [600, 450, 0], by: 'P1' })
      .ship('blacksquadronpilot', { at: [450, 600, 180], by: 'P4' })
      .ship('blacksquadronpilot', { at: [600, 600, 180], by: 'P2' })
      .dials({})
      .until('P2 attack');
    expect(tied.told('activated').map(({ ship }) => ship)).toEqual([
      'blacksquadronpilot-2',
      'blacksquadronpilot',
      'redsquadronpilot-2',
      'redsquadronpilot',
    ]);
  });

  rule('XW-232', 'nothing that team-mates tell each other is kept from the others', () => {
    // There is no answer, event or view that only a team would share, but for the squad it builds.
    const game: Playing = play({ ...LISTS, players: 4 }, 'talk').on('P1 dial');
    const open = (seat: 'P1' | 'P2' | 'P3'): string => {
      const { viewer: _, ...seen } = game.view(seat);
      return JSON.stringify(seen);
    };
    expect(open('P1')).toBe(open('P3'));
    expect(open('P1')).toBe(open('P2'));
  });
});

test('missions are played by teams as well: the captain moves the shuttle', () => {
  const game = play({ mission: 1, players: 5, sides: 'imperial' }, 'teams').on('P2 mission');
  expect(game.offered('P2')).toContain('straight-2');
  expect(setupOf({ mission: 1, players: 5 }).players).toBe(5);
});
