import { cardName, cardText, describeEvent, type People, traitOf } from '@parsecs/lang';
import type { AttackResult, DamageId, DefenceResult, View } from '@parsecs/xwing';
import type { JSX, ReactNode } from 'react';
import { DieFace } from '../../art/dice/index.ts';
import type { CssVars } from '../../art/kit/css-vars.ts';
import { ArtSvg } from '../../art/kit/index.ts';
import { ActionMark, DamageMark } from '../../art/xwing/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import type { PlayingBeat } from '../contract.ts';
import type { Motion } from './choreography.ts';
import { GAME, shipIn } from './ships.ts';
import { NAMESPACES, nameOfShip } from './words.ts';

export interface BannerProps {
  readonly beat: PlayingBeat | undefined;
  readonly view: View;
  readonly people: People;
}

/** What must be read while it happens: phases, damage cards, single dice, cards at work. */
export function Banner(props: BannerProps): JSX.Element | null {
  const { beat, view, people } = props;
  const texts = useTexts(...NAMESPACES);
  const motion = beat?.motion as Motion | undefined;
  if (beat === undefined || motion === undefined) return null;
  const content = contentOf(texts, motion, view, people);
  if (content === undefined) return null;
  const time: CssVars = { '--time': `${beat.length}ms` };
  // A damage card is turned up as a card, with its own ground.
  const look =
    motion.kind === 'damage'
      ? 'max-w-lg'
      : 'max-w-md rounded-md border border-line bg-panel/95 px-4 py-2 shadow-md';
  return (
    <div
      key={beat.key}
      aria-hidden="true"
      style={time}
      className={`xw-banner pointer-events-none absolute inset-x-2 top-2 z-20 mx-auto flex w-fit items-center gap-3 text-sm ${look}`}
    >
      {content}
    </div>
  );
}

function contentOf(
  texts: ReturnType<typeof useTexts>,
  motion: Motion,
  view: View,
  people: People,
): ReactNode | undefined {
  switch (motion.kind) {
    case 'headline':
      return (
        <span className="font-semibold">{describeEvent(texts, GAME, motion.event, people)}</span>
      );
    case 'damage':
      return motion.card === undefined ? undefined : (
        <DamageFace card={motion.card} owner={nameOf(texts, view, motion.ship)} />
      );
    case 'die':
      return (
        <>
          <span className="xw-tumble shrink-0">
            {motion.die === 'attack' ? (
              <DieFace kind="xwing-attack" face={motion.result as AttackResult} size={44} />
            ) : (
              <DieFace kind="xwing-defence" face={motion.result as DefenceResult} size={44} />
            )}
          </span>
          <span>{describeEvent(texts, GAME, motion.event, people)}</span>
        </>
      );
    case 'card':
      return (
        <>
          <ArtSvg size={32} className="shrink-0 text-info-ink">
            <ActionMark action="card" />
          </ArtSvg>
          <span>{describeEvent(texts, GAME, motion.event, people)}</span>
        </>
      );
    default:
      return undefined;
  }
}

function nameOf(texts: ReturnType<typeof useTexts>, view: View, id: string): string {
  const ship = shipIn(view, id);
  return ship === undefined ? id : nameOfShip(texts, ship);
}

/** A damage card as it is turned up. */
function DamageFace(props: { readonly card: DamageId; readonly owner: string }): JSX.Element {
  const { card, owner } = props;
  const texts = useTexts(...NAMESPACES);
  return (
    <span className="xw-dealt flex items-center gap-4 rounded-md border-2 border-danger-ink bg-panel p-3 shadow-md">
      <span className="grid size-20 shrink-0 place-items-center rounded-sm border border-danger-ink bg-space text-danger-ink">
        <ArtSvg size={60}>
          <DamageMark damage={card} />
        </ArtSvg>
      </span>
      <span className="min-w-0">
        <span className="block text-xs text-quiet">{owner}</span>
        <span className="block">
          <span className="text-base font-semibold">{cardName(texts, 'damage', card)}</span>
          <span className="text-xs text-quiet"> · {traitOf(texts, card)}</span>
        </span>
        <span className="block">{cardText(texts, 'damage', card)}</span>
      </span>
    </span>
  );
}
