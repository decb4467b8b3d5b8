import { type Pose, RANGE_LENGTH, type View } from '@parsecs/xwing';
import { type JSX, useMemo, useState } from 'react';
import { ArcLayer } from '../../boards/xwing/arc-layer.tsx';
import { Ghost } from '../../boards/xwing/ghost.tsx';
import { fromBoard, layoutOf, toBoard } from '../../boards/xwing/layout.ts';
import { LineLayer } from '../../boards/xwing/line-layer.tsx';
import { arcsOf, shipIn } from '../../boards/xwing/ships.ts';
import { type Texts, useTexts } from '../../shell/texts.tsx';
import { FigureFrame, StepButtons, TurnButtons, type Way } from './figure-frame.tsx';
import { numberIn } from './numbers.ts';
import { pointIn } from './svg-point.ts';
import {
  duel,
  isTaken,
  MINE,
  type Standing,
  standingOf,
  THEIRS,
  withShipAt,
} from './xwing-duel.ts';
import '../../boards/xwing/board.css';
import '../../boards/xwing/overlays.css';

const AREA = { width: 540, height: 380 };
const EDGE = 30;
const STEP = 20;
const TURN = 15;
const WAYS: Readonly<Record<Way, readonly [number, number]>> = {
  up: [0, STEP],
  down: [0, -STEP],
  left: [-STEP, 0],
  right: [STEP, 0],
};

/** Two ships: move one about and read off range, arc and dice. */
export function XWingRuler(): JSX.Element {
  const texts = useTexts('learn', 'xwing', 'xwing-board');
  const layout = useMemo(() => layoutOf(AREA, 0), []);
  const begin = useMemo(
    () => duel({ x: 170, y: 90, heading: 30 }, { x: 340, y: 270, heading: 225 }),
    [],
  );
  const [view, setView] = useState<View>(begin);
  const [isHeld, hold] = useState(false);
  const [mine, theirs] = [shipIn(view, MINE), shipIn(view, THEIRS)];
  const pose = mine?.at;
  const put = (to: Pose): void => {
    const at = {
      x: Math.min(AREA.width - EDGE, Math.max(EDGE, to.x)),
      y: Math.min(AREA.height - EDGE, Math.max(EDGE, to.y)),
      heading: (to.heading + 360) % 360,
    };
    if (!isTaken(view, MINE, at)) setView(withShipAt(view, MINE, at));
  };
  const [ours, other] = [standingOf(view, MINE, THEIRS), standingOf(view, THEIRS, MINE)];
  if (!mine || !theirs || !pose || !theirs.at || !ours || !other) return <></>;
  const seen = { x: 0, y: 0, width: layout.width, height: layout.height };
  return (
    <FigureFrame
      hint={texts.t('learn:ruler.hint')}
      picture={
        <svg
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          className="bk-board block max-h-[60dvh] w-full cursor-grab"
          style={{ '--inverse': 1 } as Record<string, number>}
          aria-hidden="true"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            hold(true);
          }}
          onPointerUp={() => hold(false)}
          onPointerCancel={() => hold(false)}
          onPointerMove={(event) => {
            const point = isHeld ? pointIn(event) : undefined;
            if (point !== undefined) put({ ...fromBoard(layout, point), heading: pose.heading });
          }}
        >
          <ArcLayer layout={layout} ship={mine} arcs={arcsOf(mine)} hasRanges />
          <ArcLayer layout={layout} ship={theirs} arcs={arcsOf(theirs)} hasRanges={false} />
          <Ghost layout={layout} ship={theirs} pose={theirs.at} />
          <Ghost layout={layout} ship={mine} pose={pose} />
          <LineLayer
            layout={layout}
            lines={[
              {
                key: 'ruler',
                line: ours.line,
                label: `${Math.max(1, Math.ceil(ours.line.distance / RANGE_LENGTH))}`,
                tone: ours.canFire ? 'attack' : 'ruler',
              },
            ]}
            pieces={[toBox(toBoard(layout, pose)), toBox(toBoard(layout, theirs.at))]}
            unit={1}
            seen={seen}
          />
        </svg>
      }
      controls={
        <>
          <StepButtons
            onStep={(way) => {
              const [dx, dy] = WAYS[way];
              put({ ...pose, x: pose.x + dx, y: pose.y + dy });
            }}
          />
          <TurnButtons onTurn={(by) => put({ ...pose, heading: pose.heading + by * TURN })} />
        </>
      }
      said={
        <>
          <p>
            <span className="font-semibold">{texts.t('learn:ruler.mine')}</span> {say(texts, ours)}
          </p>
          <p>
            <span className="font-semibold">{texts.t('learn:ruler.theirs')}</span>{' '}
            {say(texts, other)}
          </p>
        </>
      }
    />
  );
}

function toBox({ x, y }: { readonly x: number; readonly y: number }): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} {
  return { x: x - EDGE, y: y - EDGE, width: 2 * EDGE, height: 2 * EDGE };
}

function say(texts: Texts, { band, inArc, canFire, attack, defence, expected }: Standing): string {
  if (canFire) {
    const hits = numberIn(texts.language, expected);
    return texts.t('learn:ruler.fires', { range: band, attack, defence, hits });
  }
  return texts.t(inArc ? 'learn:ruler.far' : 'learn:ruler.out');
}
