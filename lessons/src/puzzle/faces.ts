import type { Faces } from './every-chance.ts';

/**
 * Sides of printed dice that show the same. A test tries all sides one by one and holds that the worth
 * of answers comes out the same.
 */
export const FACES: Readonly<Record<string, Faces>> = {
  xwing: {
    'attack die': [
      [0, 3],
      [3, 1],
      [4, 2],
      [6, 2],
    ],
    'defence die': [
      [0, 3],
      [3, 2],
      [5, 3],
    ],
  },
  'imperial-assault': {
    'red die': [
      [0, 1],
      [1, 2],
      [3, 1],
      [4, 2],
    ],
    'black die': [
      [0, 2],
      [2, 2],
      [4, 1],
      [5, 1],
    ],
    'white die': [
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 2],
      [5, 1],
    ],
  },
};
