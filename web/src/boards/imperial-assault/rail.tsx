import type { FigureView, GroupView, ImperialAssault, View } from '@parsecs/imperial-assault';
import type { JSX } from 'react';
import { Icon } from '../../art/emblems.tsx';
import { InitiativeArt, UpgradeMark } from '../../art/imperial-assault/index.ts';
import { ArtSvg } from '../../art/kit/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { partOf, type RailProps } from '../contract.ts';
import { rimOf } from '../kit/bases.tsx';
import { affiliationOf, cardOf, sideOf } from './cards.ts';
import { Bust } from './figure-piece.tsx';
import { endOf, lastingFor } from './lasting.ts';
import { ConditionMarks, HealthBar, LastingMark, StateMark } from './rail-marks.tsx';
import { labelFigure, NAMESPACES, nameOfCard, nameOfCommand, nameOfFigure } from './words.ts';

/** The forces of one seat: points and cards, groups with their figures, upgrades. */
export function Rail(props: RailProps<ImperialAssault>): JSX.Element {
  const { view, seat, onInspect } = props;
  const texts = useTexts(...NAMESPACES);
  const own = view.seats[seat];
  const groups = view.groups.filter(({ owner }) => owner === seat);
  const affiliation = affiliationOf(view, seat);
  if (own === undefined) return <div />;
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-quiet">
        {affiliation !== undefined && (
          <li>{texts.t(`imperial-assault:affiliation.${affiliation}.name`)}</li>
        )}
        <Count icon="trophy" words={texts.t('imperial-assault-board:rail.vp', { count: own.vp })} />
        <Count
          icon="hand"
          words={texts.t('imperial-assault-board:rail.hand', { count: own.hand })}
        />
        <Count
          icon="deck"
          words={texts.t('imperial-assault-board:rail.deck', { count: own.deck })}
        />
        {own.discard.length > 0 && (
          <li>
            <button
              type="button"
              className="min-h-6 underline underline-offset-4 hover:text-ink"
              onClick={() => onInspect(partOf('discard', `${seat}`))}
            >
              {texts.t('imperial-assault-board:rail.discard', { count: own.discard.length })}
            </button>
          </li>
        )}
      </ul>
      <LastingList {...props} />
      {own.upgrades.length > 0 && (
        <ul className="flex flex-col gap-1">
          {own.upgrades.map((upgrade) => (
            <li key={upgrade}>
              <button
                type="button"
                className="flex min-h-6 items-center gap-2 text-left text-xs text-info-ink hover:underline"
                onClick={() => onInspect(partOf('upgrade', upgrade))}
              >
                <ArtSvg size={16} className="shrink-0">
                  <UpgradeMark upgrade={upgrade as Parameters<typeof UpgradeMark>[0]['upgrade']} />
                </ArtSvg>
                {nameOfCard(texts, upgrade)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {groups.map((group) => (
          <GroupRow key={group.id} {...props} group={group} />
        ))}
      </ul>
    </div>
  );
}

/** Cards that concern the whole side, each with its text one touch away. */
function LastingList(props: RailProps<ImperialAssault>): JSX.Element | null {
  const { view, seat, onInspect } = props;
  const texts = useTexts(...NAMESPACES);
  const cards = lastingFor(view, seat);
  if (cards.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {cards.map((card) => (
        <li key={card}>
          <button
            type="button"
            className="flex min-h-6 items-center gap-2 text-left text-xs text-ask-ink hover:underline"
            title={endOf(texts, card)}
            onClick={() => onInspect(partOf('card', card))}
          >
            <LastingMark size={16} />
            {nameOfCommand(texts, card)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Count(props: {
  readonly icon: 'trophy' | 'hand' | 'deck';
  readonly words: string;
}): JSX.Element {
  return (
    <li className="flex items-center gap-1">
      <Icon name={props.icon} size={14} />
      {props.words}
    </li>
  );
}

function GroupRow(props: RailProps<ImperialAssault> & { readonly group: GroupView }): JSX.Element {
  const { view, group, people } = props;
  const texts = useTexts(...NAMESPACES);
  const figures = view.figures.filter((figure) => figure.group === group.id);
  const isGone = group.state === 'defeated';
  return (
    <li className={`rounded-sm border border-line px-1.5 py-1 ${isGone ? 'opacity-60' : ''}`}>
      <div className="flex items-center gap-2">
        <ArtSvg size={26} className="shrink-0">
          <Bust id={group.card} />
        </ArtSvg>
        <span className="min-w-0 grow">
          <span
            className={`block text-xs leading-tight break-words ${isGone ? 'line-through' : ''}`}
          >
            {cardOf(group)?.unique === true && (
              <span role="img" aria-label={texts.t('builder:unique')}>
                {'• '}
              </span>
            )}
            {nameOfFigure(texts, view, group, people)}
          </span>
        </span>
        <Marks view={view} group={group} />
        <StateMark state={group.state} />
      </div>
      {!isGone &&
        figures
          .filter(({ at, damage }) => at.length > 0 || damage > 0 || view.round <= 1)
          .map((figure) => <FigureLine key={figure.id} {...props} figure={figure} />)}
    </li>
  );
}

/** The secret token of a mission, and a price on their heads. */
function Marks(props: { readonly view: View; readonly group: GroupView }): JSX.Element {
  const { marked, mark, prices } = props.group;
  const texts = useTexts(...NAMESPACES);
  return (
    <>
      {marked === true && (
        <span
          className={`condensed rounded-sm border px-1 text-xs ${
            mark === 'red'
              ? 'border-danger-ink text-danger-ink'
              : mark === 'blue'
                ? 'border-info-ink text-info-ink'
                : 'border-edge text-quiet'
          }`}
        >
          {mark === undefined
            ? texts.t('imperial-assault-board:mark.secret')
            : texts.t(`imperial-assault:mark.${mark}.nom`)}
        </span>
      )}
      {prices.length > 0 && (
        <span
          className="condensed rounded-sm border border-ask-ink px-1 text-xs text-ask-ink"
          title={texts.t('imperial-assault:command.price-on-their-heads.name')}
        >
          ¤
        </span>
      )}
    </>
  );
}

function FigureLine(
  props: RailProps<ImperialAssault> & { readonly figure: FigureView },
): JSX.Element {
  const { view, people, figure, inspected, onInspect, onPoint } = props;
  const texts = useTexts(...NAMESPACES);
  const part = partOf('figure', figure.id);
  const isClose = inspected === part;
  const lasting = figure.effects;
  return (
    <button
      type="button"
      aria-pressed={isClose}
      aria-label={labelFigure(texts, view, figure, people)}
      className={`flex min-h-6 w-full items-center gap-1.5 rounded-sm px-1 text-left hover:bg-raised pointer-coarse:min-h-touch ${
        isClose ? 'bg-raised' : ''
      }`}
      onClick={() => onInspect(isClose ? undefined : part)}
      onPointerEnter={() => onPoint([part])}
      onPointerLeave={() => onPoint([])}
      onFocus={() => onPoint([part])}
      onBlur={() => onPoint([])}
    >
      <span className="min-w-0 grow">
        <HealthBar damage={figure.damage} health={figure.health} />
      </span>
      <ConditionMarks conditions={figure.conditions} />
      {lasting.length > 0 && (
        <span className="shrink-0 text-info-ink">
          <LastingMark
            size={16}
            title={lasting.map((card) => nameOfCommand(texts, card)).join(', ')}
          />
        </span>
      )}
    </button>
  );
}

/** The shape and hue of a seat, and the initiative if it has it. */
export function SeatMark(props: { readonly view: View; readonly seat: number }): JSX.Element {
  const { view, seat } = props;
  const texts = useTexts(...NAMESPACES);
  const side = sideOf(view, seat);
  return (
    <span className="inline-flex items-center gap-1">
      <svg width={18} height={18} viewBox="-16 -16 32 32" aria-hidden="true">
        <g className="bk-base" data-side={side}>
          <path d={rimOf(side, 12)} className="ia-seat-mark" />
        </g>
      </svg>
      {view.mission !== null && view.initiative === seat && (
        <ArtSvg size={18} title={texts.t('imperial-assault-board:initiative')}>
          <InitiativeArt />
        </ArtSvg>
      )}
    </span>
  );
}
