import {
  type Army,
  type ArmySource,
  costOfArmy,
  findDeployment,
  findMission,
  MAPS,
} from '@parsecs/imperial-assault';
import type { Texts } from '@parsecs/lang';
import type { JSX } from 'react';
import { FigureArt, type FigureId } from '../art/imperial-assault/index.ts';
import { ArtSvg } from '../art/kit/index.ts';
import { MapSketch } from '../boards/imperial-assault/map-sketch.tsx';
import { seatNames } from '../shell/seat-name.ts';
import { useTexts } from '../shell/texts.tsx';
import type { AssaultDraft } from './imperial-assault-draft.ts';
import { toSeats } from './seats.ts';

const EDGES = {
  rebel: 'border-rebel',
  imperial: 'border-imperial',
  mercenary: 'border-mercenary',
} as const;

/** Who fights against whom, with what, and where. */
export function AssaultSummary({ draft }: { readonly draft: AssaultDraft }): JSX.Element {
  const texts = useTexts('imperial-assault', 'imperial-assault-board', 'builder');
  const names = seatNames(texts, 'imperial-assault', toSeats(draft));
  const { mission } = draft;
  const card = mission === 'random' ? undefined : findMission(mission);
  const file = draft.map ?? (card && MAPS[card.map]);
  return (
    <>
      <div>
        <p className="mb-2 font-semibold">
          {mission === 'random'
            ? texts.t('imperial-assault-board:new.mission-random')
            : texts.t(`imperial-assault:mission.${mission}.name`)}
        </p>
        {file !== undefined && (
          <MapSketch file={file} mission={mission === 'random' ? undefined : mission} />
        )}
      </div>
      <ul className="flex flex-col gap-2">
        {names.map((name, seat) => {
          const pick = draft.armies[seat === 0 ? 0 : 1];
          const { army } = pick;
          return (
            <li
              // Seats never change places, so their number is their name.
              key={seat}
              className={`rounded-md border-l-4 bg-raised/60 px-3 py-2 ${army === 'build' ? 'border-line' : EDGES[army.affiliation]}`}
            >
              <p className="flex items-baseline justify-between gap-2">
                <span className="min-w-0 truncate">{name}</span>
                <span className="shrink-0 text-xs text-quiet">{tellArmy(texts, army)}</span>
              </p>
              {army !== 'build' && <Figures army={army} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function tellArmy(texts: Texts, army: ArmySource): string {
  if (army === 'build') return texts.t('imperial-assault-board:new.army-unseen');
  const side = texts.t(`imperial-assault:affiliation.${army.affiliation}.name`);
  return `${side} · ${texts.t('builder:points', { count: costOfArmy(army.deployments) })}`;
}

/** One picture for each Deployment card; the cards are named to those who listen. */
function Figures({ army }: { readonly army: Army }): JSX.Element {
  const texts = useTexts('imperial-assault');
  return (
    <ul className="mt-1.5 flex flex-wrap gap-1">
      {army.deployments.map((id, index) => {
        const isFigure = findDeployment(id)?.type === 'figure';
        const name = texts.t(`imperial-assault:deployment.${id}.name`);
        return (
          // Two copies of a card are alike.
          <li key={`${id}-${index}`}>
            {isFigure ? (
              <ArtSvg size={30} title={name}>
                <FigureArt id={id as FigureId} />
              </ArtSvg>
            ) : (
              <span className="text-xs text-quiet">{name}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
