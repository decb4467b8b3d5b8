import type { Asked } from '@parsecs/table';
import { actionsWith, type ShipView, shipAsked, type View, type XWing } from '@parsecs/xwing';
import type { JSX, ReactNode } from 'react';
import { useTexts } from '../../shell/texts.tsx';
import { isKind, type Part, partOf, type TrayProps } from '../contract.ts';
import { TrayChip } from '../kit/tray-chip.tsx';
import { isAboutDial, shipOfDial } from './dials.ts';
import { DialMark, HealthPips, ShortName, TokenMarks } from './marks.tsx';
import { openPartOf, partOfShip } from './parts.ts';
import { isPlacing } from './placing.ts';
import { ShipPicture } from './ship-picture.tsx';
import { cardOf, shownView, typeOf, upgradesLeft } from './ships.ts';
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

/** Ships are chosen there only while it matters which one: otherwise the forces list them. */
export function hasTray(
  props: Pick<TrayProps<XWing>, 'view' | 'viewer' | 'question' | 'compact'>,
): boolean {
  const { view, viewer, question, compact } = props;
  if (question === undefined || isPlacing(question)) return false;
  const { kind } = question;
  // Whoever gets ready may look at the dials once more.
  if (kind === 'attack' || kind === 'ready' || isActing(question)) return true;
  // On a small screen the dial has the room.
  if (compact && isAboutDial(question)) return false;
  const isOwn = isKind(partOfShip(kind, '') ?? 'nothing:', 'ship');
  return isOwn && ownShips(view, viewer).length > 1;
}

function isActing(question: Asked<XWing> | undefined): question is Asked<XWing> {
  return question?.kind === 'action' || question?.kind === 'free-action';
}

function Row(props: { readonly label: string; readonly children: ReactNode }): JSX.Element {
  return (
    <div
      role="group"
      aria-label={props.label}
      className="flex h-full min-w-0 gap-2 overflow-x-auto px-2 py-1.5 justify-center-safe"
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
  const ships = ownShips(shownView(view), viewer);
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
          width={compact ? 'w-[136px]' : 'w-[156px]'}
          onPick={onPick}
          onLook={() => onInspect(partOf('ship', ship.id))}
        >
          <span className="flex items-center gap-2">
            <ShipPicture type={typeOf(ship)} size={compact ? 28 : 36} />
            <span className="min-w-0 grow">
              <span className="condensed block pr-5 text-sm leading-tight font-semibold">
                <ShortName ship={ship} />
              </span>
              <HealthPips ship={ship} isSmall />
              <span className="flex items-center gap-1">
                <TokenMarks ship={ship} size={14} />
                <DialMark ship={ship} size={14} />
              </span>
            </span>
          </span>
        </TrayChip>
      ))}
    </>
  );
}
