import { AFFILIATIONS, reviewArmy } from '@parsecs/imperial-assault';
import { seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { drawArmy } from './army-draw.ts';

test('what is drawn by chance is legal and can be played: no card of the deck lies idle', () => {
  for (const affiliation of AFFILIATIONS) {
    for (let seed = 0; seed < 6; seed += 1) {
      const army = drawArmy(seededChance(`${affiliation} ${seed}`), affiliation);
      const { problems, warnings } = reviewArmy(army);
      expect({ affiliation, seed, problems, warnings }).toEqual({
        affiliation,
        seed,
        problems: [],
        warnings: [],
      });
    }
  }
});
