import { listOf, type People } from '@parsecs/lang';
import type { JSX } from 'react';
import type { BoardModule } from '../boards/contract.ts';
import { useTexts } from '../shell/texts.tsx';
import { sharesOf } from './lead.ts';
import './lead-bar.css';

export interface LeadBarProps {
  readonly board: BoardModule;
  readonly view: unknown;
  readonly people: People;
  /** The lead of each side, from −1 to 1. */
  readonly lead: readonly number[];
}

/** Who is ahead: each side has as much of the bar as it has of the chances to win. */
export function LeadBar(props: LeadBarProps): JSX.Element | null {
  const { board, view, people, lead } = props;
  const texts = useTexts(board.words);
  const sides = board.standings(view);
  const shares = sharesOf(lead);
  if (shares.length < 2 || shares.length !== sides.length) return null;
  const names = sides.map(({ seats }) =>
    listOf(
      texts,
      seats.map((seat) => people.name(seat)),
    ),
  );
  const spoken = shares
    .map((share, side) => texts.t('shell:play.top.share', { name: names[side] ?? '', share }))
    .join(', ');
  const label = `${texts.t('shell:play.replay.curve')}: ${spoken}`;
  return (
    <div
      role="img"
      aria-label={label}
      title={label}
      data-lead
      className="absolute inset-x-2 bottom-0 mx-auto flex h-1.5 max-w-md gap-px overflow-hidden rounded-sm border border-edge bg-edge"
    >
      {shares.map((share, side) => (
        <span
          key={names[side]}
          className={`lead-share lead-${side}`}
          style={{ width: `${share}%` }}
        />
      ))}
    </div>
  );
}
