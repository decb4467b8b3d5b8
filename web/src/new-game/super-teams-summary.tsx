import { boardOf } from '@parsecs/super-teams';
import { sidesOf } from '@parsecs/super-teams/words';
import type { JSX } from 'react';
import { Pennant } from '../art/super-teams/index.ts';
import { seatNames } from '../shell/seat-name.ts';
import { useTexts } from '../shell/texts.tsx';
import { toSeats } from './seats.ts';
import { BoardPreview } from './super-teams-board-preview.tsx';
import { coloursInBox, type RaceDraft } from './super-teams-draft.ts';

/** Who flies against whom, and where. */
export function RaceSummary(props: { readonly draft: RaceDraft }): JSX.Element {
  const { draft } = props;
  const texts = useTexts('super-teams');
  const names = seatNames(texts, 'super-teams', toSeats(draft));
  const sideOf = sidesOf(draft.players);
  const sides = [...new Set(sideOf)].map((side) =>
    sideOf.flatMap((own, seat) => (own === side ? [seat] : [])),
  );
  const inBox = coloursInBox(draft);
  const board = boardOf(draft);
  return (
    <>
      <div className="max-lg:hidden">
        <BoardPreview board={board} />
      </div>
      <ul className="flex flex-col gap-2">
        {sides.map((side) => (
          <li key={side.join()} className="rounded-md bg-raised/60 px-3 py-2">
            {side.map((seat) => (
              <div key={seat} className="flex min-h-7 items-center gap-2">
                <span className="min-w-0 grow truncate">{names[seat]}</span>
                {draft.colours[seat]?.map((colour) => (
                  <Pennant
                    key={colour}
                    colour={colour}
                    size={22}
                    title={texts.t(`super-teams:colour.${colour}.team`)}
                  />
                ))}
              </div>
            ))}
          </li>
        ))}
      </ul>
      {inBox.length > 0 && (
        <p className="text-sm text-quiet">
          {texts.t('shell:new.in-box', {
            teams: inBox.map((colour) => texts.t(`super-teams:colour.${colour}.team`)).join(', '),
          })}
        </p>
      )}
    </>
  );
}
