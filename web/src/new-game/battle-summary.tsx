import { cardsOf, type Fleet, pointsOf } from '@parsecs/starship-battles';
import type { JSX } from 'react';
import { ArtSvg } from '../art/kit/index.ts';
import { ShipArt } from '../art/starship-battles/index.ts';
import { seatNames } from '../shell/seat-name.ts';
import { useTexts } from '../shell/texts.tsx';
import { type BattleDraft, type FleetPick, sideOfSeat } from './battle-draft.ts';
import { toSeats } from './seats.ts';

/** Who fights against whom, and with what. */
export function BattleSummary({ draft }: { readonly draft: BattleDraft }): JSX.Element {
  const texts = useTexts('starship-battles', 'starship-battles-board');
  const names = seatNames(texts, 'starship-battles', toSeats(draft));
  return (
    <>
      <p>
        <span className="block font-semibold">
          {texts.t(`starship-battles:setup.${draft.battle}.name`)}
        </span>
        <span className="text-sm text-quiet">
          {texts.t(`starship-battles:map.${draft.map}.name`)}
          {draft.mode === 'advanced' &&
            draft.points > 0 &&
            ` · ${texts.t('starship-battles-board:fleet.points', { count: draft.points })}`}
        </span>
      </p>
      <ul className="flex flex-col gap-2">
        {names.map((name, seat) => {
          const side = sideOfSeat(draft, seat);
          const edge =
            side === undefined
              ? 'border-line'
              : side === 'light'
                ? 'border-rebel'
                : 'border-imperial';
          return (
            <li
              // Seats never change places, so their number is their name.
              key={seat}
              className={`rounded-md border-l-4 bg-raised/60 px-3 py-2 ${edge}`}
            >
              <p className="flex items-baseline justify-between gap-2">
                <span className="min-w-0 truncate">{name}</span>
                <span className="shrink-0 text-xs text-quiet">
                  {side === undefined
                    ? texts.t('starship-battles-board:new.side-ask')
                    : texts.t(`starship-battles:side.${side}.name`)}
                </span>
              </p>
              {draft.mode === 'advanced' && <FleetLine draft={draft} pick={draft.fleets[seat]} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface FleetLineProps {
  readonly draft: BattleDraft;
  readonly pick: FleetPick | undefined;
}

function FleetLine({ draft, pick }: FleetLineProps): JSX.Element | null {
  const texts = useTexts('starship-battles', 'starship-battles-board');
  if (pick === undefined) return null;
  const { source } = pick;
  if (typeof source === 'string') {
    return (
      <p className="text-sm text-quiet">{texts.t(`starship-battles-board:new.fleet-${source}`)}</p>
    );
  }
  const points = pointsOf(source, cardsOf(draft));
  return (
    <>
      <p className="condensed text-sm text-quiet">
        {texts.t('starship-battles-board:fleet.points', { count: points })}
      </p>
      <Pictures fleet={source} />
    </>
  );
}

function Pictures({ fleet }: { readonly fleet: Fleet }): JSX.Element {
  return (
    <p className="condensed flex flex-wrap items-center gap-x-2 text-sm" aria-hidden="true">
      {fleet.ships.map(({ ship, count }) => (
        <span key={ship} className="inline-flex items-center">
          <ArtSvg size={24}>
            <ShipArt id={ship} faction={fleet.faction} />
          </ArtSvg>
          {count > 1 && `×${count}`}
        </span>
      ))}
    </p>
  );
}
