import { GAME_IDS } from '@parsecs/table';
import { describe, expect, test } from 'vitest';
import { runJson } from '../testing/index.ts';
import type { BlindReport } from './blind.ts';

describe('blind', () => {
  test.each(GAME_IDS)('no bot of %s changes its mind with what it cannot see', async (game) => {
    const { json, code } = await runJson<BlindReport>(
      `blind ${game} --positions 3 --budget 4 --bots greedy,hard --threads 1`.split(' '),
    );
    expect(code).toBe(0);
    expect(json.bots.map(({ bot, positions }) => [bot, positions])).toEqual([
      ['greedy', 3],
      ['hard', 3],
    ]);
    expect(json.bots.every(({ changed }) => changed.length === 0)).toBe(true);
    // Fleets are open as soon as they are on the map.
    if (game === 'starship-battles') return;
    expect(json.bots.some(({ hidden }) => hidden > 0)).toBe(true);
  });
});
