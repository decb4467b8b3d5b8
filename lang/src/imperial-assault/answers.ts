import type { CommandId, Die, DieView } from '@parsecs/imperial-assault';
import { personOf } from '../people.ts';
import type { Asking } from './asking.ts';
import { nameDie, tellEffects, tellFace } from './dice.ts';
import {
  nameCommand,
  nameEffect,
  nameFigure,
  nameGroup,
  nameSpace,
  targetParams,
  tokenParams,
} from './words.ts';

/** The parts of an answer, read from its id: bots and files know answers by their ids only. */
export interface Read {
  readonly verb: string;
  readonly what: string;
  readonly more: readonly string[];
}

export function readAnswer(id: string): Read {
  const [verb = '', what = '', ...more] = id.split(':');
  return /^P\d+$/.test(verb)
    ? { verb: 'seat', what: String(Number(verb.slice(1)) - 1), more }
    : { verb, what, more };
}

/** The words of a button. */
export function describeAnswer(id: string, asking: Asking): string {
  const { texts, people, question } = asking;
  const { verb, what, more } = readAnswer(id);
  switch (verb) {
    case 'pass':
    case 'stop':
    case 'yes':
    case 'no':
      return texts.t(`imperial-assault:answer.${verb}.${question.kind}`);
    case 'seat': {
      const seat = Number(what);
      const who = personOf(people, seat);
      return texts.t(`imperial-assault:answer.seat.${who}`, { name: people.name(seat) });
    }
    case 'zone':
      return texts.t(`imperial-assault:zone.${what}.name`);
    case 'mark':
      return nameGroup(more[0] ?? '', asking);
    case 'activate':
    case 'group':
      return nameGroup(what, asking);
    case 'next':
    case 'figure':
      return nameFigure(what, asking);
    case 'raider':
      return nameFigure(`raider-${what}`, asking);
    case 'deploy':
    case 'place':
    case 'space':
      return nameSpace(texts, what);
    case 'walk':
      return texts.t('imperial-assault:answer.walk', { space: nameSpace(texts, what) });
    case 'push':
      return describePush(what, more[0] ?? '', asking);
    default:
      return describeDeed(id, asking);
  }
}

/** One figure is pushed by an ability; under a Massive one there may be several. */
function describePush(place: string, figure: string, asking: Asking): string {
  const { texts, question } = asking;
  const space = nameSpace(texts, place);
  if (question.kind !== 'displace') return space;
  return texts.t('imperial-assault:answer.push', { figure: nameFigure(figure, asking), space });
}

function describeDeed(id: string, asking: Asking): string {
  const { texts, question } = asking;
  const { verb, what, more } = readAnswer(id);
  switch (verb) {
    case 'attack': {
      const target = nameFigure(what, asking);
      const isAction = question.kind === 'act' || question.kind === 'extra-action';
      return isAction ? texts.t('imperial-assault:answer.attack', { target }) : target;
    }
    case 'special':
    case 'resolve':
      return nameEffect(texts, what);
    case 'use':
      return texts.t('imperial-assault:answer.use', {
        effect: nameEffect(texts, what),
        figure: nameFigure(more[0] ?? '', asking),
      });
    case 'play':
      return texts.t('imperial-assault:answer.play', { card: what });
    case 'shed':
      return texts.t('imperial-assault:answer.shed', { condition: what });
    case 'open':
      return texts.t('imperial-assault:answer.open', targetParams(what, asking));
    case 'flip':
    case 'retrieve':
    case 'reprogram':
    case 'token':
    case 'upload':
      return texts.t(`imperial-assault:answer.${verb}`, tokenParams(what, kindOf(what, asking)));
    case 'discard':
      return what === ''
        ? texts.t('imperial-assault:answer.discard')
        : nameCommand(texts, what as CommandId);
    case 'effect':
      return texts.t(`imperial-assault:answer.effect.${what}`);
    default:
      return describeDice(id, asking);
  }
}

function describeDice(id: string, asking: Asking): string {
  const { texts } = asking;
  const { verb, what, more } = readAnswer(id);
  switch (verb) {
    case 'reroll':
      return texts.t('imperial-assault:answer.reroll', {
        effect: nameEffect(texts, what),
        die: describeDie(more.at(-1) ?? '', asking),
      });
    case 'dice':
      return what
        .split('+')
        .map((die) => describeDie(die, asking))
        .join('; ');
    case 'die':
      return describeDie(what, asking);
    case 'pool':
      return what
        .split('+')
        .map((die) => nameDie(texts, die as Die))
        .join(' + ');
    case 'surge': {
      const surge = surgeOf(what, asking);
      const effects = surge === undefined ? what : tellEffects(texts, surge.effects);
      return texts.t('imperial-assault:answer.surge', { count: surge?.cost ?? 1, effects });
    }
    default:
      return texts.t(`imperial-assault:answer.${verb}`);
  }
}

/** A token of the mission by its kind, whatever the map calls it. */
export function kindOf(id: string, { view }: Asking): string | undefined {
  const token = view.tokens.find((one) => one.id === id);
  if (token !== undefined) return token.kind;
  return view.terminals.some((terminal) => terminal.id === id) ? 'terminal' : undefined;
}

export function surgeOf(
  number: string,
  { view: { attack } }: Asking,
): NonNullable<Asking['view']['attack']>['surges'][number] | undefined {
  return attack?.surges.find((surge) => surge.number === Number(number));
}

/** `attack-1`, as it lies in the attack that is going on. */
function describeDie(name: string, { texts, view: { attack } }: Asking): string {
  const [side = 'attack', number = '1'] = name.split('-');
  const dice: readonly DieView[] =
    (side === 'defence' ? attack?.defenceDice : attack?.attackDice) ?? [];
  const shown = dice[Number(number) - 1];
  if (shown === undefined) return name;
  const { die, face } = shown;
  const label = texts.t(`imperial-assault:answer.die.${side}`, { number, die });
  if (face === null) return label;
  return texts.t('imperial-assault:die-shown', { die: label, shown: tellFace(texts, die, face) });
}
