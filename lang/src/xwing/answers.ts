import {
  type Answer,
  type AnswerOf,
  findShip,
  isMirrorMatch,
  readCard,
  readySquadIn,
  shipAsked,
} from '@parsecs/xwing/words';
import { pairOf, personOf } from '../people.ts';
import { cardName } from './cards.ts';
import { type QuestionContext, whenAsked } from './question-context.ts';
import {
  countDice,
  facingOf,
  nameAction,
  nameCard,
  nameManoeuvre,
  nameOnDial,
  namePlace,
  nameShip,
  nameSquad,
  nameThing,
  nameWeapon,
  obstacleParams,
  satelliteParams,
  shipParams,
  writeNumber,
} from './words.ts';

/** The words of a button. */
export function describeAnswer(answer: Answer, asking: QuestionContext): string {
  const { texts, people, view } = asking;
  switch (answer.kind) {
    case 'word':
      return nameWord(answer.word, asking);
    case 'side':
      return nameThing(texts, 'faction', answer.faction);
    case 'edge':
      return nameThing(texts, 'edge', answer.edge);
    case 'assign':
      return texts.t(`xwing:answer.seat.${personOf(people, answer.seat)}`, {
        name: people.name(answer.seat),
      });
    case 'squad': {
      const ready = readySquadIn(answer.squad);
      if (ready !== undefined) return texts.t(`xwing:squad.${ready.id}`);
      const ships = nameSquad(texts, answer.squad.ships);
      return texts.t('xwing:answer.own-squad', { ships });
    }
    case 'ship':
      // A ship that is still to come has no number yet.
      return whenAsked(view) === 'reinforcement'
        ? texts.t('xwing:answer.reinforcement', { pilot: answer.ship })
        : labelShip(answer.ship, asking);
    case 'lock':
      return labelShip(answer.target, asking);
    case 'announce':
      return cardName(texts, 'upgrade', answer.upgrade);
    case 'scan':
      return texts.t('xwing:answer.scan', satelliteParams(answer.satellite));
    case 'change':
      return texts.t('xwing:answer.change-ship', shipParams(answer.ship));
    case 'action':
      return nameAction(texts, answer.action, 'name');
    default:
      return describeDeed(answer, asking);
  }
}

type Deed = AnswerOf<
  | 'manoeuvre'
  | 'dial'
  | 'attack'
  | 'spend-lock'
  | 'use'
  | 'obstacle'
  | 'place'
  | 'satellite'
  | 'charge'
  | 'roll'
>;

function describeDeed(deed: Deed, asking: QuestionContext): string {
  const { texts } = asking;
  switch (deed.kind) {
    case 'manoeuvre':
      return describeManoeuvre(deed.manoeuvre, asking);
    case 'dial':
      return `${nameShip(texts, deed.ship)}: ${nameOnDial(texts, deed.ship, deed.manoeuvre)}`;
    case 'attack': {
      const name = nameWeapon(texts, deed.weapon, 'name');
      const isOtherwise = deed.price === 'focus';
      const weapon = isOtherwise ? texts.t('xwing:answer.with-focus', { weapon: name }) : name;
      return `${weapon}: ${labelShip(deed.target, asking, 'nom')}`;
    }
    case 'spend-lock':
      return texts.t('xwing:answer.spend-lock', { dice: countDice(texts, deed.dice) });
    case 'use':
      return describeUse(deed, asking);
    case 'roll':
      return describeRoll(deed, asking);
    default:
      return describePlace(deed, asking);
  }
}

function describeManoeuvre(manoeuvre: string, { texts, question, view }: QuestionContext): string {
  // A boost has no colour.
  const ship = question.kind === 'boost' ? undefined : shipAsked(view);
  return ship === undefined
    ? nameManoeuvre(texts, manoeuvre, 'name')
    : nameOnDial(texts, ship.id, manoeuvre, 'name');
}

/** A ship with its owner, where both sides fly for one faction. */
function labelShip(id: string, asking: QuestionContext, form: 'start' | 'nom' = 'start'): string {
  const { texts, view, people } = asking;
  const name = nameShip(texts, id, form);
  const ship = findShip(view, id);
  if (ship === undefined || !isMirrorMatch(view)) return name;
  return `${name} (${people.name(ship.owner)})`;
}

/** What is declined. */
function declined(asking: QuestionContext): 'lock' | 'shuttle' | 'reinforcement' | 'other' {
  if (asking.question.kind === 'lock') return 'lock';
  const when = whenAsked(asking.view);
  return when === 'shuttle' || when === 'reinforcement' ? when : 'other';
}

function isAboutDice(kind: string): boolean {
  return kind === 'modify-attack-dice' || kind === 'modify-defence-dice';
}

function nameWord(word: AnswerOf<'word'>['word'], asking: QuestionContext): string {
  const { texts, question, view } = asking;
  switch (word) {
    case 'done':
      if (whenAsked(view) === 'upgrades') return texts.t('xwing:answer.done.upgrades');
      return texts.t(`xwing:answer.done.${isAboutDice(question.kind) ? 'dice' : 'window'}`);
    case 'pass':
      return texts.t(`xwing:answer.pass.${question.kind === 'attack' ? 'attack' : 'action'}`);
    case 'decline':
      return texts.t(`xwing:answer.decline.${declined(asking)}`);
    default:
      return texts.t(`xwing:answer.${word}`);
  }
}

/** The card, on which ship if several could use one, and what it is used with. */
function describeUse({ card, ship, on }: AnswerOf<'use'>, asking: QuestionContext): string {
  const { texts, question } = asking;
  const holders = new Set(
    question.answers.flatMap((other) => (other.kind === 'use' ? [other.ship] : [])),
  );
  const isPilot = readCard(card).kind === 'pilot';
  const holder = holders.size > 1 && !isPilot ? ` (${labelShip(ship, asking, 'nom')})` : '';
  const name = `${nameCard(texts, card, 'name')}${holder}`;
  return on === undefined ? name : pairOf(texts, name, nameUsedOn(on, asking));
}

function nameUsedOn(on: NonNullable<AnswerOf<'use'>['on']>, asking: QuestionContext): string {
  const { texts } = asking;
  if ('dice' in on) return countDice(texts, on.dice);
  if ('word' in on) return texts.t(`xwing:choice.${on.word}`);
  return 'damage' in on ? cardName(texts, 'damage', on.damage) : labelShip(on.ship, asking, 'nom');
}

function describePlace(
  deed: AnswerOf<'obstacle' | 'place' | 'satellite' | 'charge'>,
  { texts }: QuestionContext,
): string {
  const where = namePlace(texts, deed.at);
  switch (deed.kind) {
    case 'place':
      return `${nameShip(texts, deed.ship)}: ${where}, ${texts.t(`xwing:facing.${facingOf(deed.at)}`)}`;
    case 'satellite':
      return `${texts.t('xwing:obstacle.satellite.name', satelliteParams(deed.satellite))}: ${where}`;
    case 'charge':
      return `${texts.t(`xwing:bomb.${deed.bomb}.start`)}: ${where}`;
    case 'obstacle': {
      const name = texts.t('xwing:obstacle.asteroid.name', obstacleParams(deed.obstacle));
      return deed.flipped
        ? `${name}: ${where}, ${texts.t('xwing:answer.flipped')}`
        : `${name}: ${where}`;
    }
  }
}

function describeRoll({ side, shift }: AnswerOf<'roll'>, { texts }: QuestionContext): string {
  const mm = writeNumber(texts, Math.abs(shift), 2);
  if (mm === '0') return texts.t(`xwing:answer.roll-level.${side}`);
  return shift > 0
    ? texts.t(`xwing:answer.roll-ahead.${side}`, { mm })
    : texts.t(`xwing:answer.roll-back.${side}`, { mm });
}
