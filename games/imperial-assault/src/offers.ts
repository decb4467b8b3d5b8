import type { Unwritten } from '@parsecs/kernel';
import {
  type Answer,
  type AnswerOf,
  PLAIN_ANSWERS,
  type PlainKind,
  withId,
  writeAnswer,
} from './answers.ts';
import {
  doorId,
  groupId,
  idOf,
  labelOf,
  type Played,
  placeOf,
  terminalId,
  tokenId,
} from './lookup.ts';
import { type DieName, writeRaider } from './names.ts';
import type { Rules } from './rules.ts';
import { rulesOf, type State } from './state.ts';
import type { AbilityId, Mark } from './vocabulary.ts';

/** Every answer that can be offered exists once, so asking costs no memory. */

const PLAIN = Object.fromEntries(
  PLAIN_ANSWERS.map((kind) => [kind, withId({ kind })]),
) as unknown as { readonly [Kind in PlainKind]: AnswerOf<Kind> };

/** An answer of one word. */
export function plain<Kind extends PlainKind>(kind: Kind): AnswerOf<Kind> {
  return PLAIN[kind] as AnswerOf<Kind>;
}

/** Answers that name cards, abilities, dice and seats but nothing of one table. */
type PrintedKind =
  | 'seat'
  | 'zone'
  | 'special'
  | 'shed'
  | 'play'
  | 'dice'
  | 'die'
  | 'pool'
  | 'surge'
  | 'discard'
  | 'effect'
  | 'resolve';

const PRINTED = new Map<string, Answer>();

export function offer(answer: Unwritten<AnswerOf<PrintedKind>>): Answer {
  const id = writeAnswer(answer);
  let known = PRINTED.get(id);
  if (known === undefined) {
    known = { ...answer, id };
    PRINTED.set(id, known);
  }
  return known;
}

type Cache<Kind extends Answer['kind']> = (AnswerOf<Kind> | undefined)[];

/** Answers that name things of one table, found by the numbers of the state. */
class Offers {
  readonly #played: Played;
  readonly #deploy: Cache<'deploy'>[] = [];
  readonly #push: Cache<'push'>[] = [];
  readonly #walk: Cache<'walk'> = [];
  readonly #place: Cache<'place'> = [];
  readonly #space: Cache<'space'> = [];
  readonly #attack: Cache<'attack'> = [];
  readonly #figure: Cache<'figure'> = [];
  readonly #next: Cache<'next'> = [];
  readonly #activate: Cache<'activate'> = [];
  readonly #group: Cache<'group'> = [];
  readonly #mark = { red: [], blue: [] } as Record<Mark, Cache<'mark'>>;
  readonly #open: Cache<'open'> = [];
  readonly #upload: Cache<'upload'> = [];
  readonly #raider: Cache<'raider'> = [];
  readonly #tokens = { flip: [], retrieve: [], reprogram: [], token: [] } as {
    [Kind in TokenDeed]: Cache<Kind>;
  };
  readonly #use = new Map<AbilityId, Cache<'use'>>();
  readonly #reroll = new Map<DieName, Map<AbilityId, Cache<'reroll'>>>();

  constructor(played: Played) {
    this.#played = played;
  }

  deploy(stand: number, figure: number): Answer {
    const known = (this.#deploy[figure] ??= []);
    return (known[stand] ??= withId({
      kind: 'deploy',
      place: placeOf(this.#played, stand),
      figure: idOf(this.#played, figure),
    }));
  }

  push(stand: number, figure: number): Answer {
    const known = (this.#push[figure] ??= []);
    return (known[stand] ??= withId({
      kind: 'push',
      place: placeOf(this.#played, stand),
      figure: idOf(this.#played, figure),
    }));
  }

  walk(stand: number): Answer {
    return (this.#walk[stand] ??= withId({ kind: 'walk', place: placeOf(this.#played, stand) }));
  }

  place(stand: number): Answer {
    return (this.#place[stand] ??= withId({ kind: 'place', place: placeOf(this.#played, stand) }));
  }

  space(space: number): Answer {
    return (this.#space[space] ??= withId({ kind: 'space', space: labelOf(this.#played, space) }));
  }

  attack(target: number): Answer {
    return (this.#attack[target] ??= withId({
      kind: 'attack',
      target: idOf(this.#played, target),
    }));
  }

  figure(figure: number): Answer {
    return (this.#figure[figure] ??= withId({
      kind: 'figure',
      figure: idOf(this.#played, figure),
    }));
  }

  next(figure: number): Answer {
    return (this.#next[figure] ??= withId({ kind: 'next', figure: idOf(this.#played, figure) }));
  }

  activate(group: number): Answer {
    return (this.#activate[group] ??= withId({
      kind: 'activate',
      group: groupId(this.#played, group),
    }));
  }

  group(group: number): Answer {
    return (this.#group[group] ??= withId({ kind: 'group', group: groupId(this.#played, group) }));
  }

  mark(colour: Mark, group: number): Answer {
    return (this.#mark[colour][group] ??= withId({
      kind: 'mark',
      colour,
      group: groupId(this.#played, group),
    }));
  }

  open(door: number): Answer {
    return (this.#open[door] ??= withId({ kind: 'open', door: doorId(this.#played, door) }));
  }

  upload(terminal: number): Answer {
    return (this.#upload[terminal] ??= withId({
      kind: 'upload',
      terminal: terminalId(this.#played, terminal),
    }));
  }

  raider(raider: number): Answer {
    return (this.#raider[raider] ??= withId({ kind: 'raider', raider: writeRaider(raider + 1) }));
  }

  token(kind: TokenDeed, token: number): Answer {
    const known = this.#tokens[kind] as (Answer | undefined)[];
    return (known[token] ??= withId({ kind, token: tokenId(this.#played, token) }) as Answer);
  }

  use(ability: AbilityId, figure: number): AnswerOf<'use'> {
    let known = this.#use.get(ability);
    if (known === undefined) {
      known = [];
      this.#use.set(ability, known);
    }
    return (known[figure] ??= withId({
      kind: 'use',
      ability,
      figure: idOf(this.#played, figure),
    }));
  }

  reroll(ability: AbilityId, figure: number, die: DieName): Answer {
    let byAbility = this.#reroll.get(die);
    if (byAbility === undefined) {
      byAbility = new Map();
      this.#reroll.set(die, byAbility);
    }
    let known = byAbility.get(ability);
    if (known === undefined) {
      known = [];
      byAbility.set(ability, known);
    }
    return (known[figure] ??= withId({
      kind: 'reroll',
      ability,
      figure: idOf(this.#played, figure),
      die,
    }));
  }
}

type TokenDeed = 'flip' | 'retrieve' | 'reprogram' | 'token';

const KNOWN = new WeakMap<Rules, Offers[]>();
let lastRules: Rules | undefined;
let lastMission = -2;
let lastOffers: Offers | undefined;

export function offersAt(state: State): Offers {
  const rules = rulesOf(state);
  const { mission } = state;
  if (rules === lastRules && mission === lastMission && lastOffers !== undefined) return lastOffers;
  let byMission = KNOWN.get(rules);
  if (byMission === undefined) {
    byMission = [];
    KNOWN.set(rules, byMission);
  }
  const offers = (byMission[mission + 1] ??= new Offers({ table: rules.table, mission }));
  lastRules = rules;
  lastMission = mission;
  lastOffers = offers;
  return offers;
}
