import type { JSX } from 'react';
import { useTexts } from '../shell/texts.tsx';
import type { Point } from './curves.ts';
import type { OddsKind, OddsResult } from './kind.ts';
import { decimalOf, percentOf } from './numbers.ts';

/** The sign of a setting, as the chart draws it. */
export function SettingSign(props: { readonly place: number }): JSX.Element {
  const { place } = props;
  return (
    <svg width={14} height={14} aria-hidden="true" className="shrink-0">
      {place === 0 ? (
        <rect width={14} height={14} rx={2} fill="var(--color-info-ink)" opacity={0.75} />
      ) : (
        <>
          <rect width={14} height={14} rx={2} fill="var(--color-ask-ink)" opacity={0.35} />
          <path
            d="M0 14L14 0M0 7L7 0M7 14L14 7"
            stroke="var(--color-ask-ink)"
            strokeWidth={2}
            fill="none"
          />
        </>
      )}
    </svg>
  );
}

export interface OddsFiguresProps {
  readonly kind: OddsKind;
  readonly results: readonly OddsResult[];
  readonly titles: readonly string[];
}

/** The few numbers that everybody wants, a column for each setting. */
export function OddsFigures(props: OddsFiguresProps): JSX.Element {
  const { kind, results, titles } = props;
  const texts = useTexts('odds-page');
  const share = (chance: number | undefined): string | undefined =>
    chance === undefined ? undefined : percentOf(texts.language, chance, 1);
  const rows: readonly { readonly id: string; of(result: OddsResult): string | undefined }[] = [
    { id: 'hit', of: ({ hit }: OddsResult) => share(hit) },
    { id: 'turned', of: ({ turned }: OddsResult) => share(turned) },
    { id: 'goal', of: ({ goal }: OddsResult) => share(goal) },
    {
      id: 'expected',
      of: ({ expected }: OddsResult) => decimalOf(texts.language, expected, 2),
    },
  ];
  return (
    <table className="w-full text-sm">
      <thead className={results.length === 1 ? 'sr-only' : ''}>
        <tr>
          <td />
          {results.map((_, place) => (
            <th key={titles[place]} scope="col" className="pb-1 pl-3 text-right font-semibold">
              <span className="inline-flex items-center gap-1.5">
                <SettingSign place={place} />
                {titles[place]}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, of }) => {
          const cells = results.map((result) => of(result));
          if (cells.every((cell) => cell === undefined)) return null;
          return (
            <tr key={id}>
              <th scope="row" className="py-0.5 text-left font-normal">
                {texts.t(`odds-page:figure.${kind.counts}.${id}`)}
              </th>
              {cells.map((cell, place) => (
                <td
                  key={titles[place]}
                  data-figure={id}
                  className="condensed pl-3 text-right text-lg"
                >
                  {cell ?? '–'}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export interface OddsTableProps {
  readonly kind: OddsKind;
  readonly curves: readonly (readonly Point[])[];
  readonly titles: readonly string[];
}

/** The whole chart in numbers. */
export function OddsTable(props: OddsTableProps): JSX.Element {
  const { kind, curves, titles } = props;
  const texts = useTexts('odds-page');
  const percent = (share: number): string => percentOf(texts.language, share, 1);
  return (
    <table className="w-full text-sm">
      <caption className="pb-1 text-left text-quiet">
        {texts.t(`odds-page:table.${kind.counts}.title`)}
      </caption>
      <thead className="text-quiet">
        <tr>
          <th scope="col" className="text-left font-normal">
            {texts.t(`odds-page:table.${kind.counts}.value`)}
          </th>
          {curves.map((_, place) =>
            (['exactly', 'reached'] as const).map((column) => (
              <th key={`${place}/${column}`} scope="col" className="pl-3 text-right font-normal">
                <span className="inline-flex items-center gap-1.5">
                  {curves.length > 1 && <SettingSign place={place} />}
                  {curves.length > 1 && <span className="sr-only">{titles[place]}:</span>}
                  {texts.t(`odds-page:table.${kind.counts}.${column}`)}
                </span>
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {curves[0]?.map(({ value }, row) => (
          <tr key={String(value)} className="border-t border-line/60">
            <th scope="row" className="py-1 text-left font-normal">
              {value ?? texts.t('odds-page:never')}
            </th>
            {curves.map((points, place) => {
              const point = points[row];
              return (['exactly', 'reached'] as const).map((column) => (
                <td key={`${place}/${column}`} className="condensed pl-3 text-right text-base">
                  {point === undefined || (value === undefined && column === 'reached')
                    ? '–'
                    : percent(point[column])}
                </td>
              ));
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
