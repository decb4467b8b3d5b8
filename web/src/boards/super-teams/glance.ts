import { boardOf } from '@parsecs/super-teams';
import { colourOfShip, type View } from '@parsecs/super-teams/words';
import type { SketchMark } from '../../shell/glance.ts';
import type { Texts } from '../../shell/texts.tsx';
import type { BoardGlance } from '../contract.ts';
import { layOut } from './layout.ts';
import { placeShips } from './placing.ts';

const ASPECT = 1000 / 640;

export function glance(texts: Texts, view: View): BoardGlance {
  const { setup } = view;
  const layout = layOut(boardOf(setup), ASPECT);
  const poses = placeShips(layout, view.ships);
  const marks = view.ships.flatMap(({ id }): readonly SketchMark[] => {
    const pose = poses.get(id);
    if (pose === undefined) return [];
    const { x, y, heading } = pose;
    return [{ shape: 'arrow', tone: colourOfShip(id), x, y, size: 30, turn: heading + 90 }];
  });
  return {
    title: titleOf(texts, setup.board),
    armyOf: (seat) =>
      (setup.colours[seat] ?? [])
        .map((colour) => texts.t(`super-teams:colour.${colour}.team`))
        .join(', '),
    sketch: {
      width: layout.width,
      height: layout.height,
      ground: { path: layout.path, isLine: true },
      marks,
    },
  };
}

function titleOf(texts: Texts, board: View['setup']['board']): string {
  return typeof board === 'string'
    ? texts.t(`super-teams:board.${board}.name`)
    : (board.name ?? texts.t('super-teams:board.custom.name'));
}
