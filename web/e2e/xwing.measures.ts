import type { Setup, Squad } from '@parsecs/xwing';
import type { Page } from '@playwright/test';
import { recordOf } from './support/records.ts';
import { openRecord } from './support/store.ts';
import { button } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { askedTo, type Dogfight, dogfightAt } from './support/xwing-battles.ts';
import { XWingTable } from './support/xwing-table.ts';

// Figures are told and kept, never judged: they depend on the machine.

const EACH = 8;

function wing(faction: Squad['faction'], pilot: Squad['ships'][number]['pilot']): Squad {
  return { faction, ships: Array.from({ length: EACH }, () => ({ pilot, upgrades: [] })) };
}

const CROWD: Partial<Setup> = {
  sides: 'rebel',
  points: 'free',
  obstacles: 6,
  squads: {
    rebel: wing('rebel', 'rookiepilot'),
    imperial: wing('imperial', 'academypilot'),
  },
};

/** So long is looked; on a busy machine fewer steps are made. */
const SPAN = 1500;
const MOST_STEPS = 60;

/** Counts frames while one small step after another is made. */
async function framesDuring(page: Page, act: (step: number) => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const count = { frames: 0, from: performance.now(), isOver: false };
    const tick = (): void => {
      count.frames += 1;
      if (!count.isOver) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(globalThis, { frameCount: count });
  });
  const until = Date.now() + SPAN;
  for (let step = 0; step < MOST_STEPS && Date.now() < until; step += 1) await act(step);
  return page.evaluate(() => {
    const count = Reflect.get(globalThis, 'frameCount') as {
      frames: number;
      from: number;
      isOver: boolean;
    };
    count.isOver = true;
    return (count.frames * 1000) / (performance.now() - count.from);
  });
}

/** From each click to the next painted frame, as the browser itself measures it. */
async function watchClicks(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const found: number[] = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'pointerup' || name === 'click') found.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(globalThis, { clickTimes: found });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'clickTimes') as readonly number[]);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

test('frames while panning and zooming among sixteen ships, and the time from a click to the screen', async ({
  page,
  texts,
}, info) => {
  const crowd = dogfightAt(askedTo('dial'), { setup: CROWD, bot: 'random' });
  await openRecord(page, recordOf(crowd));
  const table = new XWingTable(page, texts);
  await table.settled();
  await table.atRest();
  await expect(table.board.locator('.xw-ship')).toHaveCount(2 * EACH);
  const place = (): Promise<string> =>
    page.locator('.bk-world').evaluate((node) => getComputedStyle(node).transform);
  const box = await table.board.boundingBox();
  if (box === null) throw new Error('there is no board');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };

  const before = await place();
  await page.mouse.move(middle.x, middle.y);
  const zooming = await framesDuring(page, (step) => page.mouse.wheel(0, step < 20 ? -60 : 20));
  const zoomed = await place();
  expect(zoomed).not.toBe(before);
  await page.mouse.down();
  const panning = await framesDuring(page, async (step) => {
    const angle = ((step + 1) * Math.PI) / 15;
    await page.mouse.move(middle.x + 90 * Math.sin(angle), middle.y + 60 * Math.cos(angle));
  });
  await page.mouse.up();
  expect(await place()).not.toBe(zoomed);

  const clicks = await watchClicks(page);
  for (let turn = 0; turn < 5; turn += 1) {
    await table.tapMiddle(table.onDial(turn + 1));
    await expect(table.dial).toHaveAttribute('aria-valuenow', `${turn + 2}`);
  }
  await expect.poll(async () => (await clicks()).length).toBeGreaterThan(0);
  const times = await clicks();
  const figures = {
    ships: 2 * EACH,
    framesPerSecond: { zooming: Math.round(zooming), panning: Math.round(panning) },
    clickToScreenMs: { median: median(times), most: Math.max(...times), clicks: times.length },
  };
  await info.attach('xwing-measures.json', {
    body: JSON.stringify(figures, null, 2),
    contentType: 'application/json',
  });
  process.stdout.write(`${JSON.stringify(figures)}\n`);
});

/** From this round on there is shooting everywhere. */
const MELEE = 3;
/** So long the replay is watched. */
const WATCHED = 20_000;

/** The times between frames while something goes on, in milliseconds. */
async function framesFor(page: Page, milliseconds: number): Promise<readonly number[]> {
  return page.evaluate(
    (span) =>
      new Promise<readonly number[]>((resolve) => {
        const times: number[] = [];
        const from = performance.now();
        let last = from;
        const tick = (now: number): void => {
          times.push(now - last);
          last = now;
          if (now - from < span) requestAnimationFrame(tick);
          else resolve(times.slice(1));
        };
        requestAnimationFrame(tick);
      }),
    milliseconds,
  );
}

/** Moments at which something was drawn onto the canvas over the board. */
async function watchCanvas(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const count = { painted: 0 };
    const { clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function clear(...box): void {
      count.painted += 1;
      clearRect.apply(this, box);
    };
    Object.assign(globalThis, { canvasCount: count });
  });
  return () =>
    page.evaluate(() => (Reflect.get(globalThis, 'canvasCount') as { painted: number }).painted);
}

test.describe('with everything that moves', () => {
  test.use({ settings: { motion: 'full' } });

  test('frames while sixteen ships fly, shoot and burn', async ({ page, texts }, info) => {
    const melee = dogfightAt((_, { state }) => state.round > MELEE, { setup: CROWD });
    const from = firstOf(melee, 'attack-declared');
    await openRecord(page, recordOf(melee), 'replay');
    const scrubber = page.getByRole('slider', { name: texts.t('shell:play.replay.scrub') });
    await scrubber.fill(`${from}`);
    const painted = await watchCanvas(page);
    await button(page, texts.t('shell:play.replay.play')).click();
    const times = await framesFor(page, WATCHED);
    const sorted = times.toSorted((one, other) => one - other);
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    const figures = {
      ships: 2 * EACH,
      effects: {
        steps: Number(await scrubber.inputValue()) - from,
        framesPerSecond: Math.round(1000 / mean),
        frameMs: {
          mean: Math.round(mean * 10) / 10,
          percentile95: Math.round((sorted[Math.floor(sorted.length * 0.95)] ?? 0) * 10) / 10,
        },
        framesOnCanvas: await painted(),
      },
    };
    await info.attach('xwing-effects.json', {
      body: JSON.stringify(figures, null, 2),
      contentType: 'application/json',
    });
    process.stdout.write(`${JSON.stringify(figures)}\n`);
  });
});

/** The first step that tells of something. */
function firstOf(dogfight: Dogfight, type: string): number {
  for (let step = 1; step <= dogfight.length; step += 1) {
    if (dogfight.eventsAt(step).some((event) => event.type === type)) return step;
  }
  throw new Error(`nothing is told of ${type}`);
}
