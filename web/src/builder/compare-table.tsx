import type { JSX, ReactNode } from 'react';
import { useLibrary } from './builder-model.ts';
import { CardName } from './card-name.tsx';
import { differencesOf } from './differences.ts';
import { listName } from './list-choice.tsx';
import type { ListLook } from './look.ts';

interface CompareTableProps {
  readonly one: ListLook;
  readonly other: ListLook;
}

/** Numbers first, then every card with how often each list holds it. */
export function CompareTable({ one, other }: CompareTableProps): JSX.Element {
  const { texts, words } = useLibrary();
  const lines = differencesOf(one, other);
  const shared = lines.filter((line) => line.one > 0 && line.other > 0);
  const apart = lines.filter((line) => line.one === 0 || line.other === 0);
  return (
    <div className="overflow-hidden rounded-md border border-line bg-panel/70">
      <table className="w-full text-left">
        <caption className="sr-only">{texts.t('builder:compare')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{listName(texts, one.name)}</th>
            <th scope="col">{texts.t('builder:what')}</th>
            <th scope="col">{listName(texts, other.name)}</th>
          </tr>
        </thead>
        <tbody>
          <GroupRow>{texts.t('builder:figures')}</GroupRow>
          {one.figures.map(({ id, value }) => (
            <Row
              key={id}
              one={value}
              other={other.figures.find((figure) => figure.id === id)?.value ?? 0}
            >
              {words.figure(id)}
            </Row>
          ))}
        </tbody>
        {[
          { id: 'apart', found: apart },
          { id: 'shared', found: shared },
        ].map(
          ({ id, found }) =>
            found.length > 0 && (
              <tbody key={id}>
                <GroupRow>{texts.t(`builder:compare-${id}`)}</GroupRow>
                {found.map((line) => (
                  <Row
                    key={[line.card, ...line.carried].join(' ')}
                    one={line.one}
                    other={line.other}
                  >
                    <span className="block">
                      <CardName card={line.card} />
                    </span>
                    {line.carried.length > 0 && (
                      <span className="block text-xs text-quiet">
                        {line.carried.map((card) => words.name(card)).join(' · ')}
                      </span>
                    )}
                  </Row>
                ))}
              </tbody>
            ),
        )}
      </table>
    </div>
  );
}

function GroupRow({ children }: { readonly children: ReactNode }): JSX.Element {
  return (
    <tr>
      <th
        scope="colgroup"
        colSpan={3}
        className="border-t border-line bg-raised/60 px-3 py-2 text-center text-sm font-semibold text-quiet"
      >
        {children}
      </th>
    </tr>
  );
}

interface RowProps {
  readonly one: number;
  readonly other: number;
  readonly children: ReactNode;
}

/** The larger number is written strong. */
function Row({ one, other, children }: RowProps): JSX.Element {
  const cell = (value: number, against: number): JSX.Element => (
    <td
      className={`condensed w-16 px-2 py-2 text-center text-lg sm:w-1/3 ${
        value > against ? 'font-bold text-info-ink' : value === 0 ? 'text-quiet' : ''
      }`}
    >
      {value === 0 ? '–' : value}
    </td>
  );
  return (
    <tr className="border-t border-line/60">
      {cell(one, other)}
      <th scope="row" className="px-1 py-2 text-center text-sm font-normal">
        {children}
      </th>
      {cell(other, one)}
    </tr>
  );
}
