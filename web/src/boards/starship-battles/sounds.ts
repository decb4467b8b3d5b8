import type { StarshipBattles, View } from '@parsecs/starship-battles';
import { type BoardSounds, type Cue, type Heard, volley } from '../../sound/cues.ts';
import { type Part, partOf } from '../contract.ts';
import { cardIn, hullOf, shipIn, sizeOf } from './cards.ts';
import type { Motion, Rolled } from './choreography.ts';

/** The die falls before anything is fired. */
const LANDED = 0.3;
const FIRES = 0.48;
const BOLTS = { miss: 2, hit: 3, critical: 5 } as const;

function from(ship: string): { readonly from: Part } {
  return { from: partOf('ship', ship) };
}

function isLarge({ before, after }: Heard<View>, id: string): boolean {
  const card = cardIn(before, (shipIn(before, id) ?? shipIn(after, id))?.card ?? '');
  return card !== undefined && sizeOf(card) > 1;
}

function shots(heard: Heard<View>, { ship, target, result }: Rolled): readonly Cue[] {
  const sound = isLarge(heard, ship) ? 'turbolaser' : 'cannon';
  return [
    { sound: 'dice' },
    { sound: 'dice-land', when: LANDED },
    ...volley({ sound, when: FIRES, ...from(ship) }, BOLTS[result], 0.35),
    ...(result === 'miss' ? [{ sound: 'near-miss' as const, when: 0.8, ...from(target) }] : []),
  ];
}

function leftOf(view: View, id: string): number | undefined {
  const ship = shipIn(view, id);
  const card = ship && cardIn(view, ship.card);
  return ship && card && hullOf(card, ship).left;
}

/** One's own ship has come to the last of its hull; fighters have no more than that to begin with. */
function warningOf({ before, after, viewer }: Heard<View>, id: string): readonly Cue[] {
  const isLast = leftOf(after, id) === 1 && leftOf(before, id) !== 1;
  const isOwn = shipIn(after, id)?.owner === viewer;
  return isLast && isOwn ? [{ sound: 'warning', when: 0.4, ...from(id) }] : [];
}

function cuesOf(motion: Motion, heard: Heard<View>): readonly Cue[] {
  switch (motion.kind) {
    case 'glide': {
      const pitch = isLarge(heard, motion.ship) ? 0.65 : 1.1;
      return [{ sound: 'engine', pitch, ...from(motion.ship) }];
    }
    case 'turn':
      return [{ sound: 'boost', pitch: 0.7, ...from(motion.ship) }];
    case 'arrive':
      return [{ sound: motion.carrier === undefined ? 'place' : 'engine', ...from(motion.ship) }];
    case 'leave':
      return [{ sound: 'hyperspace', ...from(motion.ship) }];
    case 'roll':
      return shots(heard, motion.rolled);
    case 'hit':
      return [{ sound: 'hull', ...from(motion.target) }, ...warningOf(heard, motion.target)];
    case 'mend':
      return [{ sound: 'mend', ...from(motion.ship) }];
    case 'reduce':
      return [{ sound: 'crit', pitch: 0.8, ...from(motion.ship) }];
    case 'loss':
      return [
        { sound: isLarge(heard, motion.ship) ? 'breakup' : 'explosion', ...from(motion.ship) },
      ];
    case 'initiative':
      return [{ sound: 'dice' }, { sound: 'dice-land', when: LANDED }];
    case 'option':
      return [{ sound: 'card' }];
    case 'turn-of':
      return [{ sound: 'headline' }];
    default:
      return [];
  }
}

export const sounds: BoardSounds<StarshipBattles> = {
  mood: 'fleet',
  cuesOf: (motion, heard) => cuesOf(motion as Motion, heard),
};
