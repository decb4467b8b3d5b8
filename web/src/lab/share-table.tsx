import type { JSX } from 'react';

export interface ShareRow {
  readonly id: string;
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  /** Where it lies with 95 %. */
  readonly interval?: readonly [number, number];
  readonly figures: readonly string[];
}

export interface ShareTableProps {
  readonly title: string;
  readonly note?: string;
  /** Over the names, then over the figures. */
  readonly heading: readonly string[];
  readonly rows: readonly ShareRow[];
}

const HEIGHT = 20;

/** A table whose rows have a bar each; the whisker is the interval. */
export function ShareTable(props: ShareTableProps): JSX.Element | null {
  const { title, note, heading, rows } = props;
  if (rows.length === 0) return null;
  return (
    <div className="min-w-0 rounded-md border border-line bg-panel/70 p-4">
      <table className="w-full text-sm">
        <caption className="pb-2 text-left">
          <span className="text-base font-semibold">{title}</span>
          {note !== undefined && <span className="block text-quiet">{note}</span>}
        </caption>
        <thead className="text-quiet">
          <tr>
            {heading.map((word, place) => (
              <th
                key={word}
                scope="col"
                className={`font-normal ${place === 0 ? 'text-left' : 'pl-3 text-right'}`}
              >
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, share, interval, figures }) => (
            <tr key={id} className="border-t border-line/60">
              <th scope="row" className="py-1 text-left font-normal">
                <span className="block break-words">{name}</span>
                <ShareBar share={share} interval={interval} />
              </th>
              {figures.map((figure, place) => (
                <td
                  key={heading[place + 1]}
                  className="condensed pl-3 text-right align-top text-base whitespace-nowrap"
                >
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ShareBarProps {
  readonly share: number;
  readonly interval: readonly [number, number] | undefined;
}

function ShareBar(props: ShareBarProps): JSX.Element {
  const { share, interval } = props;
  const percent = (value: number): string => `${100 * Math.max(0, Math.min(1, value))}%`;
  const [least, most] = interval ?? [0, 0];
  const middle = HEIGHT / 2;
  return (
    <svg width="100%" height={HEIGHT} aria-hidden="true" className="block overflow-visible">
      <rect y={6} width="100%" height={8} rx={2} fill="var(--color-raised)" />
      <rect y={6} width={percent(share)} height={8} rx={2} fill="var(--color-info-ink)" />
      {interval !== undefined && (
        <g stroke="var(--color-ink)" strokeWidth={1.5}>
          <line x1={percent(least)} x2={percent(most)} y1={middle} y2={middle} />
          <line x1={percent(least)} x2={percent(least)} y1={5} y2={15} />
          <line x1={percent(most)} x2={percent(most)} y1={5} y2={15} />
        </g>
      )}
    </svg>
  );
}
