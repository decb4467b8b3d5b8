import { type FigureView, findDeployment, type ImperialAssault } from '@parsecs/imperial-assault';
import type { CoachMoment, Trigger } from '../trigger.ts';

type Moment = CoachMoment<ImperialAssault>;

/** The figure that acts, where it is one's own. */
function acting({ view, seat }: Moment): FigureView | undefined {
  const { activation } = view;
  return view.figures.find(({ id, owner }) => id === activation?.figure && owner === seat);
}

/** Whether the figure that acts would attack from afar, so that accuracy counts. */
function isRanged(moment: Moment): boolean {
  const card = findDeployment(acting(moment)?.card ?? '');
  return card?.type === 'figure' && card.attack.type === 'ranged';
}

function suffers(moment: Moment, condition: FigureView['conditions'][number]): boolean {
  const isAct = moment.question.kind === 'act';
  return isAct && acting(moment)?.conditions.includes(condition) === true;
}

function offers({ question }: Moment, kind: string): boolean {
  return question.answers.some((answer) => answer.kind === kind);
}

export const imperialAssaultTriggers: readonly Trigger<ImperialAssault>[] = [
  { id: 'stunned', when: (moment) => suffers(moment, 'stunned') },
  { id: 'bleeding', when: (moment) => suffers(moment, 'bleeding') },
  { id: 'weakened', when: (moment) => suffers(moment, 'weakened') },
  { id: 'focused', when: (moment) => suffers(moment, 'focused') },
  {
    id: 'one-attack',
    when: (moment) => moment.question.kind === 'act' && moment.view.activation?.attacked === true,
  },
  {
    id: 'points-left',
    when: ({ question, view, composed }) =>
      question.kind === 'act' && composed?.kind === 'end' && (view.activation?.points ?? 0) > 0,
  },
  {
    id: 'surge',
    when: ({ question, view }) =>
      question.kind === 'surge' && (view.attack?.results?.surges ?? 0) > 0,
  },
  { id: 'strain', when: ({ question }) => question.kind === 'strain' },
  { id: 'door', when: (moment) => offers(moment, 'open') },
  { id: 'command-card', when: (moment) => offers(moment, 'play') },
  { id: 'target', when: (moment) => moment.composed?.kind === 'attack' && isRanged(moment) },
  {
    id: 'two-actions',
    when: ({ question, view }) => question.kind === 'act' && view.activation?.actions === 2,
  },
  { id: 'activate', when: ({ question }) => question.kind === 'activate' },
];
