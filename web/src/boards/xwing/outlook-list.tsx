import type { Pose, ShipView, View } from '@parsecs/xwing';
import { type JSX, useMemo } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import { outlookFrom } from './outlook.ts';
import { NAMESPACES, nameOfShip, percent } from './words.ts';

interface OutlookListProps {
  readonly view: View;
  readonly ship: ShipView;
  readonly at: Readonly<Pose>;
}

/** More than these are only counted. */
const SHOWN = 3;

/** If the ship stood there: whom it would see, at which odds, and who could answer. */
export function OutlookList(props: OutlookListProps): JSX.Element {
  const { view, ship } = props;
  const { x, y, heading } = props.at;
  const texts = useTexts(...NAMESPACES);
  const facing = useMemo(
    () => outlookFrom(view, ship, { x, y, heading }),
    [view, ship, x, y, heading],
  );
  if (facing.length === 0) {
    return <p className="text-xs text-quiet">{texts.t('xwing-board:outlook.nobody')}</p>;
  }
  const sign = (chance: number | undefined): string =>
    chance === undefined ? '–' : percent(texts.language, chance);
  return (
    <table className="w-full text-xs">
      <caption className="text-left text-quiet">{texts.t('xwing-board:outlook.title')}</caption>
      <thead className="sr-only">
        <tr>
          <th>{texts.t('xwing-board:outlook.enemy')}</th>
          <th>{texts.t('xwing-board:outlook.mine')}</th>
          <th>{texts.t('xwing-board:outlook.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {facing.slice(0, SHOWN).map(({ enemy, mine, theirs }) => (
          <tr key={enemy.id}>
            <th scope="row" className="max-w-24 truncate pr-2 text-left font-normal">
              {nameOfShip(texts, enemy)}
            </th>
            <td className="text-right text-confirm-ink" title={texts.t('xwing-board:outlook.mine')}>
              {sign(mine?.hit)}
            </td>
            <td
              className="text-right text-danger-ink"
              title={texts.t('xwing-board:outlook.theirs')}
            >
              {sign(theirs?.hit)}
            </td>
          </tr>
        ))}
      </tbody>
      {facing.length > SHOWN && (
        <tfoot>
          <tr>
            <td colSpan={3} className="text-quiet">
              {texts.t('xwing-board:outlook.more', { count: facing.length - SHOWN })}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
