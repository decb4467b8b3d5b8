import {
  type Arc,
  DIE,
  POINT_DEFENSE,
  POINT_DEFENSE_DAMAGE,
  type StarshipBattles,
  type View,
  type WeaponName,
} from '@parsecs/starship-battles';
import type { Asked } from '@parsecs/table';
import { type JSX, useMemo } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';
import { ArcMark, CounterArt, WeaponMark } from '../../art/starship-battles/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { idOf, isKind, type Picking, partOf, type TrayProps } from '../contract.ts';
import { TrayChip } from '../kit/tray-chip.tsx';
import { cardIn, shipIn, sideUp } from './cards.ts';
import { ChipName } from './chip-name.tsx';
import { type Forecast, forecastShots } from './forecast.ts';
import { NAMESPACES, nameOfWeapon } from './words.ts';

interface Gun {
  readonly name: WeaponName;
  readonly strength: string;
  readonly arc: Arc;
}

/** What the ship that is at it can fire with. */
export function weaponsOf(view: View): readonly Gun[] {
  const ship = shipIn(view, view.active);
  const card = ship && cardIn(view, ship.card);
  if (ship === undefined || card === undefined) return [];
  const { weapons, pointDefense } = sideUp(card, ship);
  const close: readonly Gun[] =
    pointDefense === null
      ? []
      : [{ name: POINT_DEFENSE, strength: `+${pointDefense}/${POINT_DEFENSE_DAMAGE}`, arc: 'any' }];
  return [
    ...close,
    ...weapons.map(({ weapon, attack, damage, arc }) => ({
      name: weapon,
      strength: `+${attack}/${damage}`,
      arc,
    })),
  ];
}

/** Of the attacks with a weapon that go with what is chosen, the easiest. */
function bestOf(
  weapon: WeaponName,
  question: Asked<StarshipBattles>,
  picking: Picking | undefined,
  forecasts: ReadonlyMap<string, readonly Forecast[]>,
): Forecast | undefined {
  const pointed = [...(picking?.chosen ?? []), picking?.hovered].find(
    (part) => part !== undefined && isKind(part, 'target'),
  );
  const target = pointed && idOf(pointed);
  return question.answers
    .flatMap((answer) => {
      if (answer.kind !== 'fire' || answer.weapon !== weapon) return [];
      if (target !== undefined && answer.target !== target) return [];
      return forecasts.get(answer.id)?.slice(0, 1) ?? [];
    })
    .toSorted((one, other) => one.need - other.need)[0];
}

interface OddsProps {
  readonly best: Forecast | undefined;
  readonly odds: string | undefined;
  readonly hasShot: boolean;
}

/** What must be rolled, how likely that is, and what it does. */
function Odds(props: OddsProps): JSX.Element | null {
  const { best, odds, hasShot } = props;
  const texts = useTexts(...NAMESPACES);
  if (best === undefined) {
    return hasShot ? null : (
      <span className="condensed text-sm text-quiet">
        {texts.t('starship-battles-board:no-shot')}
      </span>
    );
  }
  return (
    <span className="condensed flex items-center gap-1.5 text-sm whitespace-nowrap text-ask-ink">
      {odds}
      <span className="flex items-center gap-0.5 text-quiet">
        <ArtSvg size={14}>
          <CounterArt kind="damage" />
        </ArtSvg>
        {best.damage}
      </span>
    </span>
  );
}

export function Weapons(
  props: TrayProps<StarshipBattles> & { readonly question: Asked<StarshipBattles> },
): JSX.Element {
  const { view, now, question, picking, compact, onPick } = props;
  const texts = useTexts(...NAMESPACES);
  const forecasts = useMemo(() => forecastShots(now, question), [now, question]);
  return (
    <>
      {weaponsOf(view).map(({ name, strength, arc }, index) => {
        const best = bestOf(name, question, picking, forecasts);
        const weapon = nameOfWeapon(texts, name);
        const hasShot = question.answers.some(
          (answer) => answer.kind === 'fire' && answer.weapon === name,
        );
        const chance = best && Math.round((best.hits / DIE) * 100);
        const odds =
          best && texts.t('starship-battles-board:shot', { need: best.need, chance: chance ?? 0 });
        return (
          <TrayChip
            key={name}
            part={partOf('weapon', name)}
            label={odds === undefined ? `${weapon} ${strength}` : `${weapon} ${strength}, ${odds}`}
            shortcut={index + 1}
            picking={picking}
            width={compact ? 'w-[158px]' : 'w-[152px]'}
            onPick={onPick}
          >
            <span className="flex items-center gap-1.5">
              <ArtSvg size={compact ? 16 : 20} className="shrink-0 text-info-ink">
                <WeaponMark weapon={name} />
              </ArtSvg>
              <ChipName isCompact={compact}>{weapon}</ChipName>
            </span>
            <span className="flex items-center gap-2">
              <span className="condensed text-base leading-tight">{strength}</span>
              {arc !== 'any' && (
                <ArtSvg
                  size={16}
                  className="text-quiet"
                  title={texts.t(`starship-battles:arc.${arc}.name`)}
                >
                  <ArcMark arc={arc} />
                </ArtSvg>
              )}
              {compact && <Odds best={best} odds={odds} hasShot={hasShot} />}
            </span>
            {!compact && <Odds best={best} odds={odds} hasShot={hasShot} />}
          </TrayChip>
        );
      })}
    </>
  );
}
