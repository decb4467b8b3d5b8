import type {
  BonusKind,
  CardId,
  Event,
  EventType,
  MoveCause,
  Track,
} from '@parsecs/super-teams/words';
import { listOf, type People, personOf } from '../people.ts';
import type { Params, Texts } from '../texts.ts';
import { cardParams, nameBonus, nameCard, placeParams } from './words.ts';

type Of<Type extends EventType> = Extract<Event, { readonly type: Type }>;

/** Whom it is told to. */
interface TextContext {
  readonly texts: Texts;
  readonly people: People;
  readonly track: Track | undefined;
}

type Tellers = {
  readonly [Type in EventType]: (event: Of<Type>, telling: TextContext) => string;
};

/** Who did it, in the parameters and in the person of the sentence. */
function by(seat: number, { people }: TextContext): { name: string; who: 'you' | 'they' } {
  return { name: people.name(seat), who: personOf(people, seat) };
}

const TELLERS: Tellers = {
  began: ({ starter }, telling) => {
    const { name, who } = by(starter, telling);
    return telling.texts.t(`super-teams:event.began.${who}`, { name });
  },
  'round-began': ({ round }, { texts }) => texts.t('super-teams:event.round-began', { round }),
  'movement-shuffled': ({ count }, { texts }) =>
    texts.t('super-teams:event.movement-shuffled', { count }),
  dealt: ({ seat, count, cards }, telling) => {
    const { name, who } = by(seat, telling);
    return cards === undefined
      ? telling.texts.t(`super-teams:event.dealt.${who}`, { name, count })
      : telling.texts.t(`super-teams:event.dealt.${who}-cards`, {
          name,
          cards: listCards(telling.texts, cards),
        });
  },
  announced: ({ seat, card, ship, joker }, telling) => {
    const { name, who } = by(seat, telling);
    const params = { name, ship, ...cardParams(card) };
    return joker
      ? telling.texts.t(`super-teams:event.announced.${who}-joker`, params)
      : telling.texts.t(`super-teams:event.announced.${who}`, params);
  },
  wasted: ({ seat, card }, telling) => {
    const { name, who } = by(seat, telling);
    return telling.texts.t(`super-teams:event.wasted.${who}`, { name, ...cardParams(card) });
  },
  boosted: ({ seat, card, ship }, telling) => {
    const { name, who } = by(seat, telling);
    return telling.texts.t(`super-teams:event.boosted.${who}`, { name, bonus: card, ship });
  },
  declined: ({ seat, window }, telling) => {
    const { name, who } = by(seat, telling);
    return telling.texts.t(`super-teams:event.declined.${window}.${who}`, { name });
  },
  moved: (event, telling) => {
    const { texts, track } = telling;
    const move = describeSteps(event, texts, track);
    if (!isSpecial(event.by)) return move;
    return `${texts.t(`super-teams:event.moved-by.${event.by}`)} ${move}`;
  },
  'pushed-back': ({ ship, to }, { texts, track }) =>
    texts.t('super-teams:event.pushed-back', { ship, ...placeParams(to, track) }),
  evaded: ({ seat, ship, to }, telling) => {
    const { name, who } = by(seat, telling);
    const params = { name, ship, ...placeParams(to, telling.track) };
    return telling.texts.t(`super-teams:event.evaded.${who}`, params);
  },
  'half-chosen': ({ seat, ship, space, half }, telling) => {
    const { name, who } = by(seat, telling);
    return telling.texts.t(`super-teams:event.half-chosen.${who}`, { name, ship, space, half });
  },
  grabbed: ({ seat, ship, to }, telling) => {
    const { name, who } = by(seat, telling);
    const params = { name, ship, ...placeParams(to, telling.track) };
    return telling.texts.t(`super-teams:event.grabbed.${who}`, params);
  },
  arrived: ({ ship }, { texts }) => texts.t('super-teams:event.arrived', { ship }),
  'colour-finished': ({ colour, jokers }, { texts }) =>
    jokers
      ? texts.t('super-teams:event.colour-finished-jokers', { colour })
      : texts.t('super-teams:event.colour-finished', { colour }),
  'bonus-shuffled': ({ count }, { texts }) =>
    texts.t('super-teams:event.bonus-shuffled', { count }),
  drew: ({ seat, ship, card }, telling) => {
    const { name, who } = by(seat, telling);
    return card === undefined
      ? telling.texts.t(`super-teams:event.drew.${who}`, { name, ship })
      : telling.texts.t(`super-teams:event.drew.${who}-card`, { name, ship, bonus: card });
  },
  'nothing-to-draw': ({ seat, ship }, telling) => {
    const { name, who } = by(seat, telling);
    return telling.texts.t(`super-teams:event.nothing-to-draw.${who}`, { name, ship });
  },
  'planet-paid': ({ seat, count, cards }, telling) => {
    const { name, who } = by(seat, telling);
    return cards === undefined
      ? telling.texts.t(`super-teams:event.planet-paid.${who}`, { name, count })
      : telling.texts.t(`super-teams:event.planet-paid.${who}-cards`, {
          name,
          cards: listBonus(telling.texts, cards),
        });
  },
  'turn-began': ({ seat }, telling) => {
    const { name, who } = by(seat, telling);
    return telling.texts.t(`super-teams:event.turn-began.${who}`, { name });
  },
  won: ({ winners }, { texts, people }) => {
    if (winners.length === 0) return texts.t('super-teams:event.won.nobody');
    const others = winners.filter((seat) => seat !== people.me);
    const names = listOf(
      texts,
      others.map((seat) => people.name(seat)),
    );
    if (others.length === winners.length) {
      return texts.t('super-teams:event.won.they', { names, count: winners.length });
    }
    return others.length === 0
      ? texts.t('super-teams:event.won.you')
      : texts.t('super-teams:event.won.you-and', { names });
  },
};

type SpecialCause = Exclude<MoveCause, 'value' | 'evasive-manoeuvre' | 'mechanical-grab'>;

/** What made the number of steps differ from the printed value. */
function isSpecial(cause: MoveCause): cause is SpecialCause {
  return cause !== 'value' && cause !== 'evasive-manoeuvre' && cause !== 'mechanical-grab';
}

/** ST-057: surplus steps at the final planet are lost. */
function describeSteps(event: Of<'moved'>, texts: Texts, track: Track | undefined): string {
  const { ship, from, to, steps } = event;
  const made = to - from;
  if (made < steps) return texts.t('super-teams:event.moved-surplus', { ship, steps, count: made });
  return texts.t('super-teams:event.moved', { ship, count: steps, ...placeParams(to, track) });
}

export function listCards(texts: Texts, cards: readonly CardId[]): string {
  return listOf(
    texts,
    cards.map((card) => nameCard(texts, card, 'nom')),
  );
}

export function listBonus(texts: Texts, cards: readonly BonusKind[]): string {
  return listOf(
    texts,
    cards.map((card) => nameBonus(texts, card)),
  );
}

/** One line of the log. */
export function describeEvent(event: Event, telling: TextContext): string {
  // An old replay may tell of something that today's rules no longer know.
  const tellers: Readonly<
    Record<string, ((event: never, telling: TextContext) => string) | undefined>
  > = TELLERS;
  const teller = tellers[event.type];
  if (teller === undefined) {
    return telling.texts.t('table:event-unknown', { type: event.type } satisfies Params);
  }
  return teller(event as never, telling);
}
