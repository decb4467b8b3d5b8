import { runScenario, type Scenario } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { xwing } from '../index.ts';

const ROOKIE = { pilot: 'rookiepilot', at: [450, 100, 0] };
const ACADEMY = { pilot: 'academypilot', at: [450, 800, 180] };

/** The report about a scenario that cannot be. */
function why(given: Readonly<Record<string, unknown>>, rest: Partial<Scenario> = {}): string {
  const result = runScenario(xwing, {
    game: 'xwing',
    title: 'bad',
    rules: [],
    given: { ships: [ROOKIE, ACADEMY], ...given },
    when: [],
    then: { state: { round: 1 } },
    ...rest,
  });
  expect(result.ok).toBe(false);
  return result.why;
}

describe('a bad position says what contradicts what', () => {
  test('nobody knows whose a ship is where both fly for one faction', () => {
    const setup = { sides: { P1: 'rebel', P2: 'rebel' } };
    const other = { ...ROOKIE, at: [450, 800, 180], by: 'P2' };
    expect(why({ setup, ships: [ROOKIE, other] })).toBe('given: ships[0].by: given-wrong-side');
    expect(why({ setup, ships: [{ ...ACADEMY, by: 'P1' }, other] })).toContain('ships[0].by');
  });

  test('more upgrades on a ship than a state can tell apart', () => {
    const upgrades = Array.from({ length: 32 }, () => 'r2d2');
    expect(why({ anyUpgrades: true, ships: [{ ...ROOKIE, upgrades }, ACADEMY] })).toContain(
      'ships[0].upgrades: given-impossible',
    );
  });

  test('two ships overlap', () => {
    const ships = [ROOKIE, { ...ACADEMY, at: [455, 100, 0] }];
    expect(why({ ships })).toBe(
      'given: ships[0]: given-impossible (violation rookiepilot lies on academypilot); ' +
        'ships[1]: given-impossible (violation academypilot lies on rookiepilot)',
    );
  });

  test('a ship lies outside the play area', () => {
    expect(why({ ships: [ROOKIE, { ...ACADEMY, at: [19, 100, 0] }] })).toBe(
      'given: ships[1]: given-impossible (violation academypilot: out of the play area)',
    );
  });

  test('more damage cards of a kind than the deck has', () => {
    const stunned = ['stunned-pilot', 'stunned-pilot'];
    const ships = [{ ...ROOKIE, damageUp: stunned }, ACADEMY];
    expect(why({ ships, deck: ['stunned-pilot'] })).toBe(
      'given: deck: given-too-many-cards (card stunned-pilot, count 3, most 2)',
    );
    expect(why({ deck: [...stunned, 'stunned-pilot'] })).toBe(
      'given: deck: given-too-many-cards (card stunned-pilot, most 2)',
    );
    expect(why({ deck: ['stunned-toaster'] })).toBe(
      'given: deck: given-not-a-damage-card (text stunned-toaster)',
    );
  });

  test('as many damage cards as hull', () => {
    expect(why({ ships: [{ ...ROOKIE, damageDown: 3 }, ACADEMY] })).toBe(
      'given: ships[0]: given-impossible (violation rookiepilot: in play without hull)',
    );
  });

  test('a manoeuvre that the dial does not have', () => {
    expect(why({ ships: [{ ...ROOKIE, dial: 'straight-5' }, ACADEMY] })).toBe(
      'given: ships[0].dial: given-not-a-manoeuvre (text straight-5)',
    );
  });

  test('a ship that is about to activate has no dial', () => {
    const ships = [ROOKIE, { ...ACADEMY, activated: true }];
    expect(why({ phase: 'activation', ships })).toBe('given: ships[0].dial: given-not-a-manoeuvre');
  });

  test('tokens that cannot be', () => {
    for (const token of ['shields', 'focus', 'evade', 'stress', 'ion']) {
      expect(why({ ships: [{ ...ROOKIE, [token]: -1 }, ACADEMY] })).toBe(
        `given: ships[0].${token}: given-not-a-number`,
      );
    }
    expect(why({ ships: [{ ...ROOKIE, shields: 3 }, ACADEMY] })).toBe(
      'given: ships[0].shields: given-impossible (violation 3 of 2)',
    );
  });

  test('a pilot that does not exist', () => {
    expect(why({ ships: [ROOKIE, { pilot: 'darthmaul', at: [450, 800] }, ACADEMY] })).toBe(
      'given: ships[1].pilot: given-not-a-pilot (text darthmaul)',
    );
  });

  test('upgrades that do not exist, do not fit or are not there', () => {
    const withUpgrades = (...upgrades: readonly string[]) => [{ ...ROOKIE, upgrades }, ACADEMY];
    expect(why({ ships: withUpgrades('teapot') })).toBe(
      'given: ships[0].upgrades: given-not-an-upgrade (text teapot)',
    );
    expect(why({ ships: withUpgrades('r2d2', 'marksmanship') })).toBe(
      'given: ships[0].upgrades[1]: squad-no-slot (upgrade marksmanship, slot elite) [XW-209]',
    );
    expect(why({ ships: withUpgrades('protontorpedoes', 'protontorpedoes') })).toBe(
      'given: ships[0].upgrades[1]: squad-slots-full ' +
        '(upgrade protontorpedoes, slot torpedo, most 1) [XW-209]',
    );
    expect(why({ ships: [{ ...ROOKIE, discarded: ['r2d2'] }, ACADEMY] })).toBe(
      'given: ships[0].discarded: given-not-an-upgrade (text r2d2)',
    );
  });

  test('any upgrade where that is asked for', () => {
    const ships = [{ ...ROOKIE, upgrades: ['marksmanship'] }, ACADEMY];
    expect(why({ ships, anyUpgrades: true }, { then: { state: { round: 2 } } })).toBe(
      'then: round: expected 2, got 1',
    );
  });

  test('dice that are not there', () => {
    const ships = [ROOKIE, { ...ACADEMY, at: [450, 200, 180], attacked: true }];
    const when = [{ by: 'P1', choose: 'primary>academypilot' }];
    const rolled = (purpose: string, pick: number) =>
      why({ phase: 'combat', ships }, { when, rolls: [{ purpose, pick }] });
    expect(rolled('attack die', 8)).toContain('8 is not a pick of 8');
    expect(rolled('defence die', 0)).toContain('"attack die"');
    expect(rolled('attack die', 0)).toContain('no roll left');
  });

  test('locks and contacts that cannot be', () => {
    const ships = [ROOKIE, { ...ROOKIE, at: [550, 100, 0], locks: ['rookiepilot'] }, ACADEMY];
    expect(why({ ships })).toBe('given: ships[1].locks: given-wrong-side (text rookiepilot)');
    expect(why({ ships: [{ ...ROOKIE, locks: ['lukeskywalker'] }, ACADEMY] })).toBe(
      'given: ships[0].locks: given-not-a-ship (text lukeskywalker)',
    );
    const gone = { pilot: 'nightbeast', at: null };
    expect(why({ ships: [{ ...ROOKIE, locks: ['nightbeast'] }, ACADEMY, gone] })).toBe(
      'given: ships[0]: given-impossible (violation rookiepilot: a lock on nobody)',
    );
    expect(why({ touching: [['rookiepilot', 'academypilot']] })).toBe(
      'given: touching[0]: given-impossible ' +
        '(violation rookiepilot is not in contact with academypilot)',
    );
  });

  test('everything that cannot be read is named at once', () => {
    const ships = [{ ...ROOKIE, at: [450], fuel: 3, by: 'P9' }];
    const obstacles = [{ token: 'moon', at: [1, 2] }];
    const bombs = [{ bomb: 'squib', by: 'P1', at: [1, 2] }];
    expect(
      why({ ships, obstacles, bombs, phase: 'lunch', initiative: 'nobody', edge: 'north' })
        .replace('given: ', '')
        .split('; '),
    ).toEqual([
      'initiative: given-wrong-side',
      'edge: given-not-a-place',
      'phase: given-not-a-phase',
      'ships[0].fuel: given-unknown-field',
      'ships[0].by: given-not-a-seat (seat P9)',
      'ships[0].at: given-not-a-place',
      'ships: given-no-ships',
      'obstacles[0].token: given-not-an-obstacle (text moon)',
      'bombs[0].bomb: given-not-a-bomb (text squib)',
    ]);
    expect(why({ weather: 'fine' })).toBe('given: weather: given-unknown-field');
    expect(why({ ships: [{ ...ROOKIE, by: 'P2' }, ACADEMY] })).toBe(
      'given: ships[0].by: given-wrong-side',
    );
  });

  test('the first mission without its shuttle', () => {
    expect(why({ setup: { mission: 1 } })).toBe(
      'given: ships: given-impossible (violation mission 1 without the ship senatorsshuttle)',
    );
  });

  test('parts of missions that do not belong there', () => {
    expect(why({ damagedShip: 'rookiepilot' })).toBe(
      'given: damagedShip: given-impossible (violation mission 0)',
    );
    expect(why({ setup: { mission: 2 }, damagedShip: 'academypilot' })).toBe(
      'given: damagedShip: given-wrong-side (text academypilot)',
    );
    const satellites = [{ at: [450, 250, 0], by: 'rookiepilot' }];
    expect(why({ setup: { mission: 3 }, satellites })).toBe(
      'given: satellites[0].by: given-wrong-side (text rookiepilot)',
    );
    expect(why({ satellites: [{ at: [450, 250, 0] }] })).toBe(
      'given: satellites[0]: given-impossible (violation mission 0)',
    );
    const shuttle = { pilot: 'senatorsshuttle', at: [450, 300, 0] };
    expect(why({ ships: [ROOKIE, ACADEMY, shuttle] })).toBe(
      'given: ships[2].pilot: given-not-a-pilot (text senatorsshuttle)',
    );
  });

  test('a setup that is no setup', () => {
    expect(why({ setup: { players: 1 } })).toContain('given: setup.players: setup-wrong-players');
  });
});
