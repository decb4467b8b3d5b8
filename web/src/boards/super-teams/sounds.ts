import { boardOf, type SuperTeams } from '@parsecs/super-teams';
import type { ShipId, View } from '@parsecs/super-teams/words';
import type { BoardSounds, Cue, Heard } from '../../sound/cues.ts';
import { type Part, partOf } from '../contract.ts';
import type { Motion } from './choreography.ts';

function from(ship: ShipId): { readonly from: Part } {
  return { from: partOf('ship', ship) };
}

/** What a space does to a ship that comes to rest on it. */
function landingOf(kind: string | null | undefined, ship: ShipId, when: number): readonly Cue[] {
  if (kind === 'asteroid') return [{ sound: 'rocks', when, ...from(ship) }];
  return kind === 'hyperspace' ? [{ sound: 'hyperspace', when, ...from(ship) }] : [];
}

/** The kind of a space, as far as it is only one. */
function kindAt({ setup }: View, space: number): string | undefined {
  const kinds = boardOf(setup).spaces[space]?.kinds ?? [];
  return kinds.length === 1 ? kinds[0] : undefined;
}

function cuesOf(motion: Motion, { after }: Heard<View>): readonly Cue[] {
  switch (motion.kind) {
    case 'play':
    case 'bonus':
      return [{ sound: 'card' }];
    case 'draw':
    case 'deal':
      return [{ sound: 'deal' }];
    case 'pay':
      return [{ sound: 'token' }];
    case 'glide':
      return [
        { sound: 'engine', ...from(motion.ship) },
        ...landingOf(kindAt(after, motion.to), motion.ship, 0.75),
      ];
    case 'jump':
      return [
        { sound: 'hyperspace', ...from(motion.ship) },
        ...landingOf(kindAt(after, motion.to), motion.ship, 0.75),
      ];
    case 'maw':
      return [{ sound: 'maw', ...from(motion.ship) }];
    case 'evade':
      return [{ sound: 'boost', ...from(motion.ship) }];
    case 'pull':
      return [{ sound: 'pull', ...from(motion.ship) }];
    case 'settle': {
      const ship = after.ships.find(({ id }) => id === motion.ship);
      return [{ sound: 'place', ...from(motion.ship) }, ...landingOf(ship?.half, motion.ship, 0.3)];
    }
    case 'home':
      return [{ sound: 'home', ...from(motion.ship) }];
    default:
      return [];
  }
}

export const sounds: BoardSounds<SuperTeams> = {
  mood: 'race',
  cuesOf: (motion, heard) => cuesOf(motion as Motion, heard),
};
