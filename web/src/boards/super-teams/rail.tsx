import { boardOf, type SuperTeams } from '@parsecs/super-teams';
import type { ShipView, View } from '@parsecs/super-teams/words';
import type { JSX } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { Pennant, ShipArt } from '../../art/super-teams/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { partOf, type RailProps } from '../contract.ts';
import { labelShip } from './words.ts';

/** The forces of one seat: its ships with how far they are, and how many cards it holds. */
export function Rail(props: RailProps<SuperTeams>): JSX.Element {
  const { view, seat, onPoint } = props;
  const texts = useTexts('super-teams');
  const held = view.seats[seat];
  const ships = view.ships.filter((ship) => ship.owner === seat);
  return (
    <div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {ships.map((ship) => (
          <ShipLine key={ship.id} ship={ship} view={view} onPoint={onPoint} />
        ))}
      </ul>
      <p className="mt-2 flex gap-5 text-xs text-quiet">
        <CardCount
          icon="hand"
          count={held?.movementCards ?? 0}
          label={texts.t('super-teams:position.movement-cards', {
            count: held?.movementCards ?? 0,
          })}
        />
        <CardCount
          icon="deck"
          count={held?.bonusCards ?? 0}
          label={texts.t('super-teams:position.bonus-cards', { count: held?.bonusCards ?? 0 })}
        />
      </p>
    </div>
  );
}

interface CardCountProps {
  readonly icon: 'hand' | 'deck';
  readonly count: number;
  readonly label: string;
}

function CardCount(props: CardCountProps): JSX.Element {
  const { icon, count, label } = props;
  return (
    <span className="inline-flex items-center gap-1.5" title={label}>
      <Icon name={icon} size={18} />
      <span aria-hidden="true" className="condensed text-sm text-ink">
        {count}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

interface ShipLineProps {
  readonly ship: ShipView;
  readonly view: View;
  readonly onPoint: RailProps['onPoint'];
}

function ShipLine(props: ShipLineProps): JSX.Element {
  const { ship, view, onPoint } = props;
  const texts = useTexts('super-teams');
  const board = boardOf(view.setup);
  const last = board.spaces.length - 1;
  const isHome = ship.at === last;
  const part = partOf('ship', ship.id);
  return (
    <li
      className="flex items-center gap-2 rounded-sm"
      title={labelShip(texts, ship, board)}
      onPointerEnter={() => onPoint([part])}
      onPointerLeave={() => onPoint([])}
    >
      <svg viewBox="-34 -34 68 68" width={30} height={30} aria-hidden="true" className="shrink-0">
        <ShipArt ship={ship.id} />
      </svg>
      <span className="sr-only">{labelShip(texts, ship, board)}</span>
      <span className="min-w-0 grow" aria-hidden="true">
        <span className="block truncate text-xs">
          {texts.t(`super-teams:ship.${ship.id}.name`)}
        </span>
        <span className="mt-0.5 block h-1.5 overflow-hidden rounded-full bg-space">
          <span
            className={`block h-full rounded-full ${isHome ? 'bg-confirm' : 'bg-info'}`}
            style={{ width: `${(ship.at / last) * 100}%` }}
          />
        </span>
      </span>
      <span aria-hidden="true" className="condensed w-7 shrink-0 text-right text-sm text-quiet">
        {isHome ? (
          <span className="inline-block text-confirm-ink">
            <Icon name="check" size={16} />
          </span>
        ) : (
          ship.at
        )}
      </span>
    </li>
  );
}

/** The pennants of a seat. */
export function SeatMark(props: { readonly view: View; readonly seat: number }): JSX.Element {
  const texts = useTexts('super-teams');
  const colours = props.view.setup.colours[props.seat] ?? [];
  return (
    <span className="inline-flex shrink-0 gap-0.5">
      {colours.map((colour) => (
        <Pennant
          key={colour}
          colour={colour}
          size={18}
          title={texts.t(`super-teams:colour.${colour}.name`)}
        />
      ))}
    </span>
  );
}
