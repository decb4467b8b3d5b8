import type { Seat, Viewer } from '@parsecs/kernel';
import type { Texts } from '@parsecs/lang';
import {
  type Answer,
  type AnswerOf,
  DIE,
  leavesMap,
  type StarshipBattles,
  type View,
} from '@parsecs/starship-battles';
import type { Asked } from '@parsecs/table';
import type { Standing } from '../contract.ts';
import { cardIn, hullOf, shipIn } from './cards.ts';
import { type Forecast, forecastAfter, forecastDeclared, forecastShots } from './forecast.ts';

/** What the battle is about, and what each side has left. */
export function aimOf(
  texts: Texts,
  view: View,
  viewer: Viewer,
  standings: readonly Standing[],
): string | undefined {
  if (view.phase === 'setup') return texts.t('starship-battles-board:aim.setup');
  const own = standings.find(({ seats }) => seats.some((seat) => isOwn(view, viewer, seat)));
  const other = standings.find((side) => side !== own);
  if (own === undefined || other === undefined) return undefined;
  const battle = texts.t(
    `starship-battles-board:aim.${viewer === 'spectator' ? 'watch' : 'battle'}`,
    {
      own: own.score,
      ownAll: own.of,
      enemy: other.score,
      enemyAll: other.of,
    },
  );
  const rounds = view.setup.roundLimit;
  if (rounds === 0) return battle;
  return `${texts.t('starship-battles-board:aim.rounds', { round: view.round, rounds })} ${battle}`;
}

/** The side that the sentence speaks to; the Light Side where nobody plays. */
function isOwn(view: View, viewer: Viewer, seat: Seat): boolean {
  return viewer === 'spectator' ? view.seats[seat]?.faction === 'light' : seat === viewer;
}

function percentOf({ hits }: Forecast): number {
  return Math.round((hits / DIE) * 100);
}

/** What an answer costs and is likely to bring. */
export function priceOf(
  texts: Texts,
  view: View,
  question: Asked<StarshipBattles>,
  answer: Answer,
): string | undefined {
  if (leavesMap(answer)) {
    const card = cardIn(view, shipIn(view, view.active)?.card ?? '');
    return card && texts.t('starship-battles-board:price.lost', { count: card.cost });
  }
  switch (answer.kind) {
    case 'fire': {
      const [easiest] = forecastShots(view, question).get(answer.id) ?? [];
      return easiest && shotPrice(texts, view, answer.target, easiest);
    }
    case 'face': {
      if (question.unaided) return undefined;
      const forecast = forecastAfter(view, question.seat, answer.id);
      const target = view.attack?.target;
      return forecast && target !== undefined
        ? shotPrice(texts, view, target, forecast)
        : undefined;
    }
    case 'option':
      return optionPrice(texts, view, question, answer);
    case 'word':
      return wordPrice(texts, view, question, answer);
    default:
      return undefined;
  }
}

function shotPrice(texts: Texts, view: View, target: string, forecast: Forecast): string {
  const ship = shipIn(view, target);
  const card = ship && cardIn(view, ship.card);
  const { need, damage, critical } = forecast;
  return texts.t('starship-battles-board:price.shot', {
    need,
    chance: percentOf(forecast),
    damage,
    critical,
    left: ship === undefined || card === undefined ? 0 : hullOf(card, ship).left,
  });
}

/** The text of the option, the counters that are left, and how it changes the roll that is due. */
function optionPrice(
  texts: Texts,
  view: View,
  { seat, unaided }: Asked<StarshipBattles>,
  { id, option, supplier }: AnswerOf<'option'>,
): string {
  const text = texts.t(`starship-battles:option.${option}.text`);
  const count = (shipIn(view, supplier)?.counters ?? 1) - 1;
  const now = unaided ? undefined : forecastDeclared(view);
  const then = now && forecastAfter(view, seat, id);
  const isChanged = then !== undefined && (then.need !== now?.need || then.damage !== now.damage);
  if (now === undefined || then === undefined || !isChanged) {
    return texts.t('starship-battles-board:price.option', { text, count });
  }
  return texts.t('starship-battles-board:price.change', {
    text,
    count,
    need: now.need,
    chance: percentOf(now),
    damage: now.damage,
    newNeed: then.need,
    newChance: percentOf(then),
    newDamage: then.damage,
  });
}

/** What is left undone by the end of something. */
function wordPrice(
  texts: Texts,
  view: View,
  question: Asked<StarshipBattles>,
  { word }: AnswerOf<'word'>,
): string | undefined {
  const others = new Set(
    question.answers.flatMap((answer) => (answer.kind === 'ship' ? [answer.ship] : [])),
  );
  const tell = (key: 'unmoved' | 'silent' | 'waiting', count: number): string | undefined =>
    count === 0 ? undefined : texts.t(`starship-battles-board:price.${key}`, { count });
  if (word === 'decline' && question.kind === 'fly-casual' && view.attack !== null) {
    return texts.t('starship-battles-board:price.hit', { damage: view.attack.damage });
  }
  if (word !== 'done') return undefined;
  switch (question.kind) {
    case 'move':
      return tell('unmoved', others.size);
    case 'attack':
      return tell('silent', others.size);
    case 'launch':
      return tell(
        'waiting',
        view.ships.filter(({ owner, at }) => owner === question.seat && at === 'pool').length,
      );
    default:
      return undefined;
  }
}

/**
 * Faces that are hit alike with the same effect need no question. An option may still raise the front
 * alone, so where options are played and the front is among them, it is asked.
 */
export function idleAnswer(view: View, question: Asked<StarshipBattles>): string | undefined {
  if (question.kind !== 'face') return undefined;
  const faces = question.answers.flatMap((answer) => (answer.kind === 'face' ? [answer] : []));
  if (view.setup.mode === 'advanced' && faces.some(({ face }) => face === 'front'))
    return undefined;
  const [first, ...others] = faces.map(({ id }) => forecastAfter(view, question.seat, id));
  const isAlike = others.every(
    (other) =>
      first !== undefined &&
      other?.need === first.need &&
      other.damage === first.damage &&
      other.critical === first.critical,
  );
  return isAlike && first !== undefined ? faces[0]?.id : undefined;
}
