import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { idTokensOf } from './id-tokens.ts';
import { initiativeOf } from './initiative.ts';
import { FIRST_GAME_SQUADS, MISSION_SQUADS } from './ready-made.ts';
import type { Squad } from './squad.ts';

const written = ({ ships }: Squad): readonly string[] =>
  ships.map(({ pilot, upgrades }) => [pilot, ...upgrades].join(' + '));

rule('XW-016', 'without squad building: Luke against Night Beast and an Obsidian pilot', () => {
  expect(written(FIRST_GAME_SQUADS.rebel)).toEqual(['lukeskywalker']);
  expect(written(FIRST_GAME_SQUADS.imperial)).toEqual(['nightbeast', 'obsidiansquadronpilot']);
});

rule('XW-247', 'mission 1: a Red Squadron pilot against two Academy pilots', () => {
  expect(written(MISSION_SQUADS[1].rebel)).toEqual(['redsquadronpilot']);
  expect(written(MISSION_SQUADS[1].imperial)).toEqual(['academypilot', 'academypilot']);
  expect(idTokensOf(MISSION_SQUADS[1].imperial).map((token) => token?.number)).toEqual([1, 2]);
});

rule('XW-266', 'mission 2: Luke with Determination against Night Beast and Mauler Mithel', () => {
  expect(written(MISSION_SQUADS[2].rebel)).toEqual(['lukeskywalker + determination']);
  expect(written(MISSION_SQUADS[2].imperial)).toEqual([
    'nightbeast',
    'maulermithel + marksmanship',
  ]);
});

rule('XW-278', 'mission 3: a Red Squadron pilot with two upgrades against two TIE fighters', () => {
  expect(written(MISSION_SQUADS[3].rebel)).toEqual(['redsquadronpilot + r2f2 + protontorpedoes']);
  expect(written(MISSION_SQUADS[3].imperial)).toEqual([
    'blacksquadronpilot + determination',
    'obsidiansquadronpilot',
  ]);
});

rule('XW-201', 'the player who spent fewer points has the initiative', () => {
  expect(initiativeOf({ rebel: 30, imperial: 31 })).toBe('rebel');
  expect(initiativeOf({ rebel: 31, imperial: 30 })).toBe('imperial');
  expect(initiativeOf({ rebel: 98, imperial: 100 })).toBe('rebel');
});

rule('XW-202', 'with equal points the Imperial player has the initiative', () => {
  expect(initiativeOf({ rebel: 31, imperial: 31 })).toBe('imperial');
});

rule('XW-207', 'ID tokens tell copies of a ship card apart, and only copies', () => {
  const pilots = ['rookiepilot', 'lukeskywalker', 'rookiepilot', 'redsquadronpilot'] as const;
  const ships = pilots.map((pilot) => ({ pilot, upgrades: [] }));
  const tokens = idTokensOf({ faction: 'rebel', ships });
  expect(tokens.map((token) => token?.number)).toEqual([1, undefined, 2, undefined]);
});

rule('XW-208', 'a ship is marked by number and side; no two ships in play by the same', () => {
  const swarm = (faction: Squad['faction'], pilot: 'academypilot' | 'rookiepilot'): Squad => ({
    faction,
    ships: Array.from({ length: 6 }, () => ({ pilot, upgrades: [] })),
  });
  const tokens = [swarm('rebel', 'rookiepilot'), swarm('imperial', 'academypilot')].flatMap(
    (squad) => idTokensOf(squad).map((token) => `${token?.number} ${token?.side}`),
  );
  expect(tokens).toHaveLength(12);
  expect(new Set(tokens).size).toBe(12);
  expect(tokens[0]).toBe('1 light');
  expect(tokens[6]).toBe('1 dark');
});
