import { describeAnswer, describeAnswerHint } from '@parsecs/lang';
import type { Asked } from '@parsecs/table';
import {
  ACTION_ICONS,
  type ActionId,
  actionsWith,
  findUpgrade,
  RANGES,
  type ShipView,
  shipAsked,
  type XWing,
} from '@parsecs/xwing';
import { PRIMARY, type Weapon, writeAnswer } from '@parsecs/xwing/words';
import { type JSX, useMemo } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';
import { ActionMark, type ActionName, SlotMark } from '../../art/xwing/index.ts';
import { ValueShape } from '../../builder/xwing/card-badges.tsx';
import { useTexts } from '../../shell/texts.tsx';
import { idOf, isKind, partOf, type TrayProps } from '../contract.ts';
import { TrayChip } from '../kit/tray-chip.tsx';
import { OddsBars } from './odds-bars.tsx';
import { cardOf, GAME, shipIn, upgradesLeft, valuesOf } from './ships.ts';
import { promisesOf, type ShotPromise } from './shots.ts';
import { type Arms, areSameArms, attacksIn, partOfArms } from './weapons.ts';
import { NAMESPACES, nameOfShip, nameOfWeapon, percent } from './words.ts';

type ChoiceProps = TrayProps<XWing> & { readonly question: Asked<XWing> };

/** Actions of the mission and of damage cards have signs of their own. */
function signOf(action: string): ActionName {
  const icon = ACTION_ICONS.find((known) => known === action);
  if (icon !== undefined) return icon;
  if (action === 'protect') return 'protect';
  return findUpgrade(action) === undefined ? 'repair' : 'card';
}

/** No number key picks it. */
const NO_KEY = 10;

/** The action bar and the actions of cards; what is not open now says why. */
export function Actions(props: ChoiceProps): JSX.Element {
  const { view, now, people, question, picking, compact, onPick } = props;
  const texts = useTexts(...NAMESPACES);
  const ship = shipAsked(view);
  const bar = ship === undefined ? [] : barOf(ship);
  const listed = question.answers.flatMap((answer) =>
    answer.kind === 'action' ? [answer.action] : [],
  );
  const actions = [...new Set([...bar, ...listed])];
  return (
    <>
      {actions.map((action, index) => {
        const id = writeAnswer({ kind: 'action', action });
        const hint = listed.includes(action)
          ? describeAnswerHint(texts, GAME, id, question, now, people)
          : '';
        const name = describeAnswer(texts, GAME, id, question, now, people);
        return (
          <TrayChip
            key={action}
            part={partOf('action', action)}
            label={hint === '' ? name : `${name}. ${hint}`}
            shortcut={index < bar.length ? index + 1 : NO_KEY}
            picking={picking}
            width={compact ? 'w-[120px]' : 'w-[136px]'}
            onPick={onPick}
          >
            <span className="flex items-center gap-2">
              <ArtSvg size={compact ? 24 : 30} className="shrink-0 text-info-ink">
                <ActionMark action={signOf(action)} />
              </ArtSvg>
              <span className="condensed line-clamp-2 min-w-0 text-sm leading-tight font-semibold hyphens-auto">
                {name}
              </span>
            </span>
          </TrayChip>
        );
      })}
    </>
  );
}

function barOf(ship: ShipView): readonly ActionId[] {
  const card = cardOf(ship);
  return card === undefined ? [] : actionsWith(card, upgradesLeft(ship));
}

/** What the ship can fire with. */
export function weaponsOf(ship: ShipView): readonly Weapon[] {
  const secondary = upgradesLeft(ship).flatMap(({ id, weapon }) =>
    weapon === undefined ? [] : [id],
  );
  return [PRIMARY, ...new Set(secondary)];
}

interface BestShot {
  readonly target: string;
  readonly promise: ShotPromise;
}

/** Of the attacks with a weapon the one on the target that is meant, or the most promising. */
function bestOf(
  arms: Arms,
  { question, picking }: Pick<ChoiceProps, 'question' | 'picking'>,
  promises: ReadonlyMap<string, ShotPromise>,
): BestShot | undefined {
  const pointed = [...(picking?.chosen ?? []), picking?.hovered].find(
    (part) => part !== undefined && isKind(part, 'target'),
  );
  const target = pointed && idOf(pointed);
  return attacksIn(question)
    .filter((attack) => areSameArms(attack, arms))
    .filter((attack) => target === undefined || attack.target === target)
    .flatMap(({ id, target: aimed }): readonly BestShot[] => {
      const promise = promises.get(id);
      return promise === undefined ? [] : [{ target: aimed, promise }];
    })
    .toSorted((one, other) => other.promise.expected - one.promise.expected)[0];
}

export function Weapons(props: ChoiceProps): JSX.Element {
  const { view, now, question, picking, compact, onPick } = props;
  const texts = useTexts(...NAMESPACES);
  const promises = useMemo(() => promisesOf(now, question), [now, question]);
  const ship = shipAsked(view);
  if (ship === undefined) return <></>;
  const paid = attacksIn(question).flatMap(({ weapon, price }) =>
    price === 'focus' ? [weapon] : [],
  );
  const all: readonly Arms[] = [
    ...weaponsOf(ship).map((weapon) => ({ weapon, price: 'printed' as const })),
    ...[...new Set(paid)].map((weapon) => ({ weapon, price: 'focus' as const })),
  ];
  return (
    <>
      {all.map((arms, index) => {
        const { weapon, price } = arms;
        const best = bestOf(arms, props, promises);
        const hasShot = attacksIn(question).some((attack) => areSameArms(attack, arms));
        const name = nameOfWeapon(texts, weapon, price);
        const odds =
          best &&
          texts.t('xwing-board:shot', {
            chance: percent(texts.language, best.promise.hit),
            destroy: percent(texts.language, best.promise.destroy),
          });
        const target = best && shipIn(now, best.target);
        const against = target && nameOfShip(texts, target);
        return (
          <TrayChip
            key={`${weapon} ${price}`}
            part={partOfArms(arms)}
            label={[name, against, odds].filter((own) => own !== undefined).join(', ')}
            shortcut={index + 1}
            picking={picking}
            onLook={() => props.onInspect(partOfArms(arms))}
            width={compact ? 'w-[196px]' : 'w-[208px]'}
            onPick={onPick}
          >
            <span className="flex items-center gap-1.5">
              <WeaponSign weapon={weapon} />
              <span className="condensed min-w-0 truncate text-sm leading-tight font-semibold">
                {name}
              </span>
            </span>
            <WeaponFigures ship={ship} weapon={weapon} shot={best?.promise} />
            <span className="flex items-end gap-1.5">
              <span
                className={`condensed min-w-0 grow text-xs leading-tight ${odds === undefined ? 'text-quiet' : 'text-ask-ink'}`}
              >
                <span className="block truncate">{against}</span>
                {odds ?? (hasShot ? '' : texts.t('xwing-board:no-shot'))}
              </span>
              {best !== undefined && target !== undefined && (
                <OddsBars shot={best.promise} enough={target.shields + target.hullLeft} />
              )}
            </span>
          </TrayChip>
        );
      })}
    </>
  );
}

function WeaponSign(props: { readonly weapon: string }): JSX.Element {
  const card = findUpgrade(props.weapon);
  if (card === undefined) return <ValueShape value="attack" size={18} />;
  return (
    <ArtSvg size={20} className="shrink-0 text-info-ink">
      <SlotMark slot={card.slot} />
    </ArtSvg>
  );
}

/** The dice that are rolled at the target that is meant; without one, as they are printed. */
function WeaponFigures(props: {
  readonly ship: ShipView;
  readonly weapon: string;
  readonly shot: ShotPromise | undefined;
}): JSX.Element {
  const { ship, weapon, shot } = props;
  const texts = useTexts(...NAMESPACES);
  const card = findUpgrade(weapon)?.weapon;
  const [least, most] = card?.range ?? [1, RANGES];
  return (
    <span className="condensed text-xs leading-tight text-quiet">
      {texts.t('xwing-board:weapon', {
        dice: shot?.attackDice ?? card?.dice ?? valuesOf(ship).attack,
        range: shot?.range ?? (least === most ? `${least}` : `${least}–${most}`),
      })}
    </span>
  );
}
