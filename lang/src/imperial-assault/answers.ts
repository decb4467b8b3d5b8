import {
  type Answer,
  type AnswerKind,
  type AnswerOf,
  isActing,
  readDie,
  type SurgeView,
} from '@parsecs/imperial-assault/words';
import { personOf } from '../people.ts';
import { nameDie, tellEffects, tellFace } from './dice.ts';
import type { QuestionContext } from './question-context.ts';
import {
  nameCommand,
  nameEffect,
  nameFigure,
  nameGroup,
  nameSpace,
  targetParams,
  tokenParams,
} from './words.ts';

type Describers = {
  readonly [Kind in AnswerKind]: (answer: AnswerOf<Kind>, asking: QuestionContext) => string;
};

type ByQuestion = 'pass' | 'stop' | 'yes' | 'no';
type ByGroup = 'mark' | 'activate' | 'group';
type ByFigure = 'next' | 'figure';
type ByToken = 'flip' | 'retrieve' | 'reprogram' | 'token';
type Plain =
  | 'move'
  | 'end'
  | 'damage'
  | 'order-move'
  | 'order-attack'
  | 'move-raiders'
  | 'deploy-raider'
  | 'high-command'
  | 'resign';

/** Declining and agreeing mean something else in each question. */
function describeByQuestion(
  { kind }: AnswerOf<ByQuestion>,
  { texts, question }: QuestionContext,
): string {
  return texts.t(`imperial-assault:answer.${kind}.${question.kind}`);
}

function describeGroup({ group }: AnswerOf<ByGroup>, asking: QuestionContext): string {
  return nameGroup(group, asking);
}

function describeFigure({ figure }: AnswerOf<ByFigure>, asking: QuestionContext): string {
  return nameFigure(figure, asking);
}

function describePlace({ place }: AnswerOf<'place'>, { texts }: QuestionContext): string {
  return nameSpace(texts, place);
}

function describeToken({ kind, token }: AnswerOf<ByToken>, asking: QuestionContext): string {
  const params = tokenParams(token, kindOf(token, asking));
  return asking.texts.t(`imperial-assault:answer.${kind}`, params);
}

function describePlainly({ kind }: AnswerOf<Plain>, { texts }: QuestionContext): string {
  return texts.t(`imperial-assault:answer.${kind}`);
}

/** A kind of answer without words fails the type check. */
const DESCRIBERS: Describers = {
  pass: describeByQuestion,
  stop: describeByQuestion,
  yes: describeByQuestion,
  no: describeByQuestion,
  seat: ({ seat }, { texts, people }) => {
    const who = personOf(people, seat);
    return texts.t(`imperial-assault:answer.seat.${who}`, { name: people.name(seat) });
  },
  army: ({ affiliation, deployments }, { texts }) =>
    texts.t('imperial-assault:answer.army', {
      affiliation,
      cards: deployments.map((id) => texts.t(`imperial-assault:deployment.${id}.name`)).join(', '),
    }),
  zone: ({ zone }, { texts }) => texts.t(`imperial-assault:zone.${zone}.name`),
  mark: describeGroup,
  activate: describeGroup,
  group: describeGroup,
  next: describeFigure,
  figure: describeFigure,
  raider: ({ raider }, asking) => nameFigure(raider, asking),
  deploy: ({ place, figure }, asking) =>
    asking.texts.t('imperial-assault:answer.deploy', {
      figure: nameFigure(figure, asking),
      space: nameSpace(asking.texts, place),
    }),
  place: describePlace,
  space: ({ space }, { texts }) => nameSpace(texts, space),
  walk: ({ place }, { texts }) =>
    texts.t('imperial-assault:answer.walk', { space: nameSpace(texts, place) }),
  // One figure is pushed by an ability; under a Massive one there may be several.
  push: ({ place, figure }, asking) => {
    const { texts, question } = asking;
    const space = nameSpace(texts, place);
    if (question.kind !== 'displace') return space;
    return texts.t('imperial-assault:answer.push', { figure: nameFigure(figure, asking), space });
  },
  attack: (answer, asking) => {
    const { texts, question } = asking;
    const target = nameFigure(answer.target, asking);
    return isActing(question.kind) ? texts.t('imperial-assault:answer.attack', { target }) : target;
  },
  special: ({ ability }, { texts }) => nameEffect(texts, ability),
  use: ({ ability, figure }, asking) =>
    asking.texts.t('imperial-assault:answer.use', {
      effect: nameEffect(asking.texts, ability),
      figure: nameFigure(figure, asking),
    }),
  play: ({ card }, { texts }) => texts.t('imperial-assault:answer.play', { card }),
  resolve: ({ card }, { texts }) => nameCommand(texts, card),
  discard: ({ card }, { texts }) => nameCommand(texts, card),
  'discard-top': (_answer, { texts }) => texts.t('imperial-assault:answer.discard'),
  shed: ({ condition }, { texts }) => texts.t('imperial-assault:answer.shed', { condition }),
  open: ({ door }, asking) =>
    asking.texts.t('imperial-assault:answer.open', targetParams(door, asking)),
  flip: describeToken,
  retrieve: describeToken,
  reprogram: describeToken,
  token: describeToken,
  upload: ({ terminal }, { texts }) =>
    texts.t('imperial-assault:answer.upload', tokenParams(terminal, 'terminal')),
  effect: ({ effect }, { texts }) => texts.t(`imperial-assault:answer.effect.${effect}`),
  reroll: ({ ability, die }, asking) =>
    asking.texts.t('imperial-assault:answer.reroll', {
      effect: nameEffect(asking.texts, ability),
      die: describeDie(die, asking),
    }),
  dice: ({ dice }, asking) => dice.map((die) => describeDie(die, asking)).join('; '),
  die: ({ die }, asking) => describeDie(die, asking),
  pool: ({ dice }, { texts }) => dice.map((die) => nameDie(texts, die)).join(' + '),
  surge: (answer, asking) => {
    const { cost = 1, effects = [] } = surgeOf(answer, asking) ?? {};
    return asking.texts.t('imperial-assault:answer.surge', {
      count: cost,
      effects: tellEffects(asking.texts, effects),
    });
  },
  move: describePlainly,
  end: describePlainly,
  damage: describePlainly,
  'order-move': describePlainly,
  'order-attack': describePlainly,
  'move-raiders': describePlainly,
  'deploy-raider': describePlainly,
  'high-command': describePlainly,
  resign: describePlainly,
};

/** The words of a button. */
export function describeAnswer(answer: Answer, asking: QuestionContext): string {
  return DESCRIBERS[answer.kind](answer as never, asking);
}

/** A token of the mission by its kind, whatever the map calls it. */
export function kindOf(id: string, { view }: QuestionContext): string | undefined {
  return view.tokens.find((token) => token.id === id)?.kind;
}

export function surgeOf(
  { number }: AnswerOf<'surge'>,
  { view: { attack } }: QuestionContext,
): SurgeView | undefined {
  return attack?.surges.find((surge) => surge.number === number);
}

/** A die as it lies in the attack that is going on. */
function describeDie(name: string, { texts, view: { attack } }: QuestionContext): string {
  const { side, number } = readDie(name) ?? {};
  const dice = side === 'defence' ? attack?.defenceDice : attack?.attackDice;
  const shown = number === undefined ? undefined : dice?.[number - 1];
  if (side === undefined || number === undefined || shown === undefined) return name;
  const { die, face } = shown;
  const label = texts.t(`imperial-assault:answer.die.${side}`, { number, die });
  if (face === null) return label;
  return texts.t('imperial-assault:die-shown', { die: label, shown: tellFace(texts, die, face) });
}
