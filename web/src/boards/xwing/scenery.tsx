import type { People, Texts } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import {
  areAllies,
  BEYOND_RANGE,
  mayTryTemplates,
  readManoeuvre,
  type ShipView,
  shipAsked,
  type View,
  type XWing,
} from '@parsecs/xwing';
import { readAnswer } from '@parsecs/xwing/words';
import { type JSX, useMemo } from 'react';
import { idOf, isKind, type Part, type Picking } from '../contract.ts';
import type { Box } from '../kit/camera.ts';
import { arcsShown, linesOf } from './aims.ts';
import { ArcLayer, RangeRings } from './arc-layer.tsx';
import { isAboutDial, shipOfDial } from './dials.ts';
import { FanLayer } from './fan-layer.tsx';
import { type Layout, outlinePath } from './layout.ts';
import { LineLayer, type MeasuredLine } from './line-layer.tsx';
import { arcsOfWeapon } from './measure.ts';
import { PlaceLayer } from './place-layer.tsx';
import { RollLayer, RollTracks } from './roll-layer.tsx';
import { rollsOf } from './rolling.ts';
import { arcsOf, boxesOfShips, isInPlay, obstaclesIn, shipIn } from './ships.ts';
import type { ShotPromise } from './shots.ts';
import { useTried } from './tried.ts';
import type { Placing } from './use-placing.ts';
import type { Ruler } from './use-ruler.ts';
import { BoostPreview, Trial, WayLayer } from './way-layer.tsx';

export interface SceneryProps {
  readonly layout: Layout;
  readonly view: View;
  readonly question: Asked<XWing> | undefined;
  readonly picking: Picking | undefined;
  readonly hovered: Part | undefined;
  readonly texts: Texts;
  readonly people: People;
  readonly placing: Placing | undefined;
  readonly ruler: Ruler;
  readonly isMeasuring: boolean;
  readonly shots: ReadonlyMap<string, ShotPromise>;
  readonly inspected: Part | undefined;
  /** The arcs of all enemies are shown. */
  readonly hasThreats: boolean;
  /** What the dial in hand shows, also where nothing is held out. */
  readonly turned: string | undefined;
  /** CSS pixels of a millimetre. */
  readonly unit: number;
  /** What of the table is in sight. */
  readonly seen: Box;
  /** Below the ships or above them. */
  readonly layer: 'under' | 'over';
}

/** Templates, arcs, ranges and lines: only what answers the question of the moment. */
export function Scenery(props: SceneryProps): JSX.Element {
  return props.layer === 'under' ? <Under {...props} /> : <Over {...props} />;
}

function Under(props: SceneryProps): JSX.Element {
  const { layout, view, question, picking, hovered, inspected, isMeasuring, ruler } = props;
  const aim = arcsShown(view, question, picking);
  const close =
    inspected !== undefined && isKind(inspected, 'ship')
      ? shipIn(view, idOf(inspected))
      : undefined;
  const action = [hovered, picking?.hovered, ...(picking?.chosen ?? [])].find(
    (part) => part !== undefined && isKind(part, 'action'),
  );
  const acting = question?.kind === 'action' || question?.kind === 'free-action';
  const ship = shipAsked(view);
  return (
    <>
      {props.hasThreats &&
        enemiesOf(view).map((enemy) => (
          <ArcLayer
            key={enemy.id}
            layout={layout}
            ship={enemy}
            arcs={arcsOf(enemy)}
            hasRanges={isMeasuring}
          />
        ))}
      {close !== undefined && (
        <ArcLayer layout={layout} ship={close} arcs={arcsOf(close)} hasRanges={isMeasuring} />
      )}
      {aim !== undefined && close === undefined && (
        <ArcLayer
          layout={layout}
          ship={aim.ship}
          arcs={arcsOfWeapon(aim.ship, aim.weapon)}
          hasRanges
        />
      )}
      {ruler.isOn && isMeasuring && ruler.from !== undefined && (
        <RangeRings layout={layout} ship={ruler.from} />
      )}
      {acting && ship !== undefined && action === 'action:target-lock' && (
        <RangeRings layout={layout} ship={ship} />
      )}
      {acting && ship !== undefined && action === 'action:barrel-roll' && (
        <RollPreview layout={layout} view={view} />
      )}
      {acting && ship !== undefined && action === 'action:boost' && (
        <BoostPreview layout={layout} view={view} ship={ship} />
      )}
      <PlannedFlight {...props} />
      <TriedFlight {...props} />
    </>
  );
}

function RollPreview(props: Pick<SceneryProps, 'layout' | 'view'>): JSX.Element | null {
  const { layout, view } = props;
  const ship = shipAsked(view);
  const rolls = useMemo(() => ship && rollsOf(view, ship), [view, ship]);
  return rolls === undefined ? null : <RollTracks layout={layout} rolls={rolls} />;
}

/** XW-037: a manoeuvre is tried out on the table only where that was agreed on. */
function PlannedFlight(props: SceneryProps): JSX.Element | null {
  const { layout, view, question, picking } = props;
  if (question === undefined || picking === undefined || !mayTryTemplates(view)) return null;
  if (!isAboutDial(question)) return null;
  const ship = shipOfDial(view, question, picking);
  const turned = readAnswer(props.turned ?? '');
  const manoeuvre =
    turned?.kind === 'dial' || turned?.kind === 'manoeuvre'
      ? readManoeuvre(turned.manoeuvre)
      : undefined;
  if (ship === undefined) return null;
  return (
    <>
      <FanLayer layout={layout} view={view} ship={ship} />
      {manoeuvre !== undefined && (
        <Trial layout={layout} view={view} ship={ship} manoeuvre={manoeuvre} />
      )}
    </>
  );
}

/** The same for any ship that is looked at closely: what dials can show is no secret. */
function TriedFlight(props: SceneryProps): JSX.Element | null {
  const { layout, view, inspected } = props;
  const tried = useTried();
  const close = inspected !== undefined && isKind(inspected, 'ship') ? idOf(inspected) : undefined;
  const ship = shipIn(view, close);
  if (ship === undefined || !mayTryTemplates(view) || !isInPlay(ship)) return null;
  const manoeuvre = tried?.ship === ship.id ? readManoeuvre(tried.manoeuvre) : undefined;
  return (
    <>
      <FanLayer layout={layout} view={view} ship={ship} />
      {manoeuvre !== undefined && (
        <Trial layout={layout} view={view} ship={ship} manoeuvre={manoeuvre} />
      )}
    </>
  );
}

/** Whoever could shoot at the viewer; for those who only watch, everybody. */
function enemiesOf(view: View): readonly ShipView[] {
  const { viewer } = view;
  return view.ships.filter(
    (ship) => isInPlay(ship) && (viewer === 'spectator' || !areAllies(ship.owner, viewer)),
  );
}

function Over(props: SceneryProps): JSX.Element {
  const { layout, view, question, picking, hovered, texts, people, placing, ruler, shots } = props;
  const lines = ruler.isOn
    ? rulerLines(props)
    : linesOf({ view, question, picking, hovered, shots, texts });
  const isWay = question?.kind === 'boost' || isShuttle(question);
  return (
    <>
      {placing !== undefined && question !== undefined && (
        <PlaceLayer
          layout={layout}
          view={view}
          placing={placing}
          question={question}
          texts={texts}
          people={people}
        />
      )}
      {question?.kind === 'barrel-roll' && picking !== undefined && (
        <RollLayer
          layout={layout}
          view={view}
          question={question}
          picking={picking}
          texts={texts}
          people={people}
        />
      )}
      {isWay && question !== undefined && picking !== undefined && (
        <WayLayer
          layout={layout}
          view={view}
          question={question}
          picking={picking}
          hovered={hovered}
          texts={texts}
        />
      )}
      <Obstructing layout={layout} view={view} lines={lines} />
      <LineLayer
        layout={layout}
        lines={lines}
        pieces={boxesOfShips(layout, view)}
        unit={props.unit}
        seen={props.seen}
      />
    </>
  );
}

function isShuttle(question: Asked<XWing> | undefined): boolean {
  return question?.kind === 'mission' && question.answers.some(({ kind }) => kind === 'manoeuvre');
}

function rulerLines({ ruler, isMeasuring }: SceneryProps): readonly MeasuredLine[] {
  const { sight } = ruler;
  if (!isMeasuring || sight === undefined) return [];
  const label = sight.band === BEYOND_RANGE ? '3+' : `${sight.band}`;
  return [{ key: 'ruler', line: sight.line, label, isAimed: true, tone: 'ruler' }];
}

/** What stands in the way of the shot that is aimed. */
function Obstructing(props: {
  readonly layout: Layout;
  readonly view: View;
  readonly lines: readonly MeasuredLine[];
}): JSX.Element | null {
  const { layout, view, lines } = props;
  const blocked = lines.filter(
    ({ isObstructed, isAimed }) => isObstructed === true && isAimed === true,
  );
  if (blocked.length === 0) return null;
  return (
    <g aria-hidden="true" transform={layout.matrix}>
      {obstaclesIn(view)
        .filter(({ outline }) => blocked.some(({ line }) => crosses(outline.points, line)))
        .map(({ id, outline }) => (
          <path key={id} className="xw-obstructing" d={outlinePath(outline.points)} />
        ))}
    </g>
  );
}

/** Whether a line crosses an outline; for the picture only. */
function crosses(points: readonly number[], line: MeasuredLine['line']): boolean {
  const [dx, dy] = [line.toX - line.fromX, line.toY - line.fromY];
  const sideOf = (x: number, y: number): number => dx * (y - line.fromY) - dy * (x - line.fromX);
  for (let index = 0; index < points.length; index += 2) {
    const [ax, ay] = [points[index] ?? 0, points[index + 1] ?? 0];
    const next = (index + 2) % points.length;
    const [bx, by] = [points[next] ?? 0, points[next + 1] ?? 0];
    if (sideOf(ax, ay) > 0 === sideOf(bx, by) > 0) continue;
    const [ex, ey] = [bx - ax, by - ay];
    const from = ex * (line.fromY - ay) - ey * (line.fromX - ax);
    const to = ex * (line.toY - ay) - ey * (line.toX - ax);
    if (from > 0 !== to > 0) return true;
  }
  return false;
}
