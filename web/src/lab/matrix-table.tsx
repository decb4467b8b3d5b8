import type { MatrixResult } from '@parsecs/table/arena';
import type { JSX } from 'react';
import { percentOf } from '../odds/numbers.ts';
import { useTexts } from '../shell/texts.tsx';

export interface MatrixTableProps {
  readonly matrix: MatrixResult;
  readonly nameOf: (entrant: string) => string;
}

/** Everybody against everybody, the best first: rows against columns. */
export function MatrixTable(props: MatrixTableProps): JSX.Element {
  const { matrix, nameOf } = props;
  const texts = useTexts('lab');
  const ranked = matrix.entrants.toSorted((one, other) => other.rating - one.rating);
  const scoreOf = (one: string, other: string): number | undefined => {
    const met = matrix.pairs.find(({ first, second }) => first === one && second === other);
    if (met !== undefined) return met.games === 0 ? undefined : met.score;
    const turned = matrix.pairs.find(({ first, second }) => first === other && second === one);
    return turned === undefined || turned.games === 0 ? undefined : 1 - turned.score;
  };
  return (
    <div className="min-w-0 rounded-md border border-line bg-panel/70 p-4 md:col-span-2">
      <div
        // A wide matrix is pushed aside by the keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={texts.t('lab:matrix')}
        className="overflow-x-auto"
      >
        <table className="w-full text-sm">
          <caption className="pb-2 text-left">
            <span className="text-base font-semibold">{texts.t('lab:matrix')}</span>
            <span className="block text-quiet">{texts.t('lab:matrix-note')}</span>
          </caption>
          <thead className="text-quiet">
            <tr>
              <th scope="col" className="text-left font-normal">
                {texts.t('lab:column.entrant')}
              </th>
              <th scope="col" className="pl-3 text-right font-normal">
                {texts.t('lab:column.rating')}
              </th>
              {ranked.map(({ name }, place) => (
                <th key={name} scope="col" className="pl-3 text-right font-normal">
                  <span aria-hidden="true">{place + 1}</span>
                  <span className="sr-only">{nameOf(name)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ranked.map(({ name, rating }, place) => (
              <tr key={name} className="border-t border-line/60">
                <th scope="row" className="min-w-32 py-1 text-left font-normal">
                  <span aria-hidden="true">{place + 1}. </span>
                  {nameOf(name)}
                </th>
                <td className="condensed pl-3 text-right text-base">{rating}</td>
                {ranked.map((other) => {
                  const score = scoreOf(name, other.name);
                  return (
                    <td
                      key={other.name}
                      className={`condensed pl-3 text-right text-base ${
                        score === undefined || score === 0.5
                          ? 'text-quiet'
                          : score > 0.5
                            ? 'text-confirm-ink'
                            : 'text-danger-ink'
                      }`}
                    >
                      {score === undefined ? '–' : percentOf(texts.language, score)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
