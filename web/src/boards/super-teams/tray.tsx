import { pairOf } from '@parsecs/lang';
import type { SuperTeams } from '@parsecs/super-teams';
import {
  BONUS_KINDS,
  type BonusKind,
  CARD_IDS,
  type CardId,
  faceOf,
  type View,
} from '@parsecs/super-teams/words';
import type { JSX, ReactNode } from 'react';
import { BonusCardArt, JokerMark, MovementCardArt } from '../../art/super-teams/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { type Part, partOf, type TrayProps } from '../contract.ts';

/** In CSS pixels: the cards, and some room to lift one. */
export const TRAY_HEIGHT = { wide: 132, compact: 96 };

/** The viewer's own cards, sorted as a hand is held: by colour, then by value. */
export function trayCards(
  view: View,
  viewer: View['viewer'],
): {
  readonly hand: readonly CardId[];
  readonly bonus: readonly BonusKind[];
} {
  const held = viewer === 'spectator' ? undefined : view.seats[viewer];
  return { hand: sort(held?.hand ?? [], CARD_IDS), bonus: sort(held?.bonus ?? [], BONUS_KINDS) };
}

/** In the order in which the rules list them. */
function sort<Id>(held: readonly Id[], order: readonly Id[]): readonly Id[] {
  return [...held].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

export function Tray(props: TrayProps<SuperTeams>): JSX.Element {
  const { view, viewer, picking, onPick, compact } = props;
  const texts = useTexts('super-teams');
  const { hand, bonus } = trayCards(view, viewer);
  const stateOf = (part: Part, isFirst: boolean): CardState => ({
    open: picking?.open.has(part) ?? false,
    chosen: isFirst && (picking?.chosen.includes(part) ?? false),
    asked: picking !== undefined,
  });
  return (
    <div
      className="flex min-w-0 items-end gap-3 overflow-x-auto px-3 pt-3 pb-2 justify-center-safe"
      data-place={`hand:${viewer}`}
    >
      <CardRow label={texts.t('shell:play.tray.movement')}>
        {hand.map((card, index) => {
          const { colour, value } = faceOf(card);
          const part = partOf('card', card);
          const joker = view.jokers.includes(colour);
          const name = texts.t(`super-teams:card.${colour}.name`, { value });
          return (
            <HandCard
              key={`${card}-${hand.indexOf(card) === index ? 0 : index}`}
              part={part}
              label={joker ? texts.t('shell:play.tray.joker', { card: name }) : name}
              shortcut={index + 1}
              state={stateOf(part, hand.indexOf(card) === index)}
              compact={compact}
              onPick={() => onPick(part)}
              onHover={picking?.hover}
            >
              <MovementCardArt colour={colour} value={value} width="100%" height="100%" />
              {joker && (
                <svg
                  viewBox="-13 -13 26 26"
                  className="absolute top-1 right-1 size-7"
                  aria-hidden="true"
                >
                  <JokerMark />
                </svg>
              )}
            </HandCard>
          );
        })}
      </CardRow>
      {bonus.length > 0 && (
        <CardRow label={texts.t('shell:play.tray.bonus')}>
          {bonus.map((kind, index) => {
            const part = partOf('bonus', kind);
            const name = texts.t(`super-teams:bonus.${kind}.name`);
            return (
              <HandCard
                key={`${kind}-${bonus.indexOf(kind) === index ? 0 : index}`}
                part={part}
                label={`${name}. ${texts.t(`super-teams:bonus.${kind}.text`)}`}
                shortcut={hand.length + index + 1}
                state={stateOf(part, bonus.indexOf(kind) === index)}
                compact={compact}
                onPick={() => onPick(part)}
                onHover={picking?.hover}
              >
                <BonusCardArt kind={kind} width="100%" height="100%" />
                <span
                  className={`condensed absolute inset-x-0.5 bottom-[4%] flex items-center justify-center overflow-hidden bg-[#17123a] text-center wrap-anywhere hyphens-auto text-[#f1eaff] ${
                    compact ? 'h-[43%] text-[10px] leading-[10.5px]' : 'h-[34%] text-xs leading-3'
                  }`}
                >
                  {name}
                </span>
              </HandCard>
            );
          })}
        </CardRow>
      )}
    </div>
  );
}

function CardRow(props: { readonly label: string; readonly children: ReactNode }): JSX.Element {
  return (
    <div role="group" aria-label={props.label} className="flex shrink-0 items-end gap-1.5">
      {props.children}
    </div>
  );
}

interface CardState {
  readonly open: boolean;
  readonly chosen: boolean;
  /** Something is asked, so what is not open is dimmed. */
  readonly asked: boolean;
}

interface HandCardProps {
  readonly part: Part;
  readonly label: string;
  /** The number key that picks it. */
  readonly shortcut: number;
  readonly state: CardState;
  readonly compact: boolean;
  readonly onPick: () => void;
  readonly onHover?: ((part: Part | undefined) => void) | undefined;
  readonly children: ReactNode;
}

function HandCard(props: HandCardProps): JSX.Element {
  const { part, label, shortcut, state, compact, onPick, onHover, children } = props;
  const { open, chosen, asked } = state;
  const texts = useTexts();
  const size = compact ? 'h-[77px] w-[55px]' : 'h-[112px] w-[80px]';
  const look = chosen
    ? '-translate-y-2 shadow-[0_0_0_3px_var(--color-ask),0_0_24px_-2px_var(--color-ask)]'
    : open
      ? 'shadow-[0_0_0_2px_color-mix(in_srgb,var(--color-ask)_75%,transparent)] hover:-translate-y-1.5 focus-visible:-translate-y-1.5'
      : asked
        ? 'opacity-55 saturate-50'
        : '';
  return (
    <button
      type="button"
      className={`relative shrink-0 rounded-[7px] transition-[transform,box-shadow,opacity] duration-150 ${size} ${look}`}
      aria-label={label}
      aria-pressed={chosen}
      aria-disabled={!open}
      aria-keyshortcuts={shortcut <= 9 ? `${shortcut}` : undefined}
      title={asked && !open ? pairOf(texts, label, texts.t('shell:play.ask.why-not')) : label}
      data-place={part}
      data-option={open || undefined}
      onClick={onPick}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHover?.(part)}
      onPointerLeave={() => onHover?.(undefined)}
      onFocus={() => onHover?.(part)}
      onBlur={() => onHover?.(undefined)}
    >
      {children}
    </button>
  );
}
