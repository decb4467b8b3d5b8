import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { hintsFor } from './hints.ts';

rule(
  'XW-197',
  'above 100 points the components are to be checked, and a larger area is advised',
  () => {
    expect(hintsFor(100, false)).toEqual([]);
    expect(hintsFor(101, false)).toEqual([
      { path: '', rule: 'XW-197', cause: 'squad-many-components', params: { usual: 100 } },
      { path: '', rule: 'XW-004', cause: 'squad-wider-area', params: { usual: 100 } },
    ]);
    // Where the boxes are counted anyway, nobody has to be reminded.
    expect(hintsFor(150, true).map(({ cause }) => cause)).toEqual(['squad-wider-area']);
  },
);
