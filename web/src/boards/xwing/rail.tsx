import { captainOfSeat, type ShipView, type View, type XWing } from '@parsecs/xwing';
import { type JSX, type MemoExoticComponent, memo } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';
import { SideMark } from '../../art/xwing/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { partOf, type RailProps } from '../contract.ts';
import { DialMark, HealthPips, ShortName, TokenMarks } from './marks.tsx';
import { ShipPicture } from './ship-picture.tsx';
import { shownView, typeOf } from './ships.ts';
import { labelShip, NAMESPACES } from './words.ts';

const SHOWN: readonly ShipView['status'][] = ['in-play', 'unplaced'];

/** Stays as it is while an answer is put together. */
export const Rail: MemoExoticComponent<(props: RailProps<XWing>) => JSX.Element> = memo(Squad);

/** The squad of one seat: its ships with all that lies on their cards, and what is lost. */
function Squad(props: RailProps<XWing>): JSX.Element {
  const { view, seat } = props;
  const texts = useTexts(...NAMESPACES);
  const { ships: all } = shownView(view);
  const ships = all.filter(({ owner }) => owner === seat);
  const present = ships.filter(({ status }) => SHOWN.includes(status));
  const gone = ships.filter(({ status }) => !SHOWN.includes(status));
  const own = view.seats[seat];
  return (
    <div className="flex flex-col gap-2">
      {own?.ready === true && (
        <p className="text-xs text-confirm-ink">{texts.t('xwing-board:rail.ready')}</p>
      )}
      {own?.squad !== undefined && (
        <p className="text-xs text-quiet">{texts.t('xwing-board:rail.squad')}</p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {present.map((ship) => (
          <ShipLine key={ship.id} {...props} ship={ship} />
        ))}
      </ul>
      {gone.length > 0 && (
        <ul className="flex flex-col gap-0.5 text-xs text-quiet">
          {gone.map((ship) => (
            <li key={ship.id} className="flex items-center gap-2">
              <span className="opacity-50">
                <ShipPicture type={typeOf(ship)} size={20} />
              </span>
              <span className="min-w-0 grow line-through">
                <ShortName ship={ship} />
              </span>
              <span>
                {texts.t(
                  ship.status === 'escaped'
                    ? 'xwing-board:rail.escaped'
                    : 'xwing-board:rail.destroyed',
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ShipLine(props: RailProps<XWing> & { readonly ship: ShipView }): JSX.Element {
  const { view, ship, onPoint, inspected, onInspect } = props;
  const texts = useTexts(...NAMESPACES);
  const part = partOf('ship', ship.id);
  const isClose = inspected === part;
  return (
    <li>
      <button
        type="button"
        aria-pressed={isClose}
        aria-label={labelShip(texts, ship)}
        className={`flex min-h-touch w-full items-center gap-2 rounded-sm px-1 py-0.5 text-left hover:bg-raised ${
          isClose ? 'bg-raised' : ''
        } ${ship.falling ? 'text-danger-ink' : ''}`}
        onClick={() => onInspect(isClose ? undefined : part)}
        onPointerEnter={() => onPoint([part])}
        onPointerLeave={() => onPoint([])}
        onFocus={() => onPoint([part])}
        onBlur={() => onPoint([])}
      >
        <span
          className="condensed w-5 shrink-0 text-center text-base whitespace-nowrap text-ask-ink"
          title={texts.t('xwing:position.skill', { skill: ship.skill })}
          aria-hidden="true"
        >
          {ship.skill}
        </span>
        <ShipPicture type={typeOf(ship)} size={30} />
        <span className="min-w-0 grow">
          <span className="block text-xs">
            <ShortName ship={ship} />
          </span>
          <HealthPips ship={ship} />
          <TokenMarks ship={ship} size={16} />
          {view.mission.damagedShip === ship.id && (
            <span className="block text-xs text-ask-ink">
              {texts.t('xwing-board:mission.damaged-tag')}
            </span>
          )}
        </span>
        <DialMark ship={ship} size={18} />
      </button>
    </li>
  );
}

/** The sign of a seat's side: a chevron or a hexagon; a ring while it is open. */
export function SeatMark(props: { readonly view: View; readonly seat: number }): JSX.Element {
  const { view, seat } = props;
  const texts = useTexts(...NAMESPACES);
  const faction = view.seats[seat]?.faction ?? null;
  // Of a team its captain has the mark.
  const hasInitiative = view.initiative.includes(seat) && captainOfSeat(seat) === seat;
  return (
    <span className="inline-flex shrink-0 items-center gap-1">
      {faction === null ? (
        <span className="block size-4 rounded-full border-2 border-quiet" aria-hidden="true" />
      ) : (
        <ArtSvg size={18} title={texts.t(`xwing:faction.${faction}.name`)}>
          <SideMark side={faction} />
        </ArtSvg>
      )}
      {hasInitiative && (
        <span
          className="condensed rounded-sm border border-ask-ink px-0.5 text-xs text-ask-ink"
          title={texts.t('xwing-board:rail.initiative')}
        >
          1
        </span>
      )}
    </span>
  );
}
