import type { ShipView, StarshipBattles, View } from '@parsecs/starship-battles';
import type { Asked } from '@parsecs/table';
import { type JSX, type ReactNode, useMemo } from 'react';
import { ArcMark, CounterArt, ShipArt, WeaponMark } from '../../art/starship-battles/index.ts';
import { ArtSvg } from '../../art/xwing/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { TrayChip } from '../battle-kit/tray-chip.tsx';
import { idOf, isKind, type Part, type Picking, partOf, type TrayProps } from '../contract.ts';
import { cardIn, hullOf, isOnMap, shipIn, sideUp } from './cards.ts';
import { type Forecast, forecastShots } from './forecast.ts';
import { partOfShip } from './parts.ts';
import { Hull } from './rail.tsx';
import { labelShip, NAMESPACES, nameOfCard, nameOfShip, nameOfWeapon } from './words.ts';

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
            <ArtSvg size={compact ? 34 : 48}>
              <ShipArt id={card.id} faction={card.faction} />
            </ArtSvg>
            <span className="truncate text-xs">{nameOfShip(texts, view, ship)}</span>
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
            <ArtSvg size={compact ? 34 : 48}>
              <ShipArt id={card.id} faction={card.faction} />
            </ArtSvg>
            <span className="truncate text-xs">{name}</span>
            <span className="condensed text-sm">×{group.length}</span>
          </TrayChip>
        );
      })}
    </>
  );
}

interface Gun {
  readonly name: string;
  readonly strength: string;
  readonly arc: 'any' | 'broadside' | 'frontal' | 'spine';
}

/** What the ship that is at it can fire with. */
function weaponsOf(view: View): readonly Gun[] {
  const ship = shipIn(view, view.active);
  const card = ship && cardIn(view, ship.card);
  if (ship === undefined || card === undefined) return [];
  const { weapons, pointDefense } = sideUp(card, ship);
  return [
    ...(pointDefense === null
      ? []
      : [{ name: 'point-defense', strength: `+${pointDefense}/1`, arc: 'any' as const }]),
    ...weapons.map(({ weapon, attack, damage, arc }) => ({
      name: weapon,
      strength: `+${attack}/${damage}`,
      arc,
    })),
  ];
}

/** Of the attacks with a weapon that go with what is chosen, the easiest. */
function bestOf(
  weapon: string,
  question: Asked<StarshipBattles>,
  picking: Picking | undefined,
  forecasts: ReadonlyMap<string, readonly Forecast[]>,
): Forecast | undefined {
  const pointed = [...(picking?.chosen ?? []), picking?.hovered].find(
    (part) => part !== undefined && isKind(part, 'target'),
  );
  const target = pointed && idOf(pointed);
  return question.answers
    .flatMap(({ id }) => {
      const [name, at] = id.split('>');
      if (name !== weapon || (target !== undefined && at !== target)) return [];
      return forecasts.get(id)?.slice(0, 1) ?? [];
    })
    .toSorted((one, other) => one.need - other.need)[0];
}

function Weapons(
  props: TrayProps<StarshipBattles> & { readonly question: Asked<StarshipBattles> },
): JSX.Element {
  const { view, question, picking, compact, onPick } = props;
  const texts = useTexts(...NAMESPACES);
  const forecasts = useMemo(() => forecastShots(view, question), [view, question]);
  return (
    <>
      {weaponsOf(view).map(({ name, strength, arc }, index) => {
        const best = bestOf(name, question, picking, forecasts);
        const weapon = nameOfWeapon(texts, name);
        const chance = best && Math.round((best.hits / 20) * 100);
        const odds =
          best && texts.t('starship-battles-board:shot', { need: best.need, chance: chance ?? 0 });
        return (
          <TrayChip
            key={name}
            part={partOf('weapon', name)}
            label={odds === undefined ? `${weapon} ${strength}` : `${weapon} ${strength}, ${odds}`}
            shortcut={index + 1}
            picking={picking}
            width={compact ? 'w-[116px]' : 'w-[148px]'}
            onPick={onPick}
          >
            <span className="flex items-center gap-1.5">
              <ArtSvg size={20} className="shrink-0 text-info-ink">
                <WeaponMark weapon={name as Parameters<typeof WeaponMark>[0]['weapon']} />
              </ArtSvg>
              <span className="min-w-0 grow text-xs leading-tight font-semibold">{weapon}</span>
            </span>
            <span className="flex items-center gap-2">
              <span className="condensed text-base">{strength}</span>
              {arc !== 'any' && (
                <ArtSvg
                  size={18}
                  className="text-quiet"
                  title={texts.t(`starship-battles-board:arc.${arc}`)}
                >
                  <ArcMark arc={arc} />
                </ArtSvg>
              )}
            </span>
            <span
              className={`condensed text-sm ${best === undefined ? 'text-quiet' : 'text-ask-ink'}`}
            >
              {odds ?? texts.t('starship-battles-board:no-shot')}
              {best !== undefined && (
                <span className="ml-2 inline-flex items-center gap-0.5 text-quiet">
                  <ArtSvg size={14}>
                    <CounterArt kind="damage" />
                  </ArtSvg>
                  {best.damage}
                </span>
              )}
            </span>
          </TrayChip>
        );
      })}
    </>
  );
}
