import { readdirSync, readFileSync } from 'node:fs';
import { readScenario, runScenario, type Scenario } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { xwing } from './index.ts';
import { table } from './testing/table.ts';

const FOLDER = new URL('../scenarios/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.scenario.json'));

function read(name: string): Scenario {
  const result = readScenario(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));
  if ('fault' in result) throw new Error(`${name}: ${result.fault}`);
  return result.scenario;
}

describe('the worked examples', () => {
  test.each(files)('%s', (name) => {
    const { ok, why } = runScenario(xwing, read(name));
    expect(why).toBe('');
    expect(ok).toBe(true);
  });
});

describe('a bad position says what is wrong with it', () => {
  const rookie = { at: [450, 100, 0] } as const;

  test('unknown cards, places, dials and fields are named with their place', () => {
    const faults = table()
      .ship('nobody', { at: [1, 2] })
      .ship('rookiepilot', { at: [450], upgrades: ['teapot'], dial: 'straight-9' })
      .given({ weather: 'fine' })
      .faults();
    expect(faults).toEqual(['weather given-unknown-field']);
    const ships = table()
      .ship('nobody', { at: [1, 2] })
      .ship('rookiepilot', { at: [450], upgrades: ['teapot'], dial: 'straight-9' })
      .given({ phase: 'lunch', initiative: 'nobody', obstacles: [{ token: 'moon', at: [1, 2] }] })
      .faults();
    expect(ships).toEqual([
      'initiative given-wrong-side',
      'phase given-not-a-phase',
      'ships[0].pilot given-not-a-pilot',
      'ships[1].upgrades given-not-an-upgrade',
      'ships[1].at given-not-a-place',
      'ships[1].dial given-not-a-manoeuvre',
      'ships given-no-ships',
      'obstacles[0].token given-not-an-obstacle',
    ]);
  });

  test('what cannot be is impossible', () => {
    const overlap = table()
      .ship('rookiepilot', rookie)
      .ship('academypilot', { at: [455, 100, 0] });
    expect(overlap.faults()).toContain('ships given-impossible');
    const outside = table()
      .ship('rookiepilot', rookie)
      .ship('academypilot', { at: [5, 100, 0] });
    expect(outside.faults()).toEqual(['ships given-impossible']);
    const dead = table()
      .ship('rookiepilot', { ...rookie, damageDown: 3 })
      .ship('academypilot', { at: [450, 800, 180] });
    expect(dead.faults()).toEqual(['ships given-impossible']);
    const cards = table()
      .ship('rookiepilot', { ...rookie, damageUp: ['stunned-pilot', 'stunned-pilot'] })
      .ship('academypilot', { at: [450, 800, 180] })
      .deck('stunned-pilot');
    expect(cards.faults()).toEqual(['ships given-impossible']);
  });

  test('a ship that is about to activate needs its dial', () => {
    const game = table()
      .phase('activation')
      .ship('rookiepilot', rookie)
      .ship('academypilot', { at: [450, 800, 180], activated: true });
    expect(game.faults()).toEqual(['ships[0].dial given-not-a-manoeuvre']);
  });
});
