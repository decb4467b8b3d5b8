import type { JSX } from 'react';
import { useBuilder } from './builder-model.ts';
import type { Tally } from './kind.ts';

/** What the list costs and what is left; further counts below. */
export function TotalPanel(): JSX.Element {
  const { editor, words, texts } = useBuilder();
  const [total, ...others] = editor.look.review.tallies;
  return (
    <section aria-label={texts.t('builder:total')} className="flex flex-col gap-3">
      {total !== undefined && <MainTally tally={total} />}
      {others.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm">
          {others.map((tally) => (
            <li key={tally.id} className="flex items-baseline justify-between gap-2">
              <span className="text-quiet">{words.tally(tally.id)}</span>
              <span className={`condensed text-base ${isOver(tally) ? 'text-danger-ink' : ''}`}>
                <TallyNumber tally={tally} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function isOver({ value, most }: Tally): boolean {
  return most !== undefined && value > most;
}

export function TallyNumber({ tally }: { readonly tally: Tally }): JSX.Element {
  const { value, most } = tally;
  return (
    <>
      {value}
      {most !== undefined && <span className="text-quiet"> / {most}</span>}
    </>
  );
}

function MainTally({ tally }: { readonly tally: Tally }): JSX.Element {
  const { words, texts } = useBuilder();
  const { value, most } = tally;
  const over = isOver(tally);
  const share = most === undefined ? 0 : Math.min(1, value / Math.max(1, most));
  return (
    <div>
      <div className="flex items-baseline justify-between gap-2">
        <span className="text-sm text-quiet">{words.tally(tally.id)}</span>
        <span className={`condensed text-xl font-semibold ${over ? 'text-danger-ink' : ''}`}>
          <TallyNumber tally={tally} />
        </span>
      </div>
      {most !== undefined && (
        <>
          <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-line">
            <div
              className={`h-full rounded-full transition-[width] ${over ? 'bg-danger' : 'bg-info'}`}
              style={{ width: `${share * 100}%` }}
            />
          </div>
          <p className={`mt-1 text-sm ${over ? 'text-danger-ink' : 'text-quiet'}`}>
            {over
              ? texts.t('builder:over', { count: value - most })
              : texts.t('builder:left', { count: most - value })}
          </p>
        </>
      )}
    </div>
  );
}
