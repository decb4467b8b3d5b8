import type { ImperialAssault, View } from '@parsecs/imperial-assault';
import { type BoardSounds, type Cue, type Heard, volley } from '../../sound/cues.ts';
import type { Sound } from '../../sound/sounds.ts';
import { type Part, partOf } from '../contract.ts';
import { cardOf, figureIn } from './cards.ts';
import type { Motion } from './choreography.ts';

const LANDED = 0.55;
const SHOTS_MOST = 3;
/** Spaces for one pair of steps, and no more pairs than this. */
const STRIDE = 3;
const STEPS_MOST = 3;

function from(figure: string): { readonly from: Part } {
  return { from: partOf('figure', figure) };
}

/** What whoever attacks fights with: a blade of light, bare force, or a blaster. */
function weaponOf({ before }: Heard<View>, id: string): Sound {
  const figure = figureIn(before, id);
  const card = figure && cardOf(figure);
  const isMelee = before.attack?.melee ?? card?.attack.type === 'melee';
  if (!isMelee) return 'blaster';
  return card?.traits.includes('force-user') === true ? 'sabre' : 'blow';
}

function attackCues(heard: Heard<View>, attacker: string, times: number): readonly Cue[] {
  const sound = weaponOf(heard, attacker);
  const cue = { sound, ...from(attacker) };
  return sound === 'blaster' ? volley(cue, Math.max(1, Math.min(SHOTS_MOST, times)), 0.4) : [cue];
}

/** One's own figure can take one more. */
function warningOf({ before, after, viewer }: Heard<View>, id: string): readonly Cue[] {
  const left = (view: View): number | undefined => {
    const figure = figureIn(view, id);
    return figure && figure.health - figure.damage;
  };
  const isLast = left(after) === 1 && left(before) !== 1;
  const isOwn = figureIn(after, id)?.owner === viewer;
  return isLast && isOwn ? [{ sound: 'warning', when: 0.5, ...from(id) }] : [];
}

function cuesOf(motion: Motion, heard: Heard<View>): readonly Cue[] {
  switch (motion.kind) {
    case 'arrive':
      return [{ sound: 'place', ...from(motion.figure) }];
    case 'walk': {
      const pairs = Math.min(STEPS_MOST, Math.ceil(motion.path.length / STRIDE));
      return volley({ sound: 'step', ...from(motion.figure) }, pairs, 1);
    }
    case 'shift':
      return [{ sound: 'step', ...from(motion.figure) }];
    case 'raider':
      return [{ sound: 'step', pitch: 0.75 }];
    case 'door':
      return [{ sound: 'door', from: partOf('door', motion.door) }];
    case 'score':
      return [{ sound: 'points' }];
    case 'card':
      return [{ sound: 'card' }];
    case 'ability':
      return [{ sound: 'token', ...from(motion.target) }];
    case 'token':
      return [{ sound: 'token' }];
    case 'headline':
      if (motion.event.type === 'bombarded') return [{ sound: 'blast' }];
      return motion.event.type === 'round-began' ? [{ sound: 'headline' }] : [];
    default:
      return fightCues(motion, heard);
  }
}

function fightCues(motion: Motion, heard: Heard<View>): readonly Cue[] {
  switch (motion.kind) {
    case 'roll':
      return [{ sound: 'dice' }, { sound: 'dice-land', when: LANDED }];
    case 'reroll':
    case 'surge':
      return [{ sound: 'die-turn' }];
    case 'miss':
      return [
        ...attackCues(heard, motion.from, 2),
        { sound: 'near-miss', when: 0.4, ...from(motion.target) },
      ];
    case 'hit': {
      const hurt = motion.damage > 0 ? 'hurt' : 'shield';
      return [
        ...attackCues(heard, motion.from, motion.damage),
        { sound: hurt, when: 0.45, ...from(motion.target) },
        ...warningOf(heard, motion.target),
      ];
    }
    case 'hurt':
      return [{ sound: 'hurt', ...from(motion.target) }, ...warningOf(heard, motion.target)];
    case 'heal':
      return [{ sound: 'mend', ...from(motion.target) }];
    case 'condition':
      return motion.gained ? [{ sound: 'token', pitch: 0.8, ...from(motion.target) }] : [];
    case 'loss':
      return [{ sound: 'defeat', ...from(motion.figure) }];
    default:
      return [];
  }
}

export const sounds: BoardSounds<ImperialAssault> = {
  mood: 'corridor',
  cuesOf: (motion, heard) => cuesOf(motion as Motion, heard),
};
