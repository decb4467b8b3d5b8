import { describe, expect, test } from 'vitest';
import { superTeams } from './index.ts';
import { type PlayTable, table } from './testing/table.ts';

function fallbackOf(game: PlayTable): string {
  const seat = superTeams.asked(game.state)[0] ?? -1;
  return superTeams.fallback(game.state, seat).id;
}

describe('what is done for somebody who gives no answer (ledger, section 5)', () => {
  test('the first card in hand, on the ship of its colour that is further back', () => {
    const cards = ['green-4', 'red-1'] as const;
    expect(
      fallbackOf(
        table()
          .hand('P1', ...cards)
          .ship('green-1', 5),
      ),
    ).toBe('green-4/green-2');
    expect(
      fallbackOf(
        table()
          .hand('P1', ...cards)
          .ship('green-2', 5),
      ),
    ).toBe('green-4/green-1');
    expect(fallbackOf(table().hand('P1', ...cards))).toBe('green-4/green-1');
    const home = table()
      .hand('P1', ...cards)
      .home('green-1')
      .planetPaid();
    expect(fallbackOf(home)).toBe('green-4/green-2');
  });

  test('a joker as the first legal colour', () => {
    const joker = table()
      .home('green-1', 'green-2')
      .planetPaid()
      .hand('P1', 'green-4')
      .ship('red-1', 5);
    expect(fallbackOf(joker)).toBe('green-4/red-2');
    const noRed = table()
      .home('red-1', 'red-2', 'green-1', 'green-2')
      .planetPaid()
      .hand('P1', 'green-4');
    expect(fallbackOf(noRed.ship('yellow-1', 3))).toBe('green-4/yellow-2');
  });

  test('with exact finishes the first card is discarded when nothing else can be done with it', () => {
    const exact = table({ options: { exactFinish: true } })
      .ship('red-1', 23)
      .ship('red-2', 22);
    expect(fallbackOf(exact.hand('P1', 'red-6', 'red-1'))).toBe('red-6/discard');
  });

  test('every bonus card is declined', () => {
    const boost = table().ship('red-1', 5).hand('P1', 'red-3').bonus('P1', 'speed-bonus');
    boost.bonus('P2', 'mechanical-grab').ship('green-1', 5).choose('P1', 'red-3/red-1');
    expect(fallbackOf(boost)).toBe('decline');
    expect(fallbackOf(boost.decline('P1'))).toBe('decline');
    expect(boost.question()).toBe('P1 evade');
    expect(fallbackOf(boost.decline('P1'))).toBe('decline');
    expect(boost.question()).toBe('P2 grab');
  });

  test('the first half that the board lists', () => {
    const start = (from: number, card: 'red-1' | 'red-2'): PlayTable =>
      table()
        .ship('red-1', from)
        .ship('green-1', from)
        .hand('P1', card)
        .bonus('P2', 'mechanical-grab')
        .choose('P1', `${card}/red-1`);
    expect(fallbackOf(start(5, 'red-1'))).toBe('hyperspace');
    expect(fallbackOf(start(11, 'red-1'))).toBe('hyperspace');
    expect(fallbackOf(start(11, 'red-2'))).toBe('asteroid');
    const grab = start(11, 'red-2').choose('P1', 'normal').choose('P2', 'green-1');
    expect(grab.question()).toBe('P2 grab-half');
    expect(fallbackOf(grab)).toBe('asteroid');
  });
});
