import type { FigureCard, FigureView, View } from '@parsecs/imperial-assault';
import type { People } from '@parsecs/lang';
import type { JSX, ReactNode } from 'react';
import { DieFace, DieSymbolArt } from '../../art/dice/index.ts';
import { ConditionMark, TraitMark } from '../../art/imperial-assault/index.ts';
import { ArtSvg } from '../../art/kit/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { EffectWords } from './effect-words.tsx';
import { Bust } from './figure-piece.tsx';
import { endOf, lastingOn } from './lasting.ts';
import { HealthBar, LastingMark } from './rail-marks.tsx';
import {
  NAMESPACES,
  nameOfBonus,
  nameOfCard,
  nameOfCommand,
  nameOfCondition,
  titleOf,
} from './words.ts';

interface FigureDetailsProps {
  readonly view: View;
  readonly people: People;
  readonly card: FigureCard;
  readonly figures: readonly FigureView[];
}

/** A Deployment card as it lies on the table, with what has happened to its figures. */
export function FigureDetails(props: FigureDetailsProps): JSX.Element {
  const { view, people, card, figures } = props;
  const texts = useTexts(...NAMESPACES);
  const [only] = figures;
  const name =
    only === undefined ? nameOfCard(texts, card.id) : titleOf(texts, view, figures, people);
  return (
    <article className="flex flex-col gap-2.5 p-3 text-sm" aria-label={name}>
      <header className="flex items-center gap-3 pr-10">
        <ArtSvg size={52} className="shrink-0">
          <Bust id={card.id} />
        </ArtSvg>
        <div className="min-w-0">
          <h2 className="text-base leading-tight font-semibold">
            {card.unique && <span aria-hidden="true">• </span>}
            {name}
          </h2>
          <p className="text-xs text-quiet">
            {[
              texts.t(`imperial-assault:affiliation.${card.affiliation}.name`),
              ...(card.unique ? [texts.t('builder:unique')] : []),
              texts.t('imperial-assault-board:cost', { count: card.cost }),
            ].join(' · ')}
            {card.figures > 1 &&
              ` · ${texts.t('builder:imperial-assault.figures', { count: card.figures })}`}
          </p>
          <Traits card={card} />
        </div>
      </header>
      {figures
        .filter(({ at }) => at.length > 0)
        .map((figure) => (
          <HealthBar key={figure.id} damage={figure.damage} health={figure.health} />
        ))}
      <States view={view} figures={figures} />
      <Figures card={card} figure={only} />
      <Surges card={card} />
      <Keywords card={card} />
      <ul className="flex flex-col gap-1.5">
        {card.abilities.map((ability) => (
          <li key={ability} className="text-xs text-quiet">
            <span className="text-sm font-semibold text-ink">
              {texts.t(`imperial-assault:ability.${ability}.name`)}
            </span>
            <br />
            {texts.t(`imperial-assault:ability.${ability}.text`)}
          </li>
        ))}
      </ul>
    </article>
  );
}

function Traits(props: { readonly card: FigureCard }): JSX.Element {
  const texts = useTexts(...NAMESPACES);
  return (
    <ul className="mt-0.5 flex flex-wrap gap-x-2 gap-y-0.5 text-xs text-quiet">
      {props.card.traits.map((trait) => (
        <li key={trait} className="inline-flex items-center gap-1">
          <ArtSvg size={14} className="shrink-0">
            <TraitMark trait={trait} />
          </ArtSvg>
          {texts.t(`imperial-assault:trait.${trait}.name`)}
        </li>
      ))}
    </ul>
  );
}

/** Conditions and what else lasts on the figures, with what it means. */
function States(props: {
  readonly view: View;
  readonly figures: readonly FigureView[];
}): JSX.Element | null {
  const texts = useTexts(...NAMESPACES);
  const conditions = new Set(props.figures.flatMap((figure) => figure.conditions));
  const effects = new Set(props.figures.flatMap((figure) => lastingOn(props.view, figure)));
  if (conditions.size + effects.size === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {[...conditions].map((condition) => (
        <li key={condition} className="flex gap-2 text-xs">
          <ArtSvg size={18} className="shrink-0 text-ask-ink">
            <ConditionMark condition={condition} />
          </ArtSvg>
          <p>
            <span className="font-semibold">{nameOfCondition(texts, condition)}.</span>{' '}
            <span className="text-quiet">
              {texts.t(`imperial-assault:condition.${condition}.text`)}
            </span>
          </p>
        </li>
      ))}
      {[...effects].map((effect) => (
        <li key={effect} className="flex gap-2 text-xs">
          <span className="shrink-0 text-info-ink">
            <LastingMark size={18} />
          </span>
          <p>
            <span className="font-semibold">{nameOfCommand(texts, effect)}.</span>{' '}
            <span className="text-quiet">{texts.t(`imperial-assault:command.${effect}.text`)}</span>{' '}
            <span className="text-info-ink">{endOf(texts, effect)}.</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

const BLANK = [0, 0, 0] as const;

function Figures(props: {
  readonly card: FigureCard;
  readonly figure: FigureView | undefined;
}): JSX.Element {
  const { card, figure } = props;
  const texts = useTexts(...NAMESPACES);
  const { attack, defence } = card;
  return (
    <dl className="grid grid-cols-[3fr_3fr_5fr_4fr] gap-1 text-center">
      <Value name={texts.t('builder:imperial-assault.health')}>
        {figure?.health ?? card.health}
      </Value>
      <Value name={texts.t('builder:imperial-assault.speed')}>{figure?.speed ?? card.speed}</Value>
      <Value name={texts.t(`builder:imperial-assault.attack-${attack.type}`)}>
        {attack.flexible === undefined ? (
          <DicePool dice={attack.dice} />
        ) : (
          <span className="text-xs leading-tight">
            {texts.t('builder:imperial-assault.flexible', attack.flexible)}
          </span>
        )}
      </Value>
      <Value name={texts.t('builder:imperial-assault.defence')}>
        <DicePool dice={defence} />
      </Value>
    </dl>
  );
}

function Value(props: { readonly name: string; readonly children: ReactNode }): JSX.Element {
  return (
    <div className="flex flex-col-reverse justify-end rounded-sm bg-raised py-1">
      <dt className="text-xs leading-tight text-quiet">{props.name}</dt>
      <dd className="condensed grid min-h-7 place-items-center text-lg leading-tight">
        {props.children}
      </dd>
    </div>
  );
}

function DicePool(props: { readonly dice: FigureCard['defence'] }): JSX.Element {
  const { dice } = props;
  const texts = useTexts(...NAMESPACES);
  return (
    <span
      className="flex justify-center gap-px"
      role="img"
      aria-label={dice.map((die) => texts.t(`imperial-assault:die.${die}.name`)).join(', ')}
    >
      {dice.map((die, index) => (
        <DieFace key={`${die}-${index}`} kind={die} face={BLANK} size={dice.length > 2 ? 19 : 22} />
      ))}
    </span>
  );
}

function Surges(props: { readonly card: FigureCard }): JSX.Element {
  return (
    <ul className="flex flex-wrap gap-1">
      {props.card.surges.map(({ cost, effects }) => (
        <li
          key={effects.join()}
          className="flex items-center gap-1 rounded-sm border border-line px-1.5 py-0.5 text-xs"
        >
          {Array.from({ length: cost }, (_, index) => (
            <ArtSvg key={index} size={13} className="shrink-0 text-ask-ink">
              <DieSymbolArt symbol="surge" />
            </ArtSvg>
          ))}
          <EffectWords effects={effects} />
        </li>
      ))}
    </ul>
  );
}

/** Keywords without a surge, and what is always added to its rolls. */
function Keywords(props: { readonly card: FigureCard }): JSX.Element | null {
  const { keywords, bonuses } = props.card;
  const texts = useTexts(...NAMESPACES);
  const words = [
    ...Object.entries(keywords).map(([keyword, value]) =>
      texts.t(`imperial-assault:keyword.${keyword}.label`, { value: value ?? 0 }),
    ),
    ...bonuses.map(([when, kind, value]) =>
      texts.t(`builder:imperial-assault.bonus-${when}`, {
        effect: nameOfBonus(texts, kind, value),
      }),
    ),
  ];
  return words.length === 0 ? null : <p className="text-xs">{words.join(' · ')}</p>;
}
