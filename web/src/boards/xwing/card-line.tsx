import type { JSX, ReactNode } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';

/** A card with its sign, what stands beside its name, and its text. */
export function CardLine(props: {
  readonly mark: ReactNode;
  readonly ink: string;
  readonly name: string;
  /** What stands beside the name: the trait, the cost. */
  readonly note?: string | undefined;
  readonly text: string | undefined;
  readonly isGone?: boolean;
}): JSX.Element {
  return (
    <li className={`flex gap-2 ${props.isGone === true ? 'opacity-50' : ''}`}>
      <ArtSvg size={18} className={`mt-0.5 shrink-0 ${props.ink}`}>
        {props.mark}
      </ArtSvg>
      <p className="min-w-0 text-xs text-quiet">
        <span
          className={`text-sm font-semibold text-ink ${props.isGone === true ? 'line-through' : ''}`}
        >
          {props.name}
        </span>
        {props.note !== undefined && ` · ${props.note}`}
        {props.text !== undefined && props.isGone !== true && (
          <>
            <br />
            {props.text}
          </>
        )}
      </p>
    </li>
  );
}
