import type { Seat } from '@parsecs/kernel';
import { at } from '@parsecs/kernel';
import {
  DIE,
  type Event,
  type Face,
  hittingFaces,
  leastRoll,
  type StarshipBattles,
  starshipBattles,
  type View,
} from '@parsecs/starship-battles';
import type { Asked } from '@parsecs/table';
import { imagined, loadedChance } from '@parsecs/table';
import type { Rolled } from './choreography.ts';

/** What an attack needs and does, with everything that is in force now. */
export interface Forecast {
  /** Missing where the target has one Defense all round. */
  readonly face?: Face;
  /** The least number on the die that hits: 2 to 20. */
  readonly need: number;
  /** Of twenty throws, how many hit. */
  readonly hits: number;
  /** Damage counters of a hit and of a critical one. */
  readonly damage: number;
  readonly critical: number;
}

type State = StarshipBattles['state'];

/** Windows in which options could be bought; nobody does in a forecast. */
const MOST_WINDOWS = 8;
const MIDDLE = 10;

type Forecasts = ReadonlyMap<string, readonly Forecast[]>;

const NONE: Forecasts = new Map();
/** Board and tray ask the same. */
const KNOWN = new WeakMap<Asked<StarshipBattles>, Forecasts>();

/**
 * Every attack that is offered, by its id. The faces that could be named come one by one; the first is
 * the one that is hit most easily.
 */
export function forecastShots(view: View, question: Asked<StarshipBattles> | undefined): Forecasts {
  if (question?.kind !== 'fire' || question.unaided) return NONE;
  const known = KNOWN.get(question);
  if (known !== undefined) return known;
  const state = imagined(starshipBattles, view);
  const forecasts = new Map(
    question.answers.flatMap(({ id, kind }) =>
      kind === 'fire' ? [[id, forecastShot(state, question.seat, id)] as const] : [],
    ),
  );
  KNOWN.set(question, forecasts);
  return forecasts;
}

function forecastShot(state: State, seat: Seat, id: string): readonly Forecast[] {
  const declared = step(starshipBattles.copy(state), seat, id);
  if (declared === undefined) return [];
  if (declared.kind !== 'face') return throwDie(declared, undefined);
  const { answers } = starshipBattles.question(declared, seat);
  return answers
    .flatMap((answer) => {
      const named = step(starshipBattles.copy(declared), seat, answer.id);
      return named === undefined
        ? []
        : throwDie(named, answer.kind === 'face' ? answer.face : undefined);
    })
    .toSorted((one, other) => one.need - other.need);
}

/** What the declared attack needs while somebody may still change it; nothing after the roll. */
export function forecastDeclared(view: View): Forecast | undefined {
  if (view.kind !== 'options') return undefined;
  return throwDie(imagined(starshipBattles, view), undefined)[0];
}

/** What the attack would need after one more answer: an option that is bought, or a face that is named. */
export function forecastAfter(view: View, seat: Seat, id: string): Forecast | undefined {
  const after = step(imagined(starshipBattles, view), seat, id);
  return after === undefined ? undefined : throwDie(after, undefined)[0];
}

function step(
  state: State,
  seat: Seat,
  id: string,
  tell?: (event: Event) => void,
): State | undefined {
  const answer = starshipBattles.check(state, seat, id);
  if ('refused' in answer) return undefined;
  starshipBattles.answer(state, seat, answer, { chance: loadedChance(0), ...(tell && { tell }) });
  return state;
}

/** What the die has to show, and what it does then. */
function throwDie(declared: State, face: Face | undefined): readonly Forecast[] {
  const plain = roll(declared, MIDDLE);
  const critical = roll(declared, DIE);
  if (plain.rolled === undefined) return [];
  const { total, roll: shown, defense } = plain.rolled;
  const bonus = total - shown;
  const need = leastRoll(bonus, defense);
  const usual = need < DIE ? roll(declared, need) : critical;
  return [
    {
      need,
      hits: hittingFaces(bonus, defense),
      damage: usual.damage,
      critical: critical.damage,
      ...(face !== undefined && { face }),
    },
  ];
}

interface RollResult {
  rolled?: Rolled;
  damage: number;
}

/** Rolls the die of a declared attack so that it shows this number. */
function roll(declared: State, shows: number): Readonly<RollResult> {
  const state = starshipBattles.copy(declared);
  const result: RollResult = { damage: 0 };
  const tell = (event: Event): void => {
    if (event.type === 'rolled') result.rolled = event;
    if (event.type === 'damage-known') result.damage = event.damage;
  };
  const context = { chance: loadedChance(shows - 1), tell };
  for (let window = 0; window < MOST_WINDOWS && result.rolled === undefined; window += 1) {
    const asked = starshipBattles.asked(state);
    if (asked.length === 0) break;
    const seat = at(asked, 0);
    starshipBattles.answer(state, seat, starshipBattles.fallback(state, seat), context);
  }
  return result;
}
