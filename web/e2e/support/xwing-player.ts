import {
  type DialManoeuvre,
  endPoseInto,
  footprintOf,
  type Pose,
  pilotCard,
  readShip,
  shipType,
} from '@parsecs/xwing';
import type { Locator } from '@playwright/test';
import { Person } from './person.ts';
import type { SeenShip, XWingTable } from './xwing-table.ts';

/** How far an enemy flies in the meantime, and how near one wants to be. */
const ENEMY_STEP = 90;
const GOOD_RANGE = 160;
const MARGIN = 45;
const AWAY = 10_000;

/**
 * Somebody who plays a whole battle through the page without much thought: turns the guns to where
 * the nearest enemy will be, focuses, and shoots at whom it can.
 */
export class XWingPerson extends Person<XWingTable> {
  protected override async give(asks: string): Promise<void> {
    const { answers, squads, held } = this.table;
    switch (asks) {
      case 'squad':
        await this.table.press(squads.first());
        return;
      case 'obstacle':
      case 'place':
      case 'barrel-roll':
        await this.table.putDown();
        return;
      case 'dial':
        await this.#turnDial();
        return;
      case 'action':
      case 'free-action':
        await this.#act();
        return;
      case 'activate-next':
      case 'attack-next':
        await this.#choose(this.table.openChips.first());
        return;
      case 'lock':
      case 'attack':
        await this.#aim();
        return;
      case 'modify-attack-dice':
      case 'modify-defence-dice':
        await this.#choose(answers.last());
        return;
      default:
        // Missions have things of their own to place.
        if (await held.isVisible()) await this.table.putDown();
        else await this.#choose(answers.first());
    }
  }

  async #turnDial(): Promise<void> {
    await this.table.turnDial(await this.#bestManoeuvre());
  }

  async #bestManoeuvre(): Promise<number> {
    const { ships, width, height } = await this.table.look();
    const label = await this.table.dial.getAttribute('aria-label');
    const plain = label?.replaceAll('\u00a0', ' ');
    const own = ships.find(({ name }) => this.table.dialLabel(name) === plain);
    if (own === undefined) throw new Error(`whose dial is it? ${label ?? ''}`);
    const shut = await this.table.dial
      .locator('[data-shut]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-place-on-dial')));
    const enemies = ships.filter(({ side }) => side !== own.side);
    const { dial } = shipType(pilotOf(own).ship);
    const worth = dial.map((manoeuvre, place) => {
      if (shut.includes(`${place}`)) return -2 * AWAY;
      return worthOf(own, manoeuvre, enemies, { width, height });
    });
    return worth.indexOf(Math.max(...worth));
  }

  /** Focus where it can be had. */
  async #act(): Promise<void> {
    const { openChips, answers } = this.table;
    const focus = openChips.and(this.table.page.locator('[data-place="action:focus"]'));
    if ((await focus.count()) > 0) await this.#choose(focus);
    else if ((await openChips.count()) > 0) await this.#choose(openChips.first());
    else await this.#choose(answers.last());
  }

  /** The first target that can be hit, on the board, and the first weapon where there are several. */
  async #aim(): Promise<void> {
    const { openShips, openChips, answers, confirm, page } = this.table;
    if ((await openShips.count()) === 0) {
      await this.#choose(answers.last());
      return;
    }
    await this.#confirmAfter(async () => {
      const target = openShips.first();
      const before = await this.table.moment();
      await this.table.tapShip(target);
      await page.waitForFunction(
        (moment) =>
          document.querySelector('[data-ask]')?.getAttribute('data-ask') !== moment ||
          document.querySelector('.xw-ship[aria-pressed=true]') !== null,
        before,
        { polling: 20, timeout: 15_000 },
      );
      const isOpen = (await this.table.moment()) === before && !(await confirm.isVisible());
      if (isOpen) await this.table.press(openChips.first());
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

function pilotOf({ id }: SeenShip): ReturnType<typeof pilotCard> {
  const pilot = readShip(id)?.pilot ?? null;
  if (pilot === null) throw new Error(`${id} has no pilot`);
  return pilotCard(pilot);
}

/** How well the guns bear on the nearest enemy after a manoeuvre; whoever flies away gains nothing. */
function worthOf(
  own: SeenShip,
  manoeuvre: DialManoeuvre,
  enemies: readonly SeenShip[],
  area: { readonly width: number; readonly height: number },
): number {
  const end: Pose = { x: 0, y: 0, heading: 0 };
  endPoseInto(end, footprintOf(pilotOf(own).size, own.pose), manoeuvre);
  const isInside = (at: number, most: number): boolean => at > MARGIN && at < most - MARGIN;
  if (!isInside(end.x, area.width) || !isInside(end.y, area.height)) return -AWAY;
  const bearings = enemies.map(({ pose }) => {
    const turn = (pose.heading * Math.PI) / 180;
    const across = pose.x + Math.sin(turn) * ENEMY_STEP - end.x;
    const ahead = pose.y + Math.cos(turn) * ENEMY_STEP - end.y;
    const bearing = (Math.atan2(across, ahead) * 180) / Math.PI;
    const off = Math.abs(((bearing - end.heading + 540) % 360) - 180);
    return -off - Math.abs(Math.hypot(across, ahead) - GOOD_RANGE) / 3;
  });
  return Math.max(-AWAY, ...bearings) - (manoeuvre.difficulty === 'red' ? 20 : 0);
}
