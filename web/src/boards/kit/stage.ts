import type { Box } from './camera.ts';

const NOTHING: readonly Box[] = [];

/**
 * The board fills the stage, and panels float over its edges. Each of them says so here, and whoever
 * moves the board learns what is covered.
 */
export class Stage {
  #surface: Element | undefined;
  #covers: readonly Box[] = NOTHING;
  readonly #panels = new Set<Element>();
  readonly #listeners = new Set<() => void>();
  #observer: ResizeObserver | undefined;
  #isDue = false;
  readonly #lifted = new Set<HTMLElement>();
  #foot: { readonly high: HTMLElement; readonly atRest: HTMLElement } | undefined;
  #over = 0;

  /** What panels cover of the surface, in CSS pixels from its corner. */
  readonly read = (): readonly Box[] => this.#covers;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** The element in which the board is drawn. */
  readonly surface = (node: Element | null): (() => void) | undefined => {
    if (node === null) return undefined;
    this.#surface = node;
    this.#watch(node);
    return () => {
      this.#observer?.unobserve(node);
      if (this.#surface === node) this.#surface = undefined;
      this.measureSoon();
    };
  };

  /** A panel over the surface. */
  readonly cover = (node: Element | null): (() => void) | undefined => {
    if (node === null) return undefined;
    this.#panels.add(node);
    this.#watch(node);
    // A panel that has come in from somewhere stands where it stays only now.
    node.addEventListener('animationend', this.measure);
    return () => {
      node.removeEventListener('animationend', this.measure);
      this.#observer?.unobserve(node);
      this.#panels.delete(node);
      this.measureSoon();
    };
  };

  /** What stands in a lower corner: it keeps above the foot when that grows over the surface. */
  readonly lifted = (node: HTMLElement | null): (() => void) | undefined => {
    if (node === null) return undefined;
    this.#lifted.add(node);
    this.#lift(node);
    return () => {
      this.#lifted.delete(node);
    };
  };

  /** The foot as high as it is, and at rest: by the difference it lies over the surface. */
  readonly foot = (high: HTMLElement, atRest: HTMLElement): (() => void) => {
    this.#foot = { high, atRest };
    this.#watch(high);
    return () => {
      this.#observer?.unobserve(high);
      this.#foot = undefined;
    };
  };

  /** Looks again before the next picture is drawn: whatever changes until then costs one look. */
  readonly measureSoon = (): void => {
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.measure();
    });
  };

  readonly measure = (): void => {
    this.#liftAll();
    const frame = this.#surface?.getBoundingClientRect();
    const covers =
      frame === undefined
        ? NOTHING
        : [...this.#panels].flatMap((panel) => {
            const { x, y, width, height } = panel.getBoundingClientRect();
            if (width < 1 || height < 1) return [];
            return [
              {
                x: Math.round(x - frame.x),
                y: Math.round(y - frame.y),
                width: Math.round(width),
                height: Math.round(height),
              },
            ];
          });
    if (areSame(covers, this.#covers)) return;
    this.#covers = covers;
    for (const listener of this.#listeners) listener();
  };

  #liftAll(): void {
    if (this.#foot === undefined) return;
    const { high, atRest } = this.#foot;
    const over = Math.max(0, high.offsetHeight - atRest.offsetHeight);
    if (over === this.#over) return;
    this.#over = over;
    for (const node of this.#lifted) this.#lift(node);
  }

  // A custom property of the frame would have the whole page styled anew.
  #lift(node: HTMLElement): void {
    node.style.marginBottom = `${this.#over}px`;
  }

  #watch(node: Element): void {
    this.#observer ??= new ResizeObserver(this.measure);
    // It looks at once, and before anything is drawn.
    this.#observer.observe(node);
  }
}

function areSame(one: readonly Box[], other: readonly Box[]): boolean {
  return (
    one.length === other.length &&
    one.every((box, index) => {
      const own = other[index];
      return (
        own !== undefined &&
        box.x === own.x &&
        box.y === own.y &&
        box.width === own.width &&
        box.height === own.height
      );
    })
  );
}
