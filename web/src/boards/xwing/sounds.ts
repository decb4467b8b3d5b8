import type { View, XWing } from '@parsecs/xwing';
import { type BoardSounds, type Cue, type Heard, volley } from '../../sound/cues.ts';
import { type Part, partOf } from '../contract.ts';
import type { Motion } from './choreography.ts';
import { attackIn } from './moment.ts';
import { kindOf, shipIn } from './ships.ts';

/** Large ships sound lower. */
const PITCHES = { small: 1.1, large: 0.78, shuttle: 0.85 } as const;
const BOLTS_MOST = 5;
/** Dice lie still at this part of their beat. */
const LANDED = 0.55;
const DICE: readonly Cue[] = [{ sound: 'dice' }, { sound: 'dice-land', when: LANDED }];

function from(ship: string): { readonly from: Part } {
  return { from: partOf('ship', ship) };
}

function pitchOf({ before, after }: Heard<View>, id: string): number {
  const ship = shipIn(before, id) ?? shipIn(after, id);
  return ship === undefined ? 1 : PITCHES[kindOf(ship)];
}

/** A shot for each die. */
function shots(heard: Heard<View>, ship: string): readonly Cue[] {
  const attack = attackIn(heard.before) ?? attackIn(heard.after);
  const dice = Math.max(1, Math.min(BOLTS_MOST, attack?.attack.length ?? 1));
  return volley({ sound: 'cannon', ...from(ship), pitch: pitchOf(heard, ship) }, dice);
}

/** One's own ship has come to the last of its hull. */
function warningOf({ before, after, viewer }: Heard<View>, id: string): readonly Cue[] {
  const ship = shipIn(after, id);
  const isLast = ship?.hullLeft === 1 && shipIn(before, id)?.hullLeft !== 1;
  return isLast && ship.owner === viewer ? [{ sound: 'warning', when: 0.4, ...from(id) }] : [];
}

function cuesOf(motion: Motion, heard: Heard<View>): readonly Cue[] {
  switch (motion.kind) {
    case 'arrive':
      return [{ sound: 'place', ...from(motion.ship) }];
    case 'rock':
      return [{ sound: 'place', pitch: 0.7 }];
    case 'reveal':
      return [{ sound: 'dial', ...from(motion.ship) }];
    case 'fly':
      return [
        { sound: 'engine', pitch: pitchOf(heard, motion.ship), ...from(motion.ship) },
        ...(motion.isShort ? [{ sound: 'place' as const, when: 0.9, ...from(motion.ship) }] : []),
      ];
    case 'roll':
      return [{ sound: 'boost', pitch: pitchOf(heard, motion.ship), ...from(motion.ship) }];
    case 'crash':
      return [{ sound: 'rocks', ...from(motion.ship) }];
    case 'token':
      if (!motion.isGained) return [];
      return [{ sound: motion.token === 'ion' ? 'ion' : 'token', ...from(motion.ship) }];
    case 'lock':
      return [{ sound: 'lock', ...from(motion.target) }];
    case 'bomb':
      return [{ sound: 'bomb', ...from(motion.ship) }];
    case 'card':
      return [{ sound: 'card' }];
    case 'leave':
      return [{ sound: 'hyperspace', ...from(motion.ship) }];
    case 'headline':
      return motion.event.type === 'round-began' ? [{ sound: 'headline' }] : [];
    default:
      return fightCues(motion, heard);
  }
}

function fightCues(motion: Motion, heard: Heard<View>): readonly Cue[] {
  switch (motion.kind) {
    case 'dice':
      return motion.isRoll ? DICE : [{ sound: 'die-turn' }];
    case 'die':
      return DICE;
    case 'hit':
      return shots(heard, motion.ship);
    case 'miss':
      return [
        ...shots(heard, motion.ship),
        { sound: 'near-miss', when: 0.4, ...from(motion.target) },
      ];
    case 'shield':
      return [{ sound: motion.isLost ? 'shield' : 'shield-up', ...from(motion.ship) }];
    case 'damage':
      return [
        { sound: motion.card === undefined ? 'hull' : 'crit', ...from(motion.ship) },
        ...warningOf(heard, motion.ship),
      ];
    case 'loss':
      return [{ sound: 'explosion', pitch: pitchOf(heard, motion.ship), ...from(motion.ship) }];
    case 'blast':
      return [{ sound: 'blast' }];
    default:
      return [];
  }
}

export const sounds: BoardSounds<XWing> = {
  mood: 'patrol',
  cuesOf: (motion, heard) => cuesOf(motion as Motion, heard),
};
