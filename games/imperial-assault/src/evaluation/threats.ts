import { at, type Seat } from '@parsecs/kernel';
import { distancesFrom } from '../map/layout.ts';
import { speedOf } from '../play/speed.ts';
import type { FigureRules } from '../rules.ts';
import { hasCondition } from '../state.ts';
import { READY, STUNNED } from '../vocabulary.ts';
import { promiseFrom } from './chances.ts';
import { type Scene, spacesAway } from './scene.ts';

const REACH = 2;

/** What the figures of a side that still act in this round promise, each with its best attack. */
export function threatsOf(scene: Scene, seat: Seat): number {
  let sum = 0;
  for (const figure of at(scene.armies, seat)) {
    if (stillActs(scene, figure)) sum += threatOf(scene, figure);
  }
  return sum;
}

/** Whether a figure has an activation before it in this round. */
function stillActs({ state, rules }: Scene, figure: number): boolean {
  const { group } = rules.figures[figure] as FigureRules;
  if (state.groups[group] === READY) return true;
  return state.frames.some((frame) => frame.kind === 'group' && frame.left.includes(figure));
}

/** The best attack of a figure that may move first, walls counted and sight taken for granted. */
export function threatOf(scene: Scene, figure: number): number {
  const { owner } = scene.rules.figures[figure] as FigureRules;
  const row = distancesFrom(scene.layout, scene.places[figure] as number);
  const enemies = scene.armies[1 - owner] as readonly number[];
  const span = spanOf(scene, figure);
  let best = 0;
  for (let index = 0; index < enemies.length; index += 1) {
    const target = enemies[index] as number;
    const far = spacesAway(row, scene.places[target] as number);
    const promise = promiseAfterMove(scene, figure, target, far, span);
    if (promise > best) best = promise;
  }
  return best;
}

/** How far a figure gets before it attacks, and over how many spaces it must: melee or not. */
export interface Span {
  readonly speed: number;
  readonly most: number;
}

export function spanOf({ state, rules }: Scene, figure: number): Span {
  const { card } = rules.figures[figure] as FigureRules;
  const isMelee = card.attack.type === 'melee';
  return {
    // Whoever has to shake it off first does not move.
    speed: hasCondition(state, figure, STUNNED) ? 0 : speedOf(state, figure),
    most: isMelee ? (card.keywords['reach'] === 1 ? REACH : 1) : Number.POSITIVE_INFINITY,
  };
}

function promiseAfterMove(
  scene: Scene,
  figure: number,
  target: number,
  far: number,
  { speed, most }: Span,
): number {
  const near = Math.max(1, far - speed);
  return near > most ? 0 : promiseFrom(scene, figure, target, near);
}

/** What one figure promises to do to another from any distance; each is worked out once. */
export class Promises {
  readonly #scene: Scene;
  readonly #figure: number;
  readonly #target: number;
  readonly #span: Span;
  readonly #known: number[] = [];

  constructor(scene: Scene, figure: number, target: number, span: Span) {
    this.#scene = scene;
    this.#figure = figure;
    this.#target = target;
    this.#span = span;
  }

  from(far: number): number {
    return (this.#known[far] ??= promiseAfterMove(
      this.#scene,
      this.#figure,
      this.#target,
      far,
      this.#span,
    ));
  }
}

interface Hunter {
  readonly row: Uint8Array;
  readonly promises: Promises;
}

/** What enemies that still act could do to a figure, for each space that it may stand on. */
export class Danger {
  readonly #enemies: readonly Hunter[];

  constructor(scene: Scene, figure: number) {
    const { owner } = scene.rules.figures[figure] as FigureRules;
    this.#enemies = at(scene.armies, 1 - owner)
      .filter((enemy) => stillActs(scene, enemy))
      .map((enemy) => ({
        row: distancesFrom(scene.layout, at(scene.places, enemy)),
        promises: new Promises(scene, enemy, figure, spanOf(scene, enemy)),
      }));
  }

  at(space: number): number {
    let sum = 0;
    for (let index = 0; index < this.#enemies.length; index += 1) {
      const { row, promises } = this.#enemies[index] as Hunter;
      sum += promises.from(spacesAway(row, space));
    }
    return sum;
  }
}
