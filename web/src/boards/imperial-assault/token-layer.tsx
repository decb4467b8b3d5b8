import type { Answer, DoorView, ImperialAssault, View } from '@parsecs/imperial-assault';
import type { Asked } from '@parsecs/table';
import { type JSX, useMemo } from 'react';
import {
  ClaimArt,
  DamageArt,
  DoorArt,
  TerminalArt,
  TokenArt,
} from '../../art/imperial-assault/index.ts';
import type { Part, Picking } from '../contract.ts';
import { partOf } from '../contract.ts';
import { doorPlaces } from './ground-paths.ts';
import { boxOfSpace, CELL, type Layout, middleOf } from './layout.ts';

export interface TokenLayerProps {
  readonly layout: Layout;
  readonly view: View;
  readonly question?: Asked<ImperialAssault> | undefined;
  readonly picking?: Picking | undefined;
  readonly lit: ReadonlySet<Part>;
  readonly labelOf: (thing: string) => string;
}

/** The thing of the map that an answer is about; targets are shown as such. */
function thingOf(answer: Answer): string | undefined {
  switch (answer.kind) {
    case 'open':
      return answer.door;
    case 'upload':
      return answer.terminal;
    case 'flip':
    case 'retrieve':
    case 'reprogram':
    case 'token':
      return answer.token;
    default:
      return undefined;
  }
}

/** What a thing of the map is called in the answers that are open now. */
function openPart(
  question: Asked<ImperialAssault> | undefined,
  picking: Picking | undefined,
  id: string,
): Part | undefined {
  const answer = question?.answers.find((own) => thingOf(own) === id);
  if (answer === undefined) return undefined;
  const parts = [partOf('action', answer.id), partOf('token', id), partOf('word', answer.id)];
  return parts.find((part) => picking?.open.has(part) === true);
}

/** Doors, terminals and tokens; those that somebody can use are buttons. */
export function TokenLayer(props: TokenLayerProps): JSX.Element {
  const { layout, view, question, picking, lit, labelOf } = props;
  const doors = useMemo(() => doorPlaces(layout), [layout]);
  const thing = (id: string, x: number, y: number, art: JSX.Element): JSX.Element => (
    <Thing
      key={id}
      id={id}
      x={x}
      y={y}
      part={openPart(question, picking, id)}
      target={partOf('target', id)}
      picking={picking}
      isLit={lit.has(partOf('token', id)) || lit.has(partOf('door', id))}
      label={labelOf(id)}
    >
      {art}
    </Thing>
  );
  return (
    <g>
      {view.terminals.map(({ id, at }) => {
        const box = boxOfSpace(layout, at);
        if (box === undefined) return null;
        const { x, y } = middleOf(box);
        return thing(
          id,
          x,
          y,
          <g transform="scale(0.78)">
            <TerminalArt />
          </g>,
        );
      })}
      {view.tokens.map(({ id, kind, at, coloured, owners }) => {
        const box = at === null ? undefined : boxOfSpace(layout, at);
        if (box === undefined) return null;
        const { x, y } = middleOf(box);
        return thing(
          id,
          x,
          y,
          <g
            transform="scale(0.78)"
            className="ia-token"
            data-grey={!coloured || undefined}
            data-kind={kind}
          >
            <TokenArt kind={kind} />
            <Claims view={view} owners={owners} />
          </g>,
        );
      })}
      {doors.map(({ id, x, y, spaces, turn }) => {
        const door = view.doors.find((own) => own.id === id);
        return thing(
          id,
          x,
          y,
          <g transform={`rotate(${turn})`}>
            <Door door={door} spaces={spaces} turn={turn} />
          </g>,
        );
      })}
    </g>
  );
}

interface ThingProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly part: Part | undefined;
  readonly target: Part;
  readonly picking: Picking | undefined;
  readonly isLit: boolean;
  readonly label: string;
  readonly children: JSX.Element;
}

/** A thing of the map; a button where it is a target or can be used. */
function Thing(props: ThingProps): JSX.Element {
  const { id, x, y, part, target, picking, isLit, label, children } = props;
  const own = picking?.open.has(target) === true ? target : part;
  const isOpen = own !== undefined;
  const isChosen = own !== undefined && picking?.chosen.includes(own) === true;
  return (
    <g
      className="bk-piece ia-thing"
      transform={`translate(${x} ${y})`}
      data-thing={id}
      data-place={`token:${id}`}
      data-part={own}
      data-open={isOpen || undefined}
      data-chosen={isChosen || undefined}
      data-lit={isLit || undefined}
      {...(isOpen && {
        role: 'button',
        tabIndex: -1,
        'aria-label': label,
        'aria-pressed': isChosen,
        'data-option': true,
        'data-spatial': true,
      })}
    >
      <circle className="bk-ring" r={CELL * 0.48} />
      {children}
      <circle className="bk-focus" r={CELL * 0.5} />
    </g>
  );
}

function Claims(props: { readonly view: View; readonly owners: readonly number[] }): JSX.Element {
  const { view, owners } = props;
  return (
    <>
      {owners.map((seat, index) => (
        <g key={seat} transform={`translate(${22 - index * 44} -22) scale(0.5)`}>
          <ClaimArt zone={view.seats[seat]?.zone ?? 'red'} />
        </g>
      ))}
    </>
  );
}

/** An open door is slid into the walls. */
function Door(props: {
  readonly door: DoorView | undefined;
  readonly spaces: number;
  /** By how much it is turned; numbers stay upright. */
  readonly turn: number;
}): JSX.Element {
  const { door, spaces, turn } = props;
  const half = spaces * (CELL / 2);
  if (door?.open === true) {
    return (
      <g className="ia-door-open">
        <path d={`M${-half} -5H${10 - half}V5H${-half}Z`} />
        <path d={`M${half} -5H${half - 10}V5H${half}Z`} />
      </g>
    );
  }
  return (
    <>
      <DoorArt spaces={spaces} isLocked={door?.locked === true} />
      {door !== undefined && door.damage > 0 && (
        <g transform={`rotate(${-turn}) translate(18 -18) scale(0.44)`}>
          <DamageArt label={`${door.damage}`} />
        </g>
      )}
    </>
  );
}
