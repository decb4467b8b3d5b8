import { seededChance } from '@parsecs/kernel';
import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { distanceTo } from './board.ts';
import { imperialAssault, setupOf } from './index.ts';
import { table } from './testing/table.ts';

rule('IA-001', 'two players with one army each', () => {
  expect(imperialAssault.seats).toEqual([2]);
  for (const armies of [['rebel-cell'], ['rebel-cell', 'rebel-cell', 'rebel-cell'], 'rebel-cell']) {
    expect(imperialAssault.checkSetup({ armies })).toMatchObject({
      ok: false,
      problems: [{ path: 'armies', rule: 'IA-001', cause: 'wrong-armies' }],
    });
  }
  expect(imperialAssault.checkSetup({ armies: ['rebel-cell', 'rebel-cell'] }).ok).toBe(true);
});

rule('IA-002', 'points come from destroyed groups and from the mission', () => {
  const kill = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P2.mak-eshkarey', 'I19', { damage: 3 })
    .figure('P2.gideon-argus', 'E19')
    .acts('P1.darth-vader')
    .rolls(['red', 0, 3, 0], ['red', 0, 3, 0], ['yellow', 1, 2, 0], ['white', 0, 0, 0])
    .choose('P1', 'attack:P2.mak-eshkarey');
  expect(kill.points()).toEqual([3, 0]);
  const mission = table('cinder-relay-a')
    .figure('P1.darth-vader', 'B6')
    .figure('P2.gideon-argus', 'O12')
    .give('phase', 'status')
    .settle();
  expect(mission.points()).toEqual([3, 0]);
});

rule('IA-003', 'the rules of the base game are in force', () => {
  // Movement, sight, attacks and conditions of the base game in one activation.
  const play = table()
    .figure('P1.luke-skywalker', 'H17', { conditions: ['focused'] })
    .figure('P2.darth-vader', 'M20')
    .acts('P1.luke-skywalker')
    .seeded('base');
  expect(play.offers('attack')).toEqual([]);
  play.choose('P1', 'move', 'walk:H19', 'attack:P2.darth-vader');
  expect(play.fact('points')).toBe(3);
  expect(play.told('declared')[0]?.dice).toEqual(['blue', 'green', 'yellow', 'green']);
});

rule('IA-004', 'a card beats a rule, a mission beats both', () => {
  // The card: Assault sets aside the limit of one attacking action.
  const assault = table()
    .figure('P1.fenn-signis', 'H19')
    .figure('P2.darth-vader', 'K19')
    .acts('P1.fenn-signis', { spent: 1, attacked: true });
  expect(assault.offers('attack')).toEqual(['P2.darth-vader']);
  // The mission: contraband lowers the Speed that the card prints.
  const carrier = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.darth-vader', 'P19')
    .give('tokens', { 'contraband-1': { by: 'P1.luke-skywalker' } })
    .acts('P1.luke-skywalker')
    .choose('P1', 'move');
  expect(carrier.fact('points')).toBe(3);
});

rule('IA-005', 'what cannot be done stays impossible', () => {
  // Urgency gives points to a Stunned figure, which still may not leave its space.
  const stunned = table()
    .figure('P1.luke-skywalker', 'H19', { conditions: ['stunned'] })
    .figure('P2.darth-vader', 'P19')
    .hand('P1', 'urgency')
    .acts('P1.luke-skywalker')
    .choose('P1', 'play:urgency');
  expect(stunned.offers('walk')).toEqual([]);
  expect(stunned.at('P1.luke-skywalker')).toBe('H19');
});

rule('IA-006', 'the first printing is the default, later rulings are options', () => {
  const speed = (rulesVersion: 'printed' | 'faq'): unknown =>
    table()
      .options({ rulesVersion })
      .figure('P1.rebel-saboteur.1', 'H19')
      .figure('P2.darth-vader', 'P19')
      .acts('P1.rebel-saboteur.1')
      .choose('P1', 'move')
      .fact('points');
  expect(speed('printed')).toBe(5);
  expect(speed('faq')).toBe(4);
  expect(setupOf('first-skirmish-empire', 'first-skirmish-rebels', 'random').options).toMatchObject(
    {
      scoring: 'group',
      rulesVersion: 'printed',
    },
  );
});

rule('IA-007', 'both players may field the same figures', () => {
  const mirror = { armies: ['first-skirmish-empire', 'first-skirmish-empire'], mission: 'random' };
  const checked = imperialAssault.checkSetup(mirror);
  expect(checked.ok).toBe(true);
  if (!checked.ok) return;
  const state = imperialAssault.begin(checked.value, { chance: seededChance('mirror') });
  const ids = imperialAssault.view(state, 'spectator').figures.map(({ id }) => id);
  expect(ids).toContain('P1.darth-vader');
  expect(ids).toContain('P2.darth-vader');
  expect(new Set(ids).size).toBe(ids.length);
});

rule('IA-008', 'there is no resting and no class, supply or threat', () => {
  const acts = table().figure('P1.luke-skywalker', 'H19').figure('P2.darth-vader', 'P19');
  acts.acts('P1.luke-skywalker');
  expect(acts.offered()).toEqual(['move', 'attack:P2.darth-vader', 'end']);
  expect(acts.refusal('P1', 'rest')).toBe('IA-069');
});

rule('IA-009', 'a group is all figures of one card', () => {
  const state = imperialAssault.begin(
    setupOf('first-skirmish-empire', 'first-skirmish-rebels', 'random'),
    { chance: seededChance('groups') },
  );
  const { figures } = imperialAssault.view(state, 'spectator');
  const sizes = (group: string): number => figures.filter((one) => one.group === group).length;
  expect(sizes('P1.stormtrooper-1')).toBe(3);
  expect(sizes('P1.royal-guard')).toBe(2);
  expect(sizes('P1.darth-vader')).toBe(1);
});

rule('IA-010', 'each figure belongs to one copy of its card', () => {
  const two = table()
    .figure('P1.stormtrooper-1.1', 'H19')
    .figure('P1.stormtrooper-2.1', 'I19')
    .figure('P2.darth-vader', 'P19')
    .choose('P1', 'activate:P1.stormtrooper-2');
  expect(two.offers('next')).toEqual(['P1.stormtrooper-2.1']);
});

rule('IA-011', 'own figures are friendly, the others hostile', () => {
  const look = table()
    .figure('P1.stormtrooper.1', 'H19')
    .figure('P1.stormtrooper.2', 'H20')
    .figure('P2.luke-skywalker', 'J19')
    .acts('P1.stormtrooper.1');
  expect(look.offers('attack')).toEqual(['P2.luke-skywalker']);
  expect(look.refusal('P1', 'attack:P1.stormtrooper.2')).toBe('IA-177');
});

rule('IA-012', 'bases are 1x1, 1x2, 2x2 or 2x3', () => {
  const bases = table('cinder-relay-a')
    .figure('P1.at-st', 'A1')
    .figure('P1.e-web-engineer', 'E1')
    .figure('P2.nexu', 'J10')
    .figure('P2.ig-88', 'O10');
  const spaces = imperialAssault
    .view(bases.state, 'spectator')
    .figures.map(({ id, at }) => [id, at.length]);
  expect(Object.fromEntries(spaces)).toMatchObject({
    'P1.at-st': 6,
    'P1.e-web-engineer': 2,
    'P2.nexu': 4,
    'P2.ig-88': 1,
  });
});

rule('IA-013', 'an exhausted card cannot be activated', () => {
  const turn = table()
    .figure('P1.darth-vader', 'H19')
    .figure('P1.imperial-officer', 'I19')
    .figure('P2.ig-88', 'P19')
    .exhausted('P1.darth-vader');
  expect(turn.offers('activate')).toEqual(['P1.imperial-officer']);
  expect(turn.refusal('P1', 'activate:P1.darth-vader')).toBe('IA-013');
});

rule('IA-014', 'abilities of an exhausted group keep working', () => {
  const guard = table()
    .figure('P1.royal-guard.1', 'I20')
    .figure('P1.imperial-officer', 'I19')
    .figure('P2.ig-88', 'L19')
    .exhausted('P1.royal-guard', 'P1.imperial-officer')
    .acts('P2.ig-88')
    .rolls(['blue', 2, 1, 0], ['blue', 2, 1, 0], ['white', 0, 0, 0])
    .deck('P1')
    .choose('P2', 'attack:P1.imperial-officer', 'pool:blue+blue')
    .until('act');
  // Relentless took 1, Protector stopped 1 of the 2 damage.
  expect(guard.told('results')[0]).toMatchObject({ block: 1 });
});

rule('IA-015', 'figures, damage and conditions are open', () => {
  const open = table()
    .figure('P1.darth-vader', 'H19', { damage: 4, conditions: ['bleeding'] })
    .figure('P2.ig-88', 'P19');
  for (const viewer of [0, 1, 'spectator'] as const) {
    const [vader] = imperialAssault.view(open.state, viewer).figures;
    expect(vader).toMatchObject({ damage: 4, health: 16, conditions: ['bleeding'], at: ['H19'] });
  }
});

rule('IA-016', 'a trait does nothing until a card names it', () => {
  const surges = (figure: string, covering: boolean): readonly string[] => {
    const play = table()
      .figure(figure, 'H19')
      .figure('P2.ig-88', 'K19')
      .hand('P1', 'covering-fire')
      .give('phase', 'start-of-round')
      .rolls(['blue', 3, 1, 1], figure.includes('mak') ? ['blue', 3, 1, 1] : ['yellow', 1, 1, 1])
      .rolls(['black', 1, 0, 0])
      .choose('P1', covering ? 'play:covering-fire' : 'pass')
      .settle();
    return (
      imperialAssault
        .view(play.choose('P1', 'attack:P2.ig-88').state, 0)
        .attack?.surges.map(({ effects }) => effects[0]?.[0] ?? '') ?? []
    );
  };
  expect(surges('P1.rebel-trooper.1', false)).toEqual(['pierce', 'accuracy']);
  expect(surges('P1.rebel-trooper.1', true)).toEqual(['pierce', 'accuracy', 'stun']);
  expect(surges('P1.mak-eshkarey', true)).toEqual(['accuracy', 'damage', 'pierce']);
});

rule('IA-017', 'a named figure means regular and elite alike', () => {
  // The later FAQ speaks of Royal Guards: neither version protects another Guardian.
  const blocks = (guard: string, rulesVersion: 'printed' | 'faq'): unknown =>
    table()
      .options({ rulesVersion })
      .figure(guard, 'I20')
      .figure('P1.royal-guard-champion', 'I19')
      .figure('P2.luke-skywalker', 'L19')
      .acts('P2.luke-skywalker')
      .rolls(['blue', 5, 1, 0], ['green', 3, 2, 0], ['yellow', 2, 1, 0])
      .rolls(['black', 1, 0, 0], ['white', 0, 0, 0])
      .choose('P2', 'attack:P1.royal-guard-champion')
      .told('results')[0]?.block;
  for (const guard of ['P1.royal-guard.1', 'P1.royal-guard-elite.1']) {
    expect([blocks(guard, 'printed'), blocks(guard, 'faq')]).toEqual([2, 1]);
  }
});

rule('IA-018', 'you is the figure, and for points and cards its player', () => {
  const recovery = table()
    .figure('P1.luke-skywalker', 'H19', { damage: 3 })
    .figure('P1.gideon-argus', 'H20', { damage: 3 })
    .figure('P2.darth-vader', 'P19')
    .hand('P1', 'recovery')
    .acts('P1.luke-skywalker')
    .choose('P1', 'play:recovery');
  expect(recovery.damage('P1.luke-skywalker')).toBe(1);
  expect(recovery.damage('P1.gideon-argus')).toBe(3);
  const planning = table()
    .figure('P1.gideon-argus', 'H19')
    .figure('P2.darth-vader', 'P19')
    .hand('P1', 'planning')
    .acts('P1.gideon-argus')
    .choose('P1', 'play:planning');
  expect(planning.fact('handSizes')).toEqual({ P1: 2, P2: 0 });
});

rule(
  'IA-019',
  'within X spaces counts distance, and a figure is within any distance of itself',
  () => {
    const lightning = (space: string): readonly string[] =>
      table()
        .figure('P1.darth-vader', 'H19')
        .figure('P2.luke-skywalker', space)
        .hand('P1', 'force-lightning')
        .acts('P1.darth-vader')
        .offers('play');
    expect(lightning('J19')).toContain('force-lightning');
    expect(lightning('K19')).not.toContain('force-lightning');
    const large = table('cinder-relay-a').figure('P1.at-st', 'A1').figure('P2.gaarkhan', 'O13');
    expect(distanceTo(large.state, 0, 0)).toBe(0);
  },
);
