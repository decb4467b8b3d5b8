import type { ShipView, StarshipBattles, View } from '@parsecs/starship-battles';
import type { Asked } from '@parsecs/table';
import type { JSX, ReactNode } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';
import { ShipArt } from '../../art/starship-battles/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { type Part, partOf, type TrayProps } from '../contract.ts';
import { TrayChip } from '../kit/tray-chip.tsx';
import { cardIn, hullOf, isOnMap } from './cards.ts';
import { ChipName } from './chip-name.tsx';
import { partOfShip } from './parts.ts';
import { Hull } from './rail.tsx';
import { Weapons, weaponsOf } from './tray-weapons.tsx';
import { labelShip, NAMESPACES, nameOfCard, shortNameOf } from './words.ts';

/** What can be picked now without looking for it on the board: ships, fighters, weapons. */
export function Tray(props: TrayProps<StarshipBattles>): JSX.Element {
  const { view, question } = props;
  const texts = useTexts(...NAMESPACES);
  if (question?.kind === 'fire') {
    return (
      <Row label={texts.t('starship-battles-board:tray.weapons')}>
        <Weapons {...props} question={question} />
      </Row>
    );
  }
  const isLaunch = question?.kind === 'launch';
  return (
    <Row label={texts.t(`starship-battles-board:tray.${isLaunch ? 'pool' : 'ships'}`)}>
      {isLaunch ? <Fighters {...props} question={question} /> : <Ships {...props} />}
      {view.ships.length === 0 && (
        <p className="m-auto text-sm text-quiet">{texts.t('starship-battles-board:tray.empty')}</p>
      )}
    </Row>
  );
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

/** One's own ships that are at hand, the largest first. */
function ownShips(view: View, viewer: View['viewer']): readonly ShipView[] {
  return view.ships
    .filter((ship) => ship.owner === viewer && (isOnMap(ship) || ship.at === 'undeployed'))
    .toSorted((one, other) => classOf(view, one) - classOf(view, other));
}

function classOf(view: View, ship: ShipView): number {
  return cardIn(view, ship.card)?.class ?? 4;
}

/** The order of the number keys. */
export function trayParts(view: View, viewer: View['viewer']): readonly Part[] {
  if (view.kind === 'fire') return weaponsOf(view).map(({ name }) => partOf('weapon', name));
  if (view.kind === 'launch') {
    return poolOf(view, viewer).map(([first]) => partOf('fighter', first.id));
  }
  return ownShips(view, viewer).map(({ id }) => partOfShip(view.kind, id) ?? partOf('ship', id));
}

function Ships(props: TrayProps<StarshipBattles>): JSX.Element {
  const { view, viewer, question, picking, compact, onPick, onInspect } = props;
  const texts = useTexts(...NAMESPACES);
  return (
    <>
      {ownShips(view, viewer).map((ship, index) => {
        const card = cardIn(view, ship.card);
        if (card === undefined) return null;
        const part = partOfShip(question?.kind, ship.id);
        const { left, all } = hullOf(card, ship);
        const look = (): void => onInspect(partOf('ship', ship.id));
        return (
          <TrayChip
            key={ship.id}
            part={part}
            label={labelShip(texts, view, ship)}
            shortcut={index + 1}
            picking={picking}
            active={question !== undefined && view.active === ship.id}
            width={compact ? 'w-[88px]' : 'w-[104px]'}
            onPick={onPick}
            onLook={look}
          >
            <ArtSvg size={compact ? 30 : 48}>
              <ShipArt id={card.id} faction={card.faction} />
            </ArtSvg>
            <ChipName isCompact={compact}>{shortNameOf(texts, view, ship)}</ChipName>
            <Hull left={left} all={all} faction={card.faction} />
          </TrayChip>
        );
      })}
    </>
  );
}

type PoolGroup = readonly [ShipView, ...ShipView[]];

/** Fighters that wait, one group for each card. */
function poolOf(view: View, viewer: View['viewer']): readonly PoolGroup[] {
  const groups = new Map<string, [ShipView, ...ShipView[]]>();
  for (const ship of view.ships) {
    if (ship.owner !== viewer || ship.at !== 'pool') continue;
    const known = groups.get(ship.card);
    if (known === undefined) groups.set(ship.card, [ship]);
    else known.push(ship);
  }
  return [...groups.values()];
}

function Fighters(
  props: TrayProps<StarshipBattles> & { readonly question: Asked<StarshipBattles> },
): JSX.Element {
  const { view, viewer, picking, compact, onPick, onInspect } = props;
  const texts = useTexts(...NAMESPACES);
  return (
    <>
      {poolOf(view, viewer).map((group, index) => {
        const [first] = group;
        const card = cardIn(view, first.card);
        if (card === undefined) return null;
        // The question names one fighter of each card.
        const named = group.find(({ id }) => picking?.open.has(partOf('fighter', id)) === true);
        const name = nameOfCard(texts, card);
        return (
          <TrayChip
            key={first.card}
            part={partOf('fighter', (named ?? first).id)}
            label={texts.t('starship-battles-board:tray.waiting', {
              ship: name,
              count: group.length,
            })}
            shortcut={index + 1}
            picking={picking}
            width={compact ? 'w-[88px]' : 'w-[104px]'}
            onPick={onPick}
            onLook={() => onInspect(partOf('ship', first.id))}
          >
            <ArtSvg size={compact ? 30 : 48}>
              <ShipArt id={card.id} faction={card.faction} />
            </ArtSvg>
            <ChipName isCompact={compact}>{shortNameOf(texts, view, first, false)}</ChipName>
            <span className="condensed text-sm">×{group.length}</span>
          </TrayChip>
        );
      })}
    </>
  );
}
