import {
  type CommandId,
  cardAt,
  findCommand,
  type ImperialAssault,
  type View,
} from '@parsecs/imperial-assault';
import type { People } from '@parsecs/lang';
import type { JSX, ReactNode } from 'react';
import { TimingMark, UpgradeMark } from '../../art/imperial-assault/index.ts';
import { ArtSvg } from '../../art/kit/index.ts';
import { useTexts } from '../../shell/texts.tsx';
import { type DetailsProps, idOf, isKind } from '../contract.ts';
import { cardOf, figureIn } from './cards.ts';
import { FigureDetails } from './details-figure.tsx';
import { MissionDetails } from './details-mission.tsx';
import { SpaceDetails } from './details-space.tsx';
import { StepsDetails } from './details-steps.tsx';
import { ThingDetails } from './details-thing.tsx';
import { endOf, lastingFor, lastingOn } from './lasting.ts';
import { NAMESPACES, nameOfCard, nameOfCommand, nameOfFigure } from './words.ts';

/** Everything about one figure, group, card, upgrade or the mission. */
export function Details(props: DetailsProps<ImperialAssault>): JSX.Element | null {
  const { view, part } = props;
  const id = idOf(part);
  if (isKind(part, 'mission')) return <MissionDetails view={view} people={props.people} />;
  if (isKind(part, 'thing')) return <ThingDetails view={view} people={props.people} id={id} />;
  if (isKind(part, 'space')) return <SpaceDetails view={view} people={props.people} space={id} />;
  if (isKind(part, 'steps')) return <StepsDetails view={view} />;
  if (isKind(part, 'card')) {
    return <CommandDetails view={view} people={props.people} card={id as CommandId} />;
  }
  if (isKind(part, 'upgrade')) return <UpgradeDetails upgrade={id} />;
  if (isKind(part, 'discard')) return <DiscardDetails {...props} seat={Number(id)} />;
  const figures = isKind(part, 'group')
    ? view.figures.filter(({ group }) => group === id)
    : [figureIn(view, id)].flatMap((figure) => figure ?? []);
  const [first] = figures;
  const card = first && (cardAt(view, first.card) ?? cardOf(first));
  if (first === undefined || card === undefined) return null;
  return <FigureDetails view={view} people={props.people} card={card} figures={figures} />;
}

function Article(props: {
  readonly name: string;
  readonly note: string;
  readonly mark: ReactNode;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <article className="flex flex-col gap-2 p-3 text-sm" aria-label={props.name}>
      <header className="flex items-center gap-3 pr-10">
        <span className="grid size-11 shrink-0 place-items-center rounded-md border border-line bg-space text-info-ink">
          <ArtSvg size={28}>{props.mark}</ArtSvg>
        </span>
        <div className="min-w-0">
          <h2 className="text-base leading-tight font-semibold">{props.name}</h2>
          <p className="text-xs text-quiet">{props.note}</p>
        </div>
      </header>
      {props.children}
    </article>
  );
}

function CommandDetails(props: {
  readonly view: View;
  readonly people: People;
  readonly card: CommandId;
}): JSX.Element | null {
  const { view, people } = props;
  const texts = useTexts(...NAMESPACES);
  const card = findCommand(props.card);
  if (card === undefined) return null;
  const notes = [
    texts.t(`builder:imperial-assault.timing-${card.timing}`),
    ...(card.actions > 0
      ? [texts.t('builder:imperial-assault.actions', { count: card.actions })]
      : []),
    ...(card.cost > 0 ? [texts.t('imperial-assault-board:cost', { count: card.cost })] : []),
  ];
  const names = [
    ...view.seats.flatMap((_, seat) =>
      lastingFor(view, seat).includes(card.id) ? [people.name(seat)] : [],
    ),
    ...view.figures.flatMap((figure) =>
      figure.at.length > 0 && lastingOn(view, figure).includes(card.id)
        ? [nameOfFigure(texts, view, figure, people)]
        : [],
    ),
  ];
  return (
    <Article
      name={nameOfCommand(texts, card.id)}
      note={notes.join(' · ')}
      mark={<TimingMark timing={card.timing} />}
    >
      <p>{texts.t(`imperial-assault:command.${card.id}.text`)}</p>
      {names.length > 0 && (
        <p className="text-info-ink">
          {texts.t('imperial-assault-board:lasting.on', { names: names.join(', ') })}
          <br />
          {endOf(texts, card.id)}
        </p>
      )}
    </Article>
  );
}

function UpgradeDetails(props: { readonly upgrade: string }): JSX.Element {
  const texts = useTexts(...NAMESPACES);
  return (
    <Article
      name={nameOfCard(texts, props.upgrade)}
      note={texts.t('builder:imperial-assault.upgrade')}
      mark={<UpgradeMark upgrade={props.upgrade as Parameters<typeof UpgradeMark>[0]['upgrade']} />}
    >
      <p>{texts.t(`imperial-assault:deployment.${props.upgrade}.text`)}</p>
    </Article>
  );
}

/** The Command cards that somebody has used up, the latest first. */
function DiscardDetails(props: {
  readonly view: View;
  readonly people: DetailsProps['people'];
  readonly seat: number;
}): JSX.Element {
  const { view, people, seat } = props;
  const texts = useTexts(...NAMESPACES);
  const cards = [...(view.seats[seat]?.discard ?? [])].reverse();
  const title = texts.t('imperial-assault-board:card.discard', { name: people.name(seat) });
  return (
    <article className="flex flex-col gap-2 p-3 text-sm" aria-label={title}>
      <h2 className="pr-10 text-base leading-tight font-semibold">{title}</h2>
      <ul className="flex flex-col gap-2">
        {cards.map((card, index) => (
          // Two copies of a card are alike.
          <li key={`${card}-${cards.length - index}`}>
            <p className="font-semibold">{nameOfCommand(texts, card)}</p>
            <p className="text-xs text-quiet">{texts.t(`imperial-assault:command.${card}.text`)}</p>
          </li>
        ))}
      </ul>
    </article>
  );
}
