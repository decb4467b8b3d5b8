import type { Question } from '@parsecs/kernel';
import {
  type Answer,
  colourOfShip,
  type ShipId,
  type Track,
  type TurnView,
  type View,
  WINDOWS,
  type Window,
} from '@parsecs/super-teams/words';
import { listOf, type People } from '../people.ts';
import type { Texts } from '../texts.ts';
import { cardParams, notableKind, placeParams, trackOf } from './words.ts';

type Asked = Pick<Question<Answer>, 'seat' | 'kind' | 'answers' | 'guarded'>;

interface QuestionContext {
  readonly texts: Texts;
  readonly question: Asked;
  readonly view: View;
  readonly people: People;
  readonly track: Track | undefined;
}

/** The sentence of the ask bar; it speaks to whoever is asked. */
export function describeQuestion(asking: QuestionContext): string {
  const { texts, question } = asking;
  const sentence = describeDecision(asking);
  // EN-29: everybody who could hold a card is asked, so some are asked in vain.
  const inVain = question.guarded === true && question.answers.length === 1;
  return inVain ? `${sentence} ${texts.t('super-teams:question.nothing-fits')}` : sentence;
}

function describeDecision(asking: QuestionContext): string {
  const { texts, question, view } = asking;
  const { turn } = view;
  if (question.kind === 'announce' || turn === null) return describeAnnounce(asking);
  const track = trackOf(view, asking.track);
  switch (question.kind) {
    case 'boost':
      return describeBoost(asking, turn);
    case 'evade': {
      const whose = whoseShip(asking, turn.ship) === 'own' ? 'own' : 'team';
      return texts.t(`super-teams:question.evade.${whose}`, {
        ship: turn.ship,
        ...placeParams(spaceOf(view, turn.ship), track),
      });
    }
    case 'grab':
      return texts.t('super-teams:question.grab', {
        ship: passingShip(asking, turn),
        ...placeParams(turn.rest ?? spaceOf(view, turn.ship), track),
      });
    case 'grab-half': {
      const ship = turn.grabbed ?? turn.ship;
      const whose = whoseShip(asking, ship) === 'own' ? 'own' : 'team';
      return texts.t(`super-teams:question.grab-half.${whose}`, {
        ship,
        space: spaceOf(view, ship),
      });
    }
    default: {
      const { ship } = turn;
      return texts.t(`super-teams:question.half.${whoseShip(asking, ship)}`, {
        ship,
        space: spaceOf(view, ship),
        owner: asking.people.name(ownerOf(view, ship)),
      });
    }
  }
}

function describeAnnounce({ texts, view }: QuestionContext): string {
  if (view.jokers.length === 0) return texts.t('super-teams:question.announce');
  const colours = view.jokers.map((colour) => texts.t(`super-teams:colour.${colour}.name`));
  return texts.t('super-teams:question.announce-jokers', { colours: listOf(texts, colours) });
}

function describeBoost(asking: QuestionContext, turn: TurnView): string {
  const { texts, question, view, people } = asking;
  const mover = view.active === question.seat ? 'you' : 'they';
  const whose = whoseShip(asking, turn.ship) === 'own' ? 'own' : 'team';
  return texts.t(`super-teams:question.boost.${mover}-${whose}`, {
    name: people.name(view.active),
    ship: turn.ship,
    where: whereIs(asking, turn.ship),
    ...cardParams(turn.card),
  });
}

function whereIs({ texts, view, track }: QuestionContext, id: ShipId): string {
  const known = trackOf(view, track);
  const ship = view.ships.find((candidate) => candidate.id === id);
  const { place, space } = placeParams(ship?.at ?? 0, known);
  const where = texts.t(`super-teams:place.${place}.on`, { space });
  const kind = ship && notableKind(ship, known);
  return kind === undefined ? where : `${where} (${texts.t(`super-teams:space.${kind}.short`)})`;
}

/** The ship of another side that moved: after a Grab it need not be the one the card moved. */
function passingShip(asking: QuestionContext, { ship, moved }: TurnView): ShipId {
  return moved.find((mover) => whoseShip(asking, mover.ship) === 'rival')?.ship ?? ship;
}

function whoseShip({ question, view }: QuestionContext, ship: ShipId): 'own' | 'team' | 'rival' {
  const owner = ownerOf(view, ship);
  if (owner === question.seat) return 'own';
  return view.seats[owner]?.side === view.seats[question.seat]?.side ? 'team' : 'rival';
}

function ownerOf(view: View, ship: ShipId): number {
  return view.ships.find(({ id }) => id === ship)?.owner ?? 0;
}

function spaceOf(view: View, ship: ShipId): number {
  return view.ships.find(({ id }) => id === ship)?.at ?? 0;
}

/** The words of a button. */
export function describeAnswer(answer: Answer, { texts, question }: QuestionContext): string {
  switch (answer.kind) {
    case 'announce': {
      const card = cardParams(answer.card);
      const params = { ...card, ship: answer.ship };
      return colourOfShip(answer.ship) === card.colour
        ? texts.t('super-teams:answer.announce', params)
        : texts.t('super-teams:answer.announce-joker', params);
    }
    case 'discard':
      return texts.t('super-teams:answer.discard', cardParams(answer.card));
    case 'decline':
      return texts.t(`super-teams:answer.decline.${windowOf(question)}`);
    case 'half':
      return texts.t('super-teams:answer.half', { half: answer.half });
    case 'grab':
      return texts.t('super-teams:answer.grab', { ship: answer.ship });
    case 'bonus':
      return texts.t('super-teams:answer.bonus', { bonus: answer.bonus });
  }
}

function windowOf({ kind }: Asked): Window {
  return WINDOWS.find((window) => window === kind) ?? 'boost';
}

/** What an answer leads to, in one sentence; empty where its own words say everything. */
export function describeAnswerHint(answer: Answer, asking: QuestionContext): string {
  const { texts, question, view } = asking;
  const track = trackOf(view, asking.track);
  switch (answer.kind) {
    case 'announce': {
      const ship = view.ships.find((candidate) => candidate.id === answer.ship);
      const kind = ship && notableKind(ship, track);
      return kind === 'hyperspace' || kind === 'asteroid'
        ? texts.t(`super-teams:space.${kind}.text`)
        : '';
    }
    case 'discard':
      return texts.t('super-teams:hint.discard');
    case 'decline':
      return question.kind === 'evade' ? texts.t('super-teams:hint.decline-evade') : '';
    case 'half':
      return texts.t(`super-teams:space.${answer.half}.text`);
    case 'grab':
      return texts.t('super-teams:hint.grab', {
        ship: answer.ship,
        ...placeParams(view.turn?.rest ?? 0, track),
      });
    case 'bonus':
      return texts.t(`super-teams:bonus.${answer.bonus}.text`);
  }
}
