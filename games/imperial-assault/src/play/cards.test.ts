import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { type CommandId, imperialAssault } from '../index.ts';
import { questionsUntil } from '../testing/fights.ts';
import { type PlayTable, table } from '../testing/table.ts';

function luke(
  ...hand: Parameters<PlayTable['hand']> extends [unknown, ...infer Cards] ? Cards : never
): PlayTable {
  return table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'P19')
    .hand('P1', ...hand)
    .acts('P1.luke-skywalker');
}

rule('IA-242', 'a secret hand without limit, a face-down deck, an open discard pile', () => {
  const play = luke(
    'rally',
    'deadeye',
    'urgency',
    'recovery',
    'planning',
    'take-cover',
    'fleet-footed',
    'pummel',
  ).discard('P1', 'celebration');
  const [seat] = imperialAssault.view(play.state, 1).seats;
  expect(seat).toMatchObject({ hand: 8, discard: ['celebration'] });
  expect(seat).not.toHaveProperty('cards');
  expect(play.refusal('P1', 'play:regroup')).toBe('IA-242');
});

rule('IA-243', 'a card is played exactly when its text says, shown and discarded', () => {
  const play = luke('recovery', 'deadeye');
  expect(play.refusal('P1', 'play:deadeye')).toBe('IA-243');
  play.choose('P1', 'play:recovery');
  expect(play.told('played')).toMatchObject([
    { seat: 0, card: 'recovery', figure: 'P1.luke-skywalker' },
  ]);
  expect(play.fact('discards', 'P1')).toEqual(['recovery']);
});

rule('IA-244', 'any number of cards in a turn', () => {
  const play = luke('recovery', 'take-cover', 'fleet-footed').choose(
    'P1',
    'play:fleet-footed',
    'play:recovery',
    'play:take-cover',
  );
  expect(play.told('played')).toHaveLength(3);
});

rule('IA-245', 'a restriction needs a friendly figure that meets all of it', () => {
  expect(luke('regroup').refusal('P1', 'play:regroup')).toBe('IA-245');
  expect(luke('force-lightning').refusal('P1', 'play:force-lightning')).toBe('IA-245');
  expect(luke('meditation').offers('play')).toEqual(['meditation']);
});

rule('IA-246', 'a card without restriction is played by the player', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'P19')
    .hand('P1', 'sit-tight')
    .give('phase', 'start-of-round')
    .choose('P1', 'play:sit-tight');
  expect(play.told('played')[0]).not.toHaveProperty('figure');
});

rule('IA-247', 'the arrow costs the figure an action', () => {
  const play = luke('recovery').choose('P1', 'play:recovery');
  expect(play.fact('actions')).toBe(1);
  const spent = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'P19')
    .hand('P1', 'recovery')
    .acts('P1.luke-skywalker', { spent: 2 });
  expect(spent.refusal('P1', 'play:recovery')).toBe('IA-247');
});

rule('IA-248', 'not two copies for the same instance', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'K19')
    .hand('P1', 'deflection', 'deflection')
    .deck('P1')
    .acts('P2.ig-88')
    .seeded('twice')
    .choose('P2', 'attack:P1.luke-skywalker', 'pool:blue+blue', 'use:relentless:P2.ig-88')
    .choose('P1', 'play:deflection');
  expect(play.question()).not.toBe('P1 declared-on-you');
  expect(play.fact('hands', 'P1')).toEqual(['deflection']);
});

rule('IA-249', 'in an attack the attacker first, otherwise the initiative player', () => {
  const start = (seat: 'P1' | 'P2'): string =>
    table()
      .figure('P1.luke-skywalker', 'H19')
      .figure('P2.ig-88', 'P19')
      .hand('P1', 'rally')
      .hand('P2', 'rally')
      .initiative(seat)
      .give('phase', 'start-of-round')
      .question();
  expect(start('P1')).toBe('P1 start-of-round');
  expect(start('P2')).toBe('P2 start-of-round');
});

rule('IA-250', 'who declines has no second chance', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'P19')
    .hand('P1', 'sit-tight')
    .hand('P2', 'rally')
    .give('phase', 'start-of-round')
    .choose('P1', 'pass')
    .choose('P2', 'pass');
  expect(play.question()).toBe('P1 activate');
  expect(play.refusal('P1', 'play:sit-tight')).toBe('IA-243');
});

rule('IA-251', 'a spoiled card is spent, and so is its cost', () => {
  const play = table()
    .figure('P1.ig-88', 'H19')
    .figure('P2.mak-eshkarey', 'K19', { damage: 3 })
    .figure('P2.gaarkhan', 'E16')
    .hand('P1', 'marksman')
    .deck('P2')
    .acts('P1.ig-88')
    .choose('P1', 'play:marksman', 'attack:P2.mak-eshkarey', 'pool:red+red')
    .settle();
  // Relentless finished the target before the attack that Marksman was played for.
  expect(play.at('P2.mak-eshkarey')).toBeNull();
  expect(play.told('rolled')).toEqual([]);
  expect(play.told('missed')).toEqual([]);
  expect(play.fact('discards', 'P1')).toEqual(['marksman']);
  expect(play.fact('actions')).toBe(1);
});

rule('IA-252', 'a card may be played if only a part of it can be done', () => {
  const play = luke('recovery');
  expect(play.offers('play')).toEqual(['recovery']);
  const gap = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'P19')
    .hand('P1', 'close-the-gap')
    .give('phase', 'start-of-round')
    .choose('P1', 'play:close-the-gap');
  expect(gap.fact('discards', 'P1')).toEqual(['close-the-gap']);
});

rule('IA-253', 'Price on Their Heads lies on the card until it pays', () => {
  const play = table()
    .figure('P1.ig-88', 'H19')
    .figure('P2.imperial-officer', 'K19', { damage: 2 })
    .figure('P2.darth-vader', 'E16')
    .hand('P1', 'price-on-their-heads')
    .deck('P2')
    .acts('P1.ig-88')
    .choose('P1', 'play:price-on-their-heads', 'group:P2.imperial-officer');
  expect(play.fact('discards', 'P1')).toEqual([]);
  expect(imperialAssault.violations(play.state)).toEqual([]);
  // Relentless finishes the officer: 2 points for the group, 4 for the price.
  play.choose('P1', 'attack:P2.imperial-officer', 'pool:red+red').settle();
  expect(play.points()).toEqual([6, 0]);
  expect(play.fact('discards', 'P1')).toEqual(['price-on-their-heads']);
});

rule('IA-254', 'cards are drawn from the top, as many as there are', () => {
  const drawn = (...deck: readonly CommandId[]): unknown =>
    luke('planning')
      .deck('P1', ...deck)
      .choose('P1', 'play:planning')
      .told('drew')[0];
  expect(drawn('rally', 'deadeye', 'urgency')).toMatchObject({ cards: ['rally', 'deadeye'] });
  expect(drawn('rally')).toMatchObject({ count: 1, cards: ['rally'] });
});

rule('IA-255', 'Shadow Ops: nothing is offered, strain can still be paid', () => {
  const play = table()
    .figure('P1.mak-eshkarey', 'H19')
    .figure('P2.darth-vader', 'P19', { conditions: ['bleeding'] })
    .hand('P1', 'shadow-ops')
    .hand('P2', 'urgency', 'recovery')
    .acts('P1.mak-eshkarey')
    .choose('P1', 'play:shadow-ops', 'end')
    .choose('P2', 'activate:P2.darth-vader')
    .settle();
  expect(play.offers('play')).toEqual([]);
  expect(play.refusal('P2', 'play:urgency')).toBe('IA-255');
  expect(play.choose('P2', 'move').question()).toBe('P2 strain');
  // Nor is the silenced player asked in windows where he might play one.
  const shot = (silenced: boolean): readonly string[] => {
    const target = table()
      .figure('P1.mak-eshkarey', 'H19')
      .figure('P1.gideon-argus', 'H20')
      .figure('P2.darth-vader', 'K19')
      .hand('P1', 'shadow-ops')
      .hand('P2', 'deflection')
      .acts('P1.mak-eshkarey')
      .seeded('silence');
    if (silenced) target.choose('P1', 'play:shadow-ops');
    return questionsUntil(target.choose('P1', 'attack:P2.darth-vader'), 'P1 act');
  };
  expect(shot(false)).toContain('P2 declared-on-you');
  expect(shot(true)).not.toContain('P2 declared-on-you');
});

rule('IA-256', 'Take Initiative takes the token and turns an own ready card', () => {
  const play = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P1.gideon-argus', 'H20')
    .figure('P2.ig-88', 'P19')
    .initiative('P2')
    .hand('P1', 'take-initiative')
    .give('phase', 'start-of-round')
    .choose('P1', 'play:take-initiative');
  expect(play.question()).toBe('P1 choose-group');
  expect(play.offers('group')).toEqual(['P1.gideon-argus', 'P1.luke-skywalker']);
  play.choose('P1', 'group:P1.gideon-argus').settle();
  expect(play.fact('initiative')).toBe('P1');
  expect(play.question()).toBe('P1 act');
  expect(play.fact('groups', 'P1.gideon-argus')).toBe('exhausted');
});

/** Both sides have a ready group; the lock is on. */
function tight(both = false): PlayTable {
  const play = table()
    .figure('P1.luke-skywalker', 'H19')
    .figure('P2.ig-88', 'P19')
    .hand('P1', 'sit-tight')
    .give('phase', 'start-of-round');
  if (both) play.hand('P2', 'sit-tight');
  play.choose('P1', 'play:sit-tight');
  return both ? play.choose('P2', 'play:sit-tight') : play;
}

rule('IA-257', 'Sit Tight skips the player until he has more ready cards', () => {
  const play = tight().settle();
  expect(play.question()).toBe('P2 act');
  expect(play.told('skipped')).toMatchObject([{ seat: 0, cause: 'sit-tight' }]);
  play.choose('P2', 'end').settle();
  expect(play.question()).toBe('P1 act');
  // Locked on both sides: the initiative player is released.
  expect(tight(true).settle().question()).toBe('P1 act');
});

rule('IA-258', 'Son of Skywalker follows any activation and needs Luke on the map', () => {
  const after = (hero: string): string =>
    table()
      .figure(`P1.${hero}`, 'H19')
      .figure('P2.ig-88', 'P19')
      .figure('P2.nexu', 'R21')
      .hand('P1', 'son-of-skywalker')
      .exhausted(`P1.${hero}`)
      .acts('P2.ig-88')
      .choose('P2', 'end')
      .question();
  expect(after('luke-skywalker')).toBe('P1 after-activation');
  expect(after('gideon-argus')).toBe('P2 activate');
});

rule('IA-259', 'Element of Surprise looks at sight when the activation began', () => {
  const sneak = (from: string): PlayTable =>
    table()
      .figure('P1.luke-skywalker', from)
      .figure('P2.ig-88', 'M20')
      .hand('P1', 'element-of-surprise')
      .deck('P2')
      .seeded('surprise')
      .acts('P1.luke-skywalker', { fresh: true, points: 5 });
  const seen = sneak('H19').choose('P1', 'attack:P2.ig-88');
  expect(seen.question()).not.toBe('P1 declaring');
  const hidden = sneak('H17').choose('P1', 'walk:H19', 'attack:P2.ig-88');
  expect(hidden.question()).toBe('P1 declaring');
  expect(hidden.offered()).toEqual(['play:element-of-surprise', 'pass']);
  // An ordered attacker is not in its activation, so nobody looks back to one.
  const ordered = table()
    .figure('P1.imperial-officer-elite', 'H17')
    .figure('P1.stormtrooper.1', 'H19')
    .figure('P2.ig-88', 'M20')
    .hand('P1', 'element-of-surprise')
    .seeded('surprise')
    .acts('P1.imperial-officer-elite', { fresh: true })
    .choose('P1', 'special:executive-order', 'order-attack', 'attack:P2.ig-88');
  expect(ordered.told('declared')).toHaveLength(1);
  expect(ordered.question()).not.toBe('P1 declaring');
});

rule('IA-260', 'Expose Weakness waits for the next attack on that figure, by anybody', () => {
  const play = table()
    .figure('P1.gideon-argus', 'H19')
    .figure('P1.gaarkhan', 'H20')
    .figure('P2.darth-vader', 'I19')
    .hand('P1', 'expose-weakness')
    .acts('P1.gideon-argus')
    .rolls(['red', 0, 2, 0], ['yellow', 1, 2, 0], ['black', 3, 0, 0], ['black', 1, 0, 0])
    .choose('P1', 'play:expose-weakness')
    .choose('P1', 'end')
    .choose('P2', 'end')
    .choose('P1', 'attack:P2.darth-vader')
    .choose('P2', 'pass')
    .until('act');
  // 4 damage against 4 blocks, 3 of them pierced.
  expect(play.damage('P2.darth-vader')).toBe(3);
  expect(play.state.lasting).toEqual([0, 0, 0]);
});
