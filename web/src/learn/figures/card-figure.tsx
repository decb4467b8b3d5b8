import { describeEvent } from '@parsecs/lang';
import { type CardId, colourOfShip, faceOf } from '@parsecs/super-teams/words';
import { type JSX, useState } from 'react';
import { MovementCardArt, PennantShape, ShipArt, SpaceArt } from '../../art/super-teams/index.ts';
import { layOut } from '../../boards/super-teams/layout.ts';
import { flightPath, placeShips } from '../../boards/super-teams/placing.ts';
import { useTexts } from '../../shell/texts.tsx';
import { Button } from '../../shell/ui/button.tsx';
import { type Play, table } from './card-play.ts';
import { FigureFrame } from './figure-frame.tsx';
import '../../boards/super-teams/board.css';

/** Play a card and see where the ship lands and what happens there. */
export function CardFigure(): JSX.Element {
  const texts = useTexts('learn', 'super-teams');
  const [{ board, view, plays }] = useState(table);
  const [layout] = useState(() => layOut(board, 1.9));
  const [chosen, choose] = useState(plays[0]?.id ?? '');
  const play = plays.find(({ id }) => id === chosen);
  const cards = [...new Set(plays.map(({ card }) => card))];
  const people = { me: 0, name: (seat: number) => texts.t('table:player', { number: seat + 1 }) };
  const lines = (play?.events ?? []).flatMap((event) =>
    SAID.has(event.type) ? describeEvent(texts, 'super-teams', event, people, { board }) : [],
  );
  return (
    <FigureFrame
      hint={texts.t('learn:card.hint')}
      picture={
        <svg
          viewBox={`0 0 ${layout.width} ${layout.height - 40}`}
          className="art-night st-board block max-h-[60dvh] w-full bg-[#0a0f1e]"
          aria-hidden="true"
        >
          <path d={layout.path} className="st-line" fill="none" stroke="#2b3a5e" strokeWidth={4} />
          {layout.spots.map(({ index, kinds, x, y, heading, radius }) => (
            <g key={index} transform={`translate(${x} ${y})`}>
              <SpaceArt kinds={kinds} heading={heading} radius={radius} />
            </g>
          ))}
          {play !== undefined &&
            movesOf(play).map(({ from, to }, index) => (
              <path
                key={index}
                d={flightPath(layout, from, to)}
                fill="none"
                stroke={to < from ? '#ff8f95' : '#ffc857'}
                strokeWidth={7}
                strokeDasharray="14 10"
                strokeLinecap="round"
              />
            ))}
          {[...placeShips(layout, play?.ships ?? view.ships)].map(([ship, pose]) => (
            <g
              key={ship}
              transform={`translate(${pose.x} ${pose.y}) scale(${pose.scale})`}
              opacity={play === undefined || play.ship === ship ? 1 : 0.75}
            >
              {play?.ship === ship && (
                <circle r={40} fill="none" stroke="#ffc857" strokeWidth={5} />
              )}
              <g transform={`rotate(${pose.heading})`}>
                <ShipArt ship={ship} heading={pose.heading} />
              </g>
              <g transform="translate(21 -23) scale(0.86)">
                <PennantShape colour={colourOfShip(ship)} />
              </g>
            </g>
          ))}
        </svg>
      }
      controls={
        <>
          <div
            role="group"
            aria-label={texts.t('learn:card.hand')}
            className="flex flex-wrap gap-1.5"
          >
            {cards.map((card) => (
              <CardButton
                key={card}
                card={card}
                isChosen={play?.card === card}
                onPick={() => choose(plays.find((own) => own.card === card)?.id ?? '')}
              />
            ))}
          </div>
          <div
            role="group"
            aria-label={texts.t('learn:card.ship')}
            className="flex flex-wrap gap-1"
          >
            {plays
              .filter(({ card }) => card === play?.card)
              .map(({ id, ship }) => (
                <Button
                  key={id}
                  aria-pressed={id === chosen}
                  className={id === chosen ? '!border-ask' : ''}
                  onClick={() => choose(id)}
                >
                  {texts.t(`super-teams:ship.${ship}.name`)}
                </Button>
              ))}
          </div>
        </>
      }
      said={
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      }
    />
  );
}

/** What is worth telling; who is asked next and what nobody plays is not. */
const SAID: ReadonlySet<string> = new Set([
  'moved',
  'pushed-back',
  'half-chosen',
  'drew',
  'arrived',
]);

function movesOf({ events }: Play): readonly { readonly from: number; readonly to: number }[] {
  return events.flatMap((event) =>
    event.type === 'moved' || event.type === 'pushed-back' ? [event] : [],
  );
}

interface CardButtonProps {
  readonly card: CardId;
  readonly isChosen: boolean;
  readonly onPick: () => void;
}

function CardButton({ card, isChosen, onPick }: CardButtonProps): JSX.Element {
  const texts = useTexts('super-teams');
  const { colour, value } = faceOf(card);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={texts.t(`super-teams:card.${colour}.name`, { value })}
      className={`rounded-sm p-0.5 ${isChosen ? 'shadow-[0_0_0_3px_var(--color-ask)]' : ''}`}
      onClick={onPick}
    >
      <svg viewBox="0 0 66 92" className="block h-16 w-auto" aria-hidden="true">
        <MovementCardArt colour={colour} value={value} x={0} y={0} width={66} height={92} />
      </svg>
    </button>
  );
}
