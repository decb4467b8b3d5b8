import { FREE_COMMANDS, imperialAssault } from '@parsecs/imperial-assault';
import { type Case, proveTips } from '../testing/cases.ts';
import type { Position } from '../testing/moments.ts';
import type { Trigger } from '../trigger.ts';
import { imperialAssaultTriggers } from './imperial-assault.ts';

const COMMANDS = [...FREE_COMMANDS, 'pummel', 'pummel'];
const REBELS = ['luke-skywalker', 'diala-passil'];
const SETUP = {
  armies: [
    { affiliation: 'rebel', deployments: REBELS, commands: COMMANDS },
    { affiliation: 'imperial', deployments: ['stormtrooper', 'darth-vader'], commands: COMMANDS },
  ],
  mission: 'training-ground-a',
};
const LUKE = 'P1.luke-skywalker';
const DIALA = 'P1.diala-passil';
const TROOPER = 'P2.stormtrooper.1';

/** Luke Skywalker two spaces from a stormtrooper. */
function skirmish(more: object = {}, then: Omit<Position, 'given'> = {}): Position {
  return {
    given: { setup: SETUP, figures: { [LUKE]: 'J13', [TROOPER]: 'L13' }, ...more },
    ...then,
  };
}

/** It is Luke’s turn to act. */
function acts(luke: object | string = 'J13', more: object = {}, then = {}): Position {
  const figures = { [LUKE]: luke, [TROOPER]: 'L13' };
  return skirmish({ figures, activating: LUKE, ...more }, then);
}

/** On another map, which has a door that is not locked between R11 and R12. */
function atDoor(luke: string): Position {
  const setup = { ...SETUP, mission: 'mos-eisley-outskirts-b' };
  return acts(luke, { setup, figures: { [LUKE]: luke, [TROOPER]: 'H19' } });
}

function suffers(condition: string): Case {
  const luke = { at: 'J13', conditions: [condition] };
  return {
    tells: acts(luke),
    // Nobody asks what the condition does while another figure acts.
    silent: skirmish({ figures: { [LUKE]: luke, [TROOPER]: 'L13' } }),
  };
}

const CASES: Readonly<Record<string, Case>> = {
  stunned: suffers('stunned'),
  bleeding: suffers('bleeding'),
  weakened: suffers('weakened'),
  focused: suffers('focused'),
  'one-attack': {
    tells: acts('J13', { activating: { figure: LUKE, attacked: true, spent: 1 } }),
    silent: acts('J13', { activating: { figure: LUKE, spent: 1 } }),
  },
  'points-left': {
    tells: acts('J13', {}, { when: ['move'], composed: 'end' }),
    silent: acts('J13', {}, { composed: 'end' }),
  },
  surge: {
    tells: acts('J13', {}, { when: [`attack:${TROOPER}`], dice: 3 }),
    silent: acts(),
  },
  strain: {
    tells: skirmish(
      { figures: { 'P2.darth-vader': 'J13', [LUKE]: 'K13' }, activating: 'P2.darth-vader' },
      { when: ['special:force-choke', `figure:${LUKE}`] },
    ),
    silent: acts(),
  },
  door: {
    tells: atDoor('R12'),
    silent: atDoor('R14'),
  },
  'command-card': {
    tells: acts('J13', { hands: { P1: ['urgency'] } }),
    silent: acts('J13', { hands: { P1: ['celebration'] } }),
  },
  target: {
    tells: acts('J13', {}, { composed: `attack:${TROOPER}` }),
    // With a saber nobody counts spaces.
    silent: skirmish(
      { figures: { [DIALA]: 'K13', [TROOPER]: 'L13' }, activating: DIALA },
      { composed: `attack:${TROOPER}` },
    ),
  },
  'two-actions': {
    tells: acts(),
    silent: acts('J13', {}, { when: ['move'] }),
  },
  activate: {
    tells: skirmish(),
    silent: acts(),
  },
};

proveTips(
  imperialAssault,
  imperialAssaultTriggers as readonly unknown[] as readonly Trigger[],
  CASES,
);
