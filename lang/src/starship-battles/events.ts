import {
  cardOf as cardOfShip,
  type Event,
  type EventType,
  type Faction,
  sizeOfClass,
} from '@parsecs/starship-battles/words';
import { listOf, type People, pairOf, personOf } from '../people.ts';
import type { Params, Texts } from '../texts.ts';
import { describeDamage, describeRoll } from './sums.ts';
import {
  type BattleKnown,
  cardOf,
  nameFleet,
  nameSquare,
  nameThing,
  otherParams,
  shipParams,
} from './words.ts';

type Of<Type extends EventType> = Extract<Event, { readonly type: Type }>;

/** Whom it is told to. */
interface TextContext {
  readonly texts: Texts;
  readonly people: People;
  readonly known: BattleKnown;
}

type Tellers = {
  readonly [Type in EventType]: (event: Of<Type>, telling: TextContext) => string;
};

/** Who did it, in the parameters and in the person of the sentence. */
function by(seat: number, { people }: TextContext): { name: string; who: 'you' | 'they' } {
  return { name: people.name(seat), who: personOf(people, seat) };
}

type BySeat = 'kept' | 'declined' | 'resigned';
type ByShip = 'stayed' | 'repaired';
type ByTarget = 'cancelled' | 'buzzed';
type BySide = 'deployment-rolled' | 'initiative-rolled';

function tellBySeat({ type, seat }: Of<BySeat>, telling: TextContext): string {
  const { name, who } = by(seat, telling);
  return telling.texts.t(`starship-battles:event.${type}.${who}`, { name });
}

function tellByShip({ type, ship }: Of<ByShip>, { texts, known }: TextContext): string {
  return texts.t(`starship-battles:event.${type}`, shipParams(ship, known));
}

function tellByTarget({ type, target }: Of<ByTarget>, { texts, known }: TextContext): string {
  return texts.t(`starship-battles:event.${type}`, shipParams(target, known));
}

function tellBySide({ type, faction, roll }: Of<BySide>, { texts }: TextContext): string {
  return texts.t(`starship-battles:event.${type}`, { side: faction, roll });
}

function tellLoss({ type, ship, returns }: Of<'fled' | 'destroyed'>, telling: TextContext): string {
  const { texts, known } = telling;
  const how = returns ? (`${type}-returns` as const) : type;
  return texts.t(`starship-battles:event.${how}`, shipParams(ship, known));
}

const TELLERS: Tellers = {
  'side-wanted': ({ seat, faction }, telling) => {
    const { name, who } = by(seat, telling);
    return faction === undefined
      ? telling.texts.t(`starship-battles:event.side-wanted.${who}`, { name })
      : telling.texts.t(`starship-battles:event.side-wanted.${who}-side`, { name, side: faction });
  },
  'sides-wanted': ({ wishes }, telling) =>
    telling.texts.t('starship-battles:event.sides-wanted', { sides: listSides(wishes, telling) }),
  'side-rolled': ({ seat, roll }, telling) => {
    const { name, who } = by(seat, telling);
    return telling.texts.t(`starship-battles:event.side-rolled.${who}`, { name, roll });
  },
  'sides-taken': ({ factions }, telling) =>
    telling.texts.t('starship-battles:event.sides-taken', { sides: listSides(factions, telling) }),
  'fleet-built': ({ seat, ships }, telling) => {
    const { texts, known } = telling;
    const { name, who } = by(seat, telling);
    if (ships === undefined) return texts.t(`starship-battles:event.fleet-built.${who}`, { name });
    const list = nameFleet(texts, ships, known);
    return texts.t(`starship-battles:event.fleet-built.${who}-ships`, { name, ships: list });
  },
  'fleet-revealed': ({ seat, faction, points, ships }, telling) => {
    const { texts, known } = telling;
    const { name, who } = by(seat, telling);
    return texts.t(`starship-battles:event.fleet-revealed.${who}`, {
      name,
      side: faction,
      count: points,
      ships: nameFleet(texts, ships, known),
    });
  },
  'deployment-rolled': tellBySide,
  'partner-chosen': ({ seat, first }, telling) => {
    const { name, who } = by(seat, telling);
    const whom =
      first === seat ? 'self' : personOf(telling.people, first) === 'you' ? 'you' : 'partner';
    const partner = telling.people.name(first);
    const key = `${who}-${whom}` as 'you-self' | 'they-self' | 'you-partner' | 'they-you';
    return telling.texts.t(`starship-battles:event.partner-chosen.${key}`, { name, partner });
  },
  deployed: ({ ship, at, facing }, { texts, known }) =>
    texts.t('starship-battles:event.deployed', {
      ...shipParams(ship, known),
      square: nameSquare(texts, at),
      facing,
    }),
  'round-began': ({ round }, { texts }) => texts.t('starship-battles:event.round-began', { round }),
  'initiative-rolled': tellBySide,
  rerolled: ({ seat, faction, roll }, telling) => {
    const { name, who } = by(seat, telling);
    const params = { name, side: faction, roll };
    return telling.texts.t(`starship-battles:event.rerolled.${who}`, params);
  },
  kept: tellBySeat,
  initiative: ({ low, by: cause }, { texts }) =>
    texts.t(`starship-battles:event.initiative.${cause}`, { side: low }),
  'turn-began': ({ seat, phase }, telling) => {
    const { name, who } = by(seat, telling);
    const part = phase === 'attack' ? 'attack' : 'move';
    return telling.texts.t(`starship-battles:event.turn-began.${part}.${who}`, { name });
  },
  moved: (event, telling) => describeMove(event, telling),
  stayed: tellByShip,
  stopped: ({ ship, by: causes }, { texts, known }) => {
    const cause = causes.includes('tractor-beams') ? 'tractor-beams' : 'zone';
    return texts.t(`starship-battles:event.stopped.${cause}`, shipParams(ship, known));
  },
  turned: ({ ship, facing }, { texts, known }) =>
    texts.t('starship-battles:event.turned', { ...shipParams(ship, known), facing }),
  fled: tellLoss,
  displaced: ({ ship, to }, { texts, known }) =>
    texts.t('starship-battles:event.displaced', {
      ...shipParams(ship, known),
      square: nameSquare(texts, to),
    }),
  launched: ({ ship, carrier, at }, { texts, known }) =>
    texts.t('starship-battles:event.launched', {
      ...shipParams(ship, known),
      ...otherParams(carrier, known),
      square: nameSquare(texts, at),
    }),
  'option-bought': ({ seat, option, ship }, telling) => {
    const { name, who } = by(seat, telling);
    const params = { name, option, ...shipParams(ship, telling.known) };
    return telling.texts.t(`starship-battles:event.option-bought.${who}`, params);
  },
  declared: ({ ship, weapon, target, range }, { texts, known }) =>
    texts.t('starship-battles:event.declared', {
      ...shipParams(ship, known),
      ...otherParams(target, known),
      weapon,
      range,
    }),
  'face-named': ({ target, face }, { texts, known }) =>
    texts.t('starship-battles:event.face-named', { ...shipParams(target, known), face }),
  declined: tellBySeat,
  rolled: (event, { texts }) => describeRoll(texts, event),
  cancelled: tellByTarget,
  buzzed: tellByTarget,
  'damage-known': (event, { texts, known }) => describeDamage(texts, event, known),
  shifted: ({ from, to }, { texts, known }) =>
    texts.t('starship-battles:event.shifted', {
      ...shipParams(to, known),
      ...otherParams(from, known),
    }),
  damaged: ({ ship, counters, total }, { texts, known }) =>
    texts.t('starship-battles:event.damaged', {
      ...shipParams(ship, known),
      count: counters,
      total,
    }),
  repaired: tellByShip,
  reduced: ({ ship, damage }, { texts, known }) =>
    texts.t('starship-battles:event.reduced', { ...shipParams(ship, known), damage }),
  destroyed: tellLoss,
  'round-ended': ({ round, quiet }, { texts }) =>
    quiet === 0
      ? texts.t('starship-battles:event.round-ended', { round })
      : texts.t('starship-battles:event.round-ended-quiet', { round, count: quiet }),
  resigned: tellBySeat,
  won: (event, telling) => describeWin(event, telling),
};

function listSides(factions: readonly Faction[], { texts, people }: TextContext): string {
  return factions
    .map((faction, seat) => pairOf(texts, people.name(seat), nameThing(texts, 'side', faction)))
    .join(', ');
}

function describeMove(
  { ship, from, to, facing, by: causes }: Of<'moved'>,
  { texts, known }: TextContext,
): string {
  const shipClass = cardOf(cardOfShip(ship), known)?.class ?? 4;
  const params = {
    ...shipParams(ship, known),
    from: nameSquare(texts, from),
    square: nameSquare(texts, to),
    facing,
  };
  // The facing of small ships is set afterwards, or matters to nobody.
  const sentence =
    sizeOfClass(shipClass) === 2
      ? texts.t('starship-battles:event.moved-facing', params)
      : texts.t('starship-battles:event.moved', params);
  const reasons = causes
    .filter((cause) => texts.has(`starship-battles:event.moved-by.${cause}`))
    .map((cause) => texts.t(`starship-battles:event.moved-by.${cause}`));
  return [sentence, ...reasons].join(' ');
}

function describeWin({ winners, rule }: Of<'won'>, { texts, people }: TextContext): string {
  const others = winners.filter((seat) => seat !== people.me);
  const names = listOf(
    texts,
    others.map((seat) => people.name(seat)),
  );
  const reason = texts.has(`starship-battles:end.${rule}`)
    ? [texts.t(`starship-battles:end.${rule}`)]
    : [];
  return [...reason, tellWinners(texts, winners.length, others.length, names)].join(' ');
}

function tellWinners(texts: Texts, all: number, others: number, names: string): string {
  if (all === 0) return texts.t('starship-battles:event.won.nobody');
  if (others === all) return texts.t('starship-battles:event.won.they', { names, count: others });
  return others === 0
    ? texts.t('starship-battles:event.won.you')
    : texts.t('starship-battles:event.won.you-and', { names });
}

/** One line of the log. What a later version may tell has no words here. */
export function describeEvent(event: Event, telling: TextContext): string {
  const teller = Object.hasOwn(TELLERS, event.type) ? TELLERS[event.type] : undefined;
  if (teller === undefined) {
    return telling.texts.t('table:event-unknown', { type: event.type } satisfies Params);
  }
  return teller(event as never, telling);
}
