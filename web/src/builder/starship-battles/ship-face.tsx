import { describeProvenance, type Params } from '@parsecs/lang';
import type { CardAbility, CardSide, CardWeapon, ShipCard } from '@parsecs/starship-battles';
import { type JSX, type ReactNode, use } from 'react';
import { ArtSvg } from '../../art/kit/index.ts';
import { AbilityMark, ArcMark, WeaponMark } from '../../art/starship-battles/index.ts';
import { BuilderContext, useLibrary } from '../builder-model.ts';
import type { CardProps } from '../kind.ts';
import { cardAt, cardUnder } from './fleet-cards.ts';
import { ShipPicture } from './ship-badges.tsx';

/** A stat card: both sides next to each other, then what the ship can do. */
export function ShipFace({ card }: CardProps): JSX.Element {
  const { texts, words } = useLibrary();
  const ship = cardAt(card);
  const { full, reduced } = ship;
  return (
    <div className="flex flex-col gap-4 text-sm">
      <div className="flex items-center gap-4">
        <ShipPicture card={card} size={88} />
        <div>
          <p>{words.sort(card)}</p>
          <p className="text-quiet">
            {words.side(ship.faction)} · {words.facetValue('era', ship.era)}
          </p>
          <p className="text-quiet">
            {words.facet('roster')}: {words.facetValue('roster', ship.roster)}
          </p>
          {ship.uniqueName !== null && <p className="text-quiet">{texts.t('builder:unique')}</p>}
        </div>
      </div>
      <table className="w-full border-collapse text-left">
        {reduced !== null && (
          <thead>
            <tr className="text-xs text-quiet">
              <th scope="col">
                <span className="sr-only">{texts.t('builder:what')}</span>
              </th>
              <th scope="col" className="p-1.5 text-center font-normal">
                {texts.t('builder:starship-battles.full')}
              </th>
              <th scope="col" className="p-1.5 text-center font-normal">
                {texts.t('builder:starship-battles.reduced')}
              </th>
            </tr>
          </thead>
        )}
        <tbody>
          <ValueRow
            name={texts.t('builder:starship-battles.hull')}
            values={[ship.hull.full, ship.hull.reduced]}
          />
          <DefenseRows full={full} reduced={reduced} />
          {full.weapons.map((weapon) => (
            <WeaponRow key={weapon.weapon} weapon={weapon} reduced={reduced} />
          ))}
          {full.pointDefense !== null && (
            <ValueRow
              name={
                <Marked mark={<WeaponMark weapon="point-defense" />}>
                  {texts.t('builder:starship-battles.point-defense')}
                </Marked>
              }
              values={[`+${full.pointDefense}`, bonus(reduced?.pointDefense)]}
              hasReduced={reduced !== null}
            />
          )}
          {full.commandCounters > 0 && (
            <ValueRow
              name={texts.t('builder:starship-battles.counters', {
                classes: ship.commands.join(', '),
              })}
              values={[full.commandCounters, reduced?.commandCounters]}
              hasReduced={reduced !== null}
            />
          )}
        </tbody>
      </table>
      <Abilities ship={ship} />
      <Provenance card={card} />
    </div>
  );
}

/** Where the figures come from, with the cost of the agreed terms where there are any. */
function Provenance({ card }: CardProps): JSX.Element {
  const { texts } = useLibrary();
  const terms = use(BuilderContext)?.editor.look.terms ?? {};
  return (
    <section className="text-xs text-quiet">
      <h4 className="font-semibold">{texts.t('starship-battles:origin.title')}</h4>
      <ul className="list-disc pl-5">
        {describeProvenance(texts, cardUnder(card, terms)).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function bonus(value: number | null | undefined): string | undefined {
  return value === null || value === undefined ? undefined : `+${value}`;
}

interface ValueRowProps {
  readonly name: ReactNode;
  readonly values: readonly [number | string, number | string | null | undefined];
  /** The card has a second side, even if nothing stands there. */
  readonly hasReduced?: boolean;
}

function ValueRow({ name, values, hasReduced }: ValueRowProps): JSX.Element {
  const [full, reduced] = values;
  const isTwoSided = hasReduced ?? (reduced !== null && reduced !== undefined);
  return (
    <tr className="border-t border-line/70">
      <th scope="row" className="p-1.5 font-normal">
        {name}
      </th>
      <td className="condensed p-1.5 text-center text-base">{full}</td>
      {isTwoSided && <td className="condensed p-1.5 text-center text-base">{reduced ?? '–'}</td>}
    </tr>
  );
}

function Marked(props: { readonly mark: ReactNode; readonly children: ReactNode }): JSX.Element {
  return (
    <span className="flex items-center gap-2">
      <ArtSvg size={18} className="shrink-0 text-quiet">
        {props.mark}
      </ArtSvg>
      <span>{props.children}</span>
    </span>
  );
}

interface SidesProps {
  readonly full: CardSide;
  readonly reduced: CardSide | null;
}

/** One value where all faces have the same. */
function DefenseRows({ full, reduced }: SidesProps): JSX.Element {
  const { texts } = useLibrary();
  const { front, side, rear } = full.defense;
  const isOne = reduced === null && front === side && side === rear;
  if (isOne) {
    return <ValueRow name={texts.t('builder:starship-battles.defense')} values={[front, null]} />;
  }
  return (
    <>
      {(['front', 'side', 'rear'] as const).map((face) => (
        <ValueRow
          key={face}
          name={texts.t(`builder:starship-battles.defense-${face}`)}
          values={[full.defense[face], reduced?.defense[face]]}
        />
      ))}
    </>
  );
}

interface WeaponRowProps {
  readonly weapon: CardWeapon;
  readonly reduced: CardSide | null;
}

function WeaponRow({ weapon, reduced }: WeaponRowProps): JSX.Element {
  const { texts } = useLibrary();
  const { weapon: id, arc } = weapon;
  const after = reduced?.weapons.find((other) => other.weapon === id);
  return (
    <ValueRow
      name={
        <>
          <Marked mark={<WeaponMark weapon={id} />}>
            {texts.t(`starship-battles:weapon.${id}.name`)}
          </Marked>
          {arc !== 'any' && (
            <span className="mt-0.5 flex items-center gap-2 pl-0.5 text-xs text-quiet">
              <ArtSvg size={14} className="shrink-0">
                <ArcMark arc={arc} />
              </ArtSvg>
              {texts.t(`starship-battles:arc.${arc}.name`)}
            </span>
          )}
        </>
      }
      values={[strength(weapon), after === undefined ? undefined : strength(after)]}
      hasReduced={reduced !== null}
    />
  );
}

/** SB-016: +A/D */
function strength({ attack, damage }: CardWeapon): string {
  return `+${attack}/${damage}`;
}

function Abilities({ ship }: { readonly ship: ShipCard }): JSX.Element | null {
  const { texts } = useLibrary();
  const { full, reduced } = ship;
  if (full.abilities.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {full.abilities.map((one) => (
        <li key={one.ability} className="flex gap-2">
          <ArtSvg size={20} className="mt-0.5 shrink-0 text-info-ink">
            <AbilityMark ability={one.ability} />
          </ArtSvg>
          <div className="min-w-0">
            <p>
              <span className="font-semibold">
                {texts.t(`starship-battles:ability.${one.ability}.label`, paramsOf(one))}
              </span>{' '}
              {reduced !== null && <Later full={one} reduced={reduced} />}
            </p>
            <p className="text-quiet">
              {texts.t(`starship-battles:ability.${one.ability}.text`, paramsOf(one))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What becomes of an ability on the reduced side, if it changes. */
function Later(props: {
  readonly full: CardAbility;
  readonly reduced: CardSide;
}): JSX.Element | null {
  const { texts } = useLibrary();
  const { full, reduced } = props;
  const after = reduced.abilities.find(({ ability }) => ability === full.ability);
  if (after !== undefined && after.value === full.value) return null;
  return (
    <span className="text-quiet">
      {after === undefined
        ? texts.t('builder:starship-battles.only-full')
        : texts.t('builder:starship-battles.then', { value: after.value ?? '' })}
    </span>
  );
}

function paramsOf({ value, weapon }: CardAbility): Params {
  return { value: value ?? '', weapon: weapon ?? '' };
}
