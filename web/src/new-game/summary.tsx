import { BOARDS } from '@parsecs/super-teams';
import type { JSX } from 'react';
import { Pennant } from '../art/pennants.tsx';
import { seatNames } from '../shell/seat-name.ts';
import { useTexts } from '../shell/texts.tsx';
import { BoardPreview } from './board-preview.tsx';
import { coloursInBox, type Draft } from './draft.ts';
import { toSeats } from './seats.ts';

/** Who flies against whom, and where. */
export function Summary(props: { readonly draft: Draft }): JSX.Element {
  const { draft } = props;
  const texts = useTexts('super-teams');
  const names = seatNames(texts, toSeats(draft));
  const sides =
    draft.players === 4
      ? [
          [0, 2],
          [1, 3],
        ]
      : names.map((_, seat) => [seat]);
  const inBox = coloursInBox(draft);
  const board = typeof draft.board === 'string' ? BOARDS[draft.board] : draft.board;
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
