import type { Asked } from '@parsecs/table';
import { actionsWith, type ShipView, shipAsked, type View, type XWing } from '@parsecs/xwing';
import type { JSX, ReactNode } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import { TrayChip } from '../battle-kit/tray-chip.tsx';
import { type Part, partOf, type TrayProps } from '../contract.ts';
import { isAboutDial, shipOfDial } from './dials.ts';
import { DialMark, HealthPips, ShortName, TokenMarks } from './marks.tsx';
import { openPartOf, partOfShip } from './parts.ts';
import { isPlacing } from './placing.ts';
import { ShipPicture } from './ship-picture.tsx';
import { cardOf, typeOf, upgradesLeft } from './ships.ts';
import { Actions, Weapons, weaponsOf } from './tray-choices.tsx';
import { partOfArms } from './weapons.ts';
import { labelShip, NAMESPACES } from './words.ts';

/** What can be picked now without looking for it on the board: actions, weapons, ships. */
export function Tray(props: TrayProps<XWing>): JSX.Element {
  const { question } = props;
  const texts = useTexts(...NAMESPACES);
  if (question?.kind === 'attack') {
    return (
      <Row label={texts.t('xwing-board:tray.weapons')}>
        <Weapons {...props} question={question} />
      </Row>
    );
  }
  if (isActing(question)) {
    return (
      <Row label={texts.t('xwing-board:tray.actions')}>
        <Actions {...props} question={question} />
      </Row>
    );
  }
  return (
    <Row label={texts.t('xwing-board:tray.ships')}>
      <Ships {...props} />
    </Row>
  );
}

function isActing(question: Asked<XWing> | undefined): question is Asked<XWing> {
  return question?.kind === 'action' || question?.kind === 'free-action';
}

function Row(props: { readonly label: string; readonly children: ReactNode }): JSX.Element {
  return (
    <div
      role="group"
      aria-label={props.label}
      className="flex h-full min-w-0 gap-2 overflow-x-auto px-3 py-2 justify-center-safe"
    >
      {props.children}
    </div>
  );
}

/** One's own ships that are still flying, in the order of the squad, as their dials are set. */
function ownShips(view: View, viewer: View['viewer']): readonly ShipView[] {
  return view.ships.filter(
    ({ owner, status }) => owner === viewer && (status === 'in-play' || status === 'unplaced'),
  );
}

/** The ship that acts, or whose dial is in hand. */
function shipInHand({ view, now, question, picking }: TrayProps<XWing>): string | undefined {
  if (question === undefined) return undefined;
  if (picking === undefined || !isAboutDial(question)) return shipAsked(view)?.id;
  return shipOfDial(now, question, picking)?.id;
}

/** The order of the number keys. */
export function trayParts(view: View, viewer: View['viewer']): readonly Part[] {
  const { question } = view;
  const ship = shipAsked(view);
  if (question === 'attack' && ship !== undefined) {
    return weaponsOf(ship).map((weapon) => partOfArms({ weapon, price: 'printed' }));
  }
  if ((question === 'action' || question === 'free-action') && ship !== undefined) {
    const card = cardOf(ship);
    const bar = card === undefined ? [] : actionsWith(card, upgradesLeft(ship));
    return bar.map((action) => partOf('action', action));
  }
  return ownShips(view, viewer).map(
    ({ id }) => partOfShip(question ?? undefined, id) ?? partOf('ship', id),
  );
}

function Ships(props: TrayProps<XWing>): JSX.Element {
  const { view, viewer, question, picking, compact, onPick, onInspect } = props;
  const texts = useTexts(...NAMESPACES);
  const ships = ownShips(view, viewer);
  const inHand = shipInHand(props);
  if (ships.length === 0) {
    return <p className="m-auto text-sm text-quiet">{texts.t('xwing-board:tray.empty')}</p>;
  }
  return (
    <>
      {ships.map((ship, index) => (
        <TrayChip
          key={ship.id}
          part={openPartOf(picking, ship.id) ?? partOfShip(question?.kind, ship.id)}
          label={labelShip(texts, ship)}
          shortcut={index + 1}
          picking={isPlacing(question) ? undefined : picking}
          active={ship.id === inHand}
          width={compact ? 'w-[96px]' : 'w-[120px]'}
          onPick={onPick}
          onLook={() => onInspect(partOf('ship', ship.id))}
        >
          <span className="flex items-center justify-between gap-1 pr-6">
            <ShipPicture type={typeOf(ship)} size={compact ? 28 : 40} />
            {!compact && <DialMark ship={ship} size={22} />}
          </span>
          <span className={`font-semibold ${compact ? 'condensed text-sm' : 'text-xs'}`}>
            <ShortName ship={ship} />
          </span>
          <span className="flex items-center justify-between gap-1">
            <HealthPips ship={ship} isSmall={compact} />
            {compact && <DialMark ship={ship} size={14} />}
          </span>
          {!compact && <TokenMarks ship={ship} size={14} />}
        </TrayChip>
      ))}
    </>
  );
}
