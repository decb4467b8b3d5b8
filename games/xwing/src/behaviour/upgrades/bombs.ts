import type { CardInPlay } from '../../battle.ts';
import { areaOf, baseOf } from '../../board.ts';
import { type BombToken, dropPoseInto, isPartlyInPlay } from '../../geometry/bomb.ts';
import type { Pose } from '../../geometry/pose.ts';
import { discardUpgrade, tellUse } from '../../play/tokens.ts';
import { idOf, type State, seatOf } from '../../state.ts';
import { giveEffect, hasEffect } from '../../values.ts';
import { BOMBS, type BombId, type Cause } from '../../vocabulary.ts';
import type { CardRules, Declarations, On } from '../declare.ts';
import { isAboutSelf } from '../helpers.ts';

type DropFault = Extract<Cause, 'bomb-dropped' | 'bomb-outside'>;

function tokenOf(bomb: BombId): BombToken {
  return bomb === 'proximitymines' ? 'mine' : 'bomb';
}

/** XW-302: behind the ship, at the far end of a straight-1 template. */
function dropPose(state: State, ship: number, bomb: BombId): Pose {
  const pose: Pose = { x: 0, y: 0, heading: 0 };
  dropPoseInto(pose, baseOf(state, ship), tokenOf(bomb));
  return pose;
}

/** XW-302: one in a round, and not wholly outside the play area. */
export function dropFault(state: State, ship: number, bomb: BombId): DropFault | undefined {
  if (hasEffect(state, ship, 'bomb-dropped')) return 'bomb-dropped';
  const pose = dropPose(state, ship, bomb);
  const isInside = isPartlyInPlay(baseOf(state, ship), tokenOf(bomb), pose, areaOf(state));
  return isInside ? undefined : 'bomb-outside';
}

function canDrop(state: State, ship: number, bomb: BombId): boolean {
  return dropFault(state, ship, bomb) === undefined;
}

function dropBomb(state: State, self: CardInPlay, bomb: BombId, on: On): void {
  const pose = dropPose(state, self.ship, bomb);
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
          isAboutSelf(state, self, frame) && canDrop(state, self.ship, bomb),
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
      can: (state, self) => canDrop(state, self.ship, 'proximitymines'),
      perform: (state, self, on) => dropBomb(state, self, 'proximitymines', on),
    },
  },
};
