import type { Locator } from '@playwright/test';
import { BattleTable, type Spot } from './battle-table.ts';
import { Person } from './person.ts';

/** The table of a skirmish as a person meets it. */
export class SkirmishTable extends BattleTable {
  /** Figures on the map that may be chosen now. */
  get openFigures(): Locator {
    return this.board.locator('[data-figure][data-option]');
  }

  /** Places on the map that may be chosen now, or after a move. */
  get spots(): Locator {
    return this.board.locator('.ia-spot');
  }

  get surges(): Locator {
    return this.page.locator('.ia-attack button[data-option]');
  }

  get attack(): Locator {
    return this.page.getByRole('region', {
      name: this.texts.t('imperial-assault-board:attack.title'),
      exact: true,
    });
  }
}

/**
 * Somebody who plays a whole skirmish through the page without much thought: attacks whom it can,
 * else goes where the enemy is near, and spends every surge.
 */
export class SkirmishPerson extends Person<SkirmishTable> {
  protected override async give(asks: string): Promise<void> {
    await this.table.atRest();
    const { openChips, surges } = this.table;
    switch (asks) {
      case 'activate':
        await this.#choose(openChips.first());
        return;
      case 'next-figure':
      case 'target':
      case 'choose-figure':
        await this.#tapFigure();
        return;
      case 'act':
        await this.#act();
        return;
      case 'deploy':
      case 'walk':
      case 'push':
      case 'place':
      case 'displace':
      case 'target-space':
        await this.#goNearEnemy();
        return;
      case 'surge':
        await this.#choose((await surges.count()) > 0 ? surges.first() : this.#last());
        return;
      case 'pool':
      case 'remove-die':
      case 'reroll-set':
        await this.#choose(surges.first());
        return;
      case 'discard':
        await this.#choose(openChips.first());
        return;
      default:
        // Missions have places of their own to choose.
        if ((await this.table.answers.count()) > 0) await this.#choose(this.#last());
        else await this.#goNearEnemy();
    }
  }

  #last(): Locator {
    return this.table.answers.last();
  }

  async #act(): Promise<void> {
    const { openFigures, spots } = this.table;
    if ((await openFigures.count()) > 0) await this.#tapFigure();
    else if ((await spots.count()) > 0) await this.#goNearEnemy();
    else await this.#choose(this.#last());
  }

  async #tapFigure(): Promise<void> {
    const { openFigures } = this.table;
    if ((await openFigures.count()) === 0) await this.#choose(this.#last());
    else
      await this.#confirmAfter(() => this.table.tapMiddle(openFigures.first().locator('.ia-bust')));
  }

  /** Stays where it is when no place in sight is nearer to an enemy. */
  async #goNearEnemy(): Promise<void> {
    const spot = await this.#spotNearEnemy();
    if (spot === undefined) await this.#choose(this.#last());
    else await this.#confirmAfter(() => this.table.tapAt(spot));
  }

  async #spotNearEnemy(): Promise<Spot | undefined> {
    return this.table.spots.evaluateAll((places): Spot | undefined => {
      const middle = (node: Element): Spot => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      const enemies = [...document.querySelectorAll('.ia-figure')]
        .filter((figure) => figure.querySelector('[data-side=imperial]') !== null)
        .map((figure) => middle(figure.querySelector('.bk-plate') ?? figure));
      const distance = (spot: Spot): number =>
        Math.min(1e6, ...enemies.map((enemy) => Math.hypot(enemy.x - spot.x, enemy.y - spot.y)));
      const active = document.querySelector('.ia-active');
      const now = active === null ? Number.POSITIVE_INFINITY : distance(middle(active));
      const inSight = places
        .map((place) => middle(place.querySelector('.ia-cost, .ia-dot') ?? place))
        // Panels float over the edges of the board.
        .filter(({ x, y }) => Boolean(document.elementFromPoint(x, y)?.closest('.bk-board')));
      const best = inSight.toSorted((one, other) => distance(one) - distance(other))[0];
      return best !== undefined && distance(best) < now - 10 ? best : undefined;
    });
  }

  /** A button, and the second press where one is wanted. */
  async #choose(answer: Locator): Promise<void> {
    await this.#confirmAfter(() => this.table.press(answer));
  }

  async #confirmAfter(pick: () => Promise<void>): Promise<void> {
    const before = await this.table.moment();
    await pick();
    const { confirm } = this.table;
    const isWaiting = async (): Promise<boolean> =>
      (await this.table.moment()) === before && (await confirm.isVisible());
    if (await isWaiting()) await this.table.press(confirm);
  }
}
