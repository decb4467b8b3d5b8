import type { CardInPlay } from '../../battle.ts';
import { baseOf } from '../../board.ts';
import { dropPoseInto } from '../../geometry/bomb.ts';
import type { Pose } from '../../geometry/pose.ts';
import { discardUpgrade, tellUse } from '../../play/tokens.ts';
import { idOf, type State, seatOf } from '../../state.ts';
import { giveEffect, hasEffect } from '../../values.ts';
import { BOMBS, type BombId } from '../../vocabulary.ts';
import type { CardRules, Declarations, On } from '../declare.ts';
import { isAboutSelf } from '../helpers.ts';

/** XW-302: behind the ship, at the far end of a straight-1 template. */
function dropBomb(state: State, self: CardInPlay, bomb: BombId, on: On): void {
  const pose: Pose = { x: 0, y: 0, heading: 0 };
  dropPoseInto(pose, baseOf(state, self.ship), bomb === 'proximitymines' ? 'mine' : 'bomb');
  tellUse(state, self, on);
  discardUpgrade(state, self, on);
  giveEffect(state, self.ship, 'bomb-dropped');
  state.bombs.push(BOMBS.indexOf(bomb), seatOf(state, self.ship), pose.x, pose.y, pose.heading);
  on.tell?.({ type: 'bomb-dropped', ship: idOf(state, self.ship), bomb, at: pose });
}

/** Seismic charges and proton bombs are dropped when the dial is revealed. */
function dropped(bomb: 'seismiccharges' | 'protonbombs'): CardRules {
  return {
    offers: [
      {
        window: 'revealed',
        kind: 'offer',
        when: (state, self, frame) =>
          isAboutSelf(state, self, frame) && !hasEffect(state, self.ship, 'bomb-dropped'),
        use: (state, self, _answer, on) => dropBomb(state, self, bomb, on),
      },
    ],
  };
}

export const BOMB_UPGRADES: Declarations<
  'upgrade.protonbombs' | 'upgrade.proximitymines' | 'upgrade.seismiccharges'
> = {
  'upgrade.seismiccharges': dropped('seismiccharges'),
  'upgrade.protonbombs': dropped('protonbombs'),
  'upgrade.proximitymines': {
    action: {
      action: 'proximitymines',
      can: (state, self) => !hasEffect(state, self.ship, 'bomb-dropped'),
      perform: (state, self, on) => dropBomb(state, self, 'proximitymines', on),
    },
  },
};
