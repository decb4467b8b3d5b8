import { OBSTACLE_IDS, outlineOf, pilotCard, type ShipTypeId } from '@parsecs/xwing';
import type { JSX } from 'react';
import {
  PIECE_GRID_MM,
  RockArt,
  SatelliteArt,
  ShipArt,
  ShipSilhouette,
  ShuttleArt,
  shipGridMm,
} from '../art/xwing/index.ts';
import {
  chooseBattle,
  newXWingDraft,
  squadOfTeam,
  TEAMS,
  type Team,
  type XWingBattle,
  type XWingDraft,
} from './xwing-draft.ts';

/** Millimetres of the table that the picture shows. */
const WIDTH = 330;
const HEIGHT = 128;
const GRID = 64;
const FRONT = 62;
const IN_A_COLUMN = 3;
/** A ship on a small base is not wider. */
const NARROW = 50;

const EMPTY = newXWingDraft('en', []);

interface Sides {
  readonly rebel: readonly ShipTypeId[];
  readonly imperial: readonly ShipTypeId[];
}

/** What may come where nobody has chosen yet. */
const UNKNOWN: Readonly<Partial<Record<XWingBattle, Sides>>> = {
  random: { rebel: ['ywing', 'hwk290', 'awing'], imperial: ['firespray31', 'tiebomber'] },
  'base-set': { rebel: ['xwing'], imperial: ['tiefighter', 'tiefighter'] },
  teams: {
    rebel: ['xwing', 'xwing', 'ywing', 'ywing'],
    imperial: ['tieadvanced', 'tiefighter', 'tiefighter', 'tiefighter'],
  },
  'eight-players': {
    rebel: ['awing', 'xwing', 'xwing', 'xwing', 'bwing', 'bwing', 'ywing'],
    imperial: Array.from({ length: 8 }, (_, index) => (index < 2 ? 'tieadvanced' : 'tiefighter')),
  },
};
const USUAL: Sides = {
  rebel: ['xwing', 'ywing', 'awing'],
  imperial: ['tieadvanced', 'tiefighter', 'tiefighter'],
};

function shipsOf(draft: XWingDraft, team: Team): readonly ShipTypeId[] {
  const squad = squadOfTeam(draft, team);
  if (typeof squad === 'string') return (UNKNOWN[draft.battle] ?? USUAL)[draft.factions[team]];
  return squad.ships.map(({ pilot }) => pilotCard(pilot).ship);
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A wedge: those that do not fill a column fly in front. */
function wedge(ships: readonly ShipTypeId[]): readonly Spot[] {
  const isBroad = ships.length === 2 && ships.some((ship) => shipGridMm(ship) > NARROW);
  const apart = isBroad ? 62 : 39;
  const rest = ships.length === IN_A_COLUMN ? 1 : ships.length % IN_A_COLUMN;
  return ships.map((_, index) => {
    const isFront = index < rest;
    const behind = isFront ? index : (index - rest) % IN_A_COLUMN;
    const column = isFront ? 0 : Math.floor((index - rest) / IN_A_COLUMN) + (rest === 0 ? 0 : 1);
    const inColumn = isFront ? rest : Math.min(IN_A_COLUMN, ships.length - rest);
    return { x: -column * 42, y: (behind - (inColumn - 1) / 2) * apart };
  });
}

/** Two forces that fly at each other, and what they fight about. Decoration: the words stand beside it. */
export function BattlePicture({ battle }: { readonly battle: XWingBattle }): JSX.Element {
  const draft = chooseBattle(EMPTY, battle);
  return (
    <svg
      viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="night art-night w-full rounded-sm"
    >
      <rect x={-WIDTH / 2} y={-HEIGHT / 2} width={WIDTH} height={HEIGHT} fill="#0a0f1e" />
      <Middle mission={draft.mission} />
      {TEAMS.map((team) => {
        const squad = squadOfTeam(draft, team);
        const ships = shipsOf(draft, team);
        const towards = team === 0 ? 1 : -1;
        return wedge(ships).map(({ x, y }, index) => {
          const ship = ships[index] ?? 'xwing';
          const scale = shipGridMm(ship) / GRID;
          return (
            <g
              // Two ships of a squad may be alike.
              key={`${team}-${index}`}
              className="text-quiet"
              transform={`translate(${towards * (x - FRONT)} ${y}) rotate(${90 * towards}) scale(${scale})`}
            >
              {typeof squad === 'string' ? (
                <ShipSilhouette id={ship} />
              ) : (
                <ShipArt id={ship} heading={90 * towards} />
              )}
            </g>
          );
        });
      })}
    </svg>
  );
}

function Middle({ mission }: { readonly mission: number }): JSX.Element | null {
  switch (mission) {
    case 1:
      return (
        <g transform={`translate(0 34) rotate(90) scale(${PIECE_GRID_MM.shuttle / GRID})`}>
          <ShuttleArt heading={90} />
        </g>
      );
    case 2:
      return (
        <>
          <Rock number={0} x={-6} y={-30} />
          <Rock number={2} x={6} y={32} />
        </>
      );
    case 3:
      return (
        <>
          {[-34, 34].map((y) => (
            <g key={y} transform={`translate(0 ${y}) scale(${PIECE_GRID_MM.satellite / GRID})`}>
              <SatelliteArt />
            </g>
          ))}
        </>
      );
    default:
      return null;
  }
}

function Rock({ number, x, y }: Spot & { readonly number: number }): JSX.Element {
  const { points } = outlineOf(OBSTACLE_IDS[number] ?? OBSTACLE_IDS[0], { x: 0, y: 0, heading: 0 });
  const outline = points.flatMap((across, index) =>
    index % 2 === 0 ? [[across, -(points[index + 1] ?? 0)] as const] : [],
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      <RockArt outline={outline} />
    </g>
  );
}
