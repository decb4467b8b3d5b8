import { cardAnswer } from '../../answers.ts';
import type { Holding } from '../../battle.ts';
import { baseOf, basesOf } from '../../board.ts';
import type { CardRules, On } from '../../declare.ts';
import { dropPoseInto, isBaseOverMine } from '../../geometry/bomb.ts';
import type { Pose } from '../../geometry/pose.ts';
import { setOffMine } from '../../play/bombs.ts';
import { discardUpgrade, startEffect, tellUse } from '../../play/tokens.ts';
import { ask, idOf, isInPlay, PER_BOMB, pop, type State, seatOf } from '../../state.ts';
import { giveEffect, hasEffect } from '../../values.ts';
import { BOMBS, type BombId } from '../../vocabulary.ts';
import { isAboutSelf } from '../helpers.ts';

/** XW-302: behind the ship, at the far end of a straight-1 template. */
function dropBomb(state: State, self: Holding, bomb: BombId, on: On): void {
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
    card: `upgrade.${bomb}`,
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

/** Where the bomb that was dropped last stands in the list. */
function lastBomb(state: State): number {
  return state.bombs.length - PER_BOMB;
}

/** XW-302: the ships on which the mine was dropped. */
function shipsOverMine(state: State): readonly number[] {
  const [x = 0, y = 0, heading = 0] = state.bombs.slice(lastBomb(state) + 2);
  return basesOf(state).flatMap((base, ship) =>
    isInPlay(state, ship) && isBaseOverMine(base, { x, y, heading }) ? [ship] : [],
  );
}

export const BOMB_UPGRADES: readonly CardRules[] = [
  dropped('seismiccharges'),
  dropped('protonbombs'),
  {
    card: 'upgrade.proximitymines',
    action: {
      action: 'proximitymines',
      can: (state, self) => !hasEffect(state, self.ship, 'bomb-dropped'),
      perform: (state, self, on) => {
        dropBomb(state, self, 'proximitymines', on);
        if (shipsOverMine(state).length > 0) startEffect(state, self);
      },
    },
    // Under several ships: its owner chooses which of them sets it off.
    effect: {
      run: (state, self) => ask(state, 'card', seatOf(state, self.ship)),
      answers: (state, self) =>
        shipsOverMine(state).map((ship) => cardAnswer(state, self, 'ship', ship)),
      take: (state, _self, frame, answer, on) => {
        pop(state, frame);
        setOffMine(state, lastBomb(state), answer.b, on);
      },
    },
  },
];
