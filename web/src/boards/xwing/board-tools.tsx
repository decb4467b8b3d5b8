import type { View } from '@parsecs/xwing';
import type { JSX, ReactNode } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { useTexts } from '../../shell/texts.tsx';
import { Corner } from '../kit/corner.tsx';
import { pilesOf } from './deck-details.tsx';
import { NAMESPACES } from './words.ts';

interface BoardToolsProps {
  /** Where the board is, when it is not seen whole. */
  readonly overview: ReactNode;
  readonly view: View;
  readonly isRulerOut: boolean;
  readonly isNarrow: boolean;
  readonly onRuler: () => void;
  /** Whether the arcs of all enemies are shown; nothing where the table has not agreed on it. */
  readonly hasThreats: boolean | undefined;
  readonly onThreats: () => void;
  readonly onMission: () => void;
  readonly onDeck: () => void;
}

const TOOL =
  'flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-md px-2 text-sm text-quiet hover:text-ink';

function ToolIcon(props: { readonly path: string }): JSX.Element {
  return (
    <svg width={22} height={22} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={props.path}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** XW-027: the deck beside the play area, and how many cards each pile has. */
function DeckButton(props: Pick<BoardToolsProps, 'view' | 'onDeck'>): JSX.Element {
  const texts = useTexts(...NAMESPACES);
  const { cards, discard } = pilesOf(props.view);
  const label = texts.t('xwing-board:deck.button', { cards, discard: discard.length });
  return (
    <button type="button" className={TOOL} aria-label={label} title={label} onClick={props.onDeck}>
      <ToolIcon path="M8 3H19V17H8ZM5 7V20H16M11 8L16 13M16 8L11 13" />
      <span className="condensed whitespace-nowrap">
        {cards}
        <span className="text-xs"> / {discard.length}</span>
      </span>
    </button>
  );
}

/** The ruler, what is at stake, and the damage deck. */
export function BoardTools(props: BoardToolsProps): JSX.Element {
  const { view, isRulerOut, isNarrow, onRuler, onMission, onDeck } = props;
  const texts = useTexts(...NAMESPACES);
  const { mission } = view.setup;
  const ruler = texts.t('xwing-board:ruler.title');
  return (
    <Corner side="left" className="flex items-end gap-1">
      <div className="bk-tools">
        <button
          type="button"
          className={`${TOOL} ${isRulerOut ? '!text-ask-ink' : ''}`}
          aria-label={ruler}
          title={`${ruler} (R)`}
          aria-pressed={isRulerOut}
          aria-keyshortcuts="r"
          onClick={onRuler}
        >
          <ToolIcon path="M3 15L15 3L21 9L9 21ZM7 11L9.5 13.5M11 7L13.5 9.5" />
        </button>
        {props.hasThreats !== undefined && (
          <button
            type="button"
            className={`${TOOL} ${props.hasThreats ? '!text-danger-ink' : ''}`}
            aria-label={texts.t('xwing-board:threats')}
            title={texts.t('xwing-board:threats')}
            aria-pressed={props.hasThreats}
            onClick={props.onThreats}
          >
            <ToolIcon path="M12 20L3 6Q12 1 21 6ZM7.5 13Q12 10.5 16.5 13" />
          </button>
        )}
        <button
          type="button"
          className={TOOL}
          aria-label={texts.t(`xwing:mission.${mission}.name`)}
          title={texts.t(`xwing:mission.${mission}.name`)}
          onClick={onMission}
        >
          <Icon name="info" />
          {mission > 0 && !isNarrow && (
            <span className="max-w-48 truncate">{texts.t(`xwing:mission.${mission}.name`)}</span>
          )}
        </button>
        {view.round > 0 && <DeckButton view={view} onDeck={onDeck} />}
      </div>
      {props.overview}
    </Corner>
  );
}
