import type { Locator } from '@playwright/test';
import type { BattleTable, Spot } from './battle-table.ts';
import { Person } from './person.ts';

/**
 * Somebody who plays a whole battle through the page without much thought: straight at the enemy,
 * every weapon at the first target, and no options. Ships are picked in turn by their chips and on
 * the board.
 */
export class BattlePerson extends Person<BattleTable> {
  protected override async give(asks: string): Promise<void> {
    const { answers, openChips } = this.table;
    switch (asks) {
      case 'fleet':
        await this.table.press(this.table.page.locator('[data-list]').first());
        return;
      case 'deploy':
      case 'path':
      case 'displace':
        await this.#takePlace();
        return;
      case 'launch-square':
        // No second press: the square is taken at once.
        await this.table.tapAt(await this.#placeNearEnemy());
        return;
      case 'move':
      case 'attack':
        await this.#takeShip();
        return;
      case 'launch':
        if ((await openChips.count()) === 0) await this.#choose(answers.last());
        else await this.#launch(openChips);
        return;
      case 'fire':
        await this.#fire();
        return;
      default:
        await this.#choose(answers.last());
    }
  }

  /** By its chip, or on the board. */
  async #takeShip(): Promise<void> {
    const { openChips, openShips, answers } = this.table;
    if ((await openShips.count()) === 0) {
      await this.#choose(answers.last());
      return;
    }
    const spot = this.answered % 2 === 0 ? undefined : await this.#shipInSight();
    if (spot === undefined) await this.table.press(openChips.first());
    else await this.table.tapAt(spot);
  }

  /** A ship that may be picked and that nothing lies over. */
  async #shipInSight(): Promise<Spot | undefined> {
    const { openShips } = this.table;
    const find = (ships: Element[]): Spot | undefined => {
      const spots = ships.map((ship) => {
        const { left, top, width, height } = (
          ship.querySelector('.sb-hull') ?? ship
        ).getBoundingClientRect();
        return { ship, x: left + width / 2, y: top + height / 2 };
      });
      const found = spots.find(({ ship, x, y }) => ship.contains(document.elementFromPoint(x, y)));
      return found && { x: found.x, y: found.y };
    };
    await this.table.atRest();
    return openShips.evaluateAll(find);
  }

  async #takePlace(): Promise<void> {
    const { places, answers } = this.table;
    if ((await places.count()) === 0) {
      await this.#choose(answers.first());
      return;
    }
    await this.table.tapAt(await this.#placeNearEnemy());
    await this.table.press(this.table.confirm);
  }

  /** The place in sight that is nearest to an enemy. */
  async #placeNearEnemy(): Promise<Spot> {
    const { places } = this.table;
    await places.first().waitFor();
    await this.table.atRest();
    const spot = await places.evaluateAll(findNearEnemy);
    if (spot === undefined) throw new Error('no place is in sight');
    return spot;
  }

  /** A fighter, and the ship that launches it where there is a choice. */
  async #launch(chips: Locator): Promise<void> {
    const before = await this.table.moment();
    await this.table.press(chips.first());
    await this.#taken(before);
    if ((await this.table.moment()) !== before) return;
    const carrier = await this.#shipInSight();
    if (carrier !== undefined) await this.table.tapAt(carrier);
  }

  /** Waits until what was pressed in the tray is chosen, or has been answer enough. */
  async #taken(before: string): Promise<void> {
    await this.table.page.waitForFunction(
      (moment) =>
        document.querySelector('[data-ask]')?.getAttribute('data-ask') !== moment ||
        document.querySelector('button[data-place][aria-pressed=true]') !== null,
      before,
      { polling: 20, timeout: 60_000 },
    );
  }

  /** The first weapon that can fire, at the first target it can hit. */
  async #fire(): Promise<void> {
    const { openChips, confirm, answers } = this.table;
    if ((await openChips.count()) === 0) {
      await this.#choose(answers.last());
      return;
    }
    const before = await this.table.moment();
    await this.table.press(openChips.first());
    await this.#taken(before);
    if (!(await confirm.isVisible())) {
      const target = await this.#shipInSight();
      if (target === undefined) throw new Error('no target is in sight');
      await this.table.tapAt(target);
    }
    await this.table.press(confirm);
  }

  /** A button, and the second press where one is wanted. */
  async #choose(answer: Locator): Promise<void> {
    const before = await this.table.moment();
    await this.table.press(answer);
    const { confirm } = this.table;
    if ((await this.table.moment()) === before && (await confirm.isVisible())) {
      await this.table.press(confirm);
    }
  }
}

/** Runs in the page. */
function findNearEnemy(places: Element[]): Spot | undefined {
  const middle = (node: Element): Spot => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const enemies = [...document.querySelectorAll('.sb-ship')]
    .filter((ship) => ship.querySelector('[data-side=imperial]') !== null)
    .map(middle);
  const spots = places
    .map((place) => middle(place.querySelector('.sb-dot, .sb-arrow') ?? place))
    // Panels float over the edges of the board.
    .filter(({ x, y }) => Boolean(document.elementFromPoint(x, y)?.closest('.bk-board')));
  const distance = (spot: Spot): number =>
    Math.min(...enemies.map((enemy) => Math.hypot(enemy.x - spot.x, enemy.y - spot.y)));
  return spots.length === 0
    ? undefined
    : spots.reduce((best, spot) => (distance(spot) < distance(best) ? spot : best));
}
