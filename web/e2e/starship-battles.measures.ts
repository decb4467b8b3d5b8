import { at, chooseAtRandom, Match, seededChance } from '@parsecs/kernel';
import { type StarshipBattles, starshipBattles } from '@parsecs/starship-battles';
import type { Page } from '@playwright/test';
import { BattleTable } from './support/battle-table.ts';
import { countListeners } from './support/listeners.ts';
import { friends, recordOf } from './support/records.ts';
import { openRecord } from './support/store.ts';
import { button, openLog } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { traceWork } from './support/thread-work.ts';

// Figures are told and kept, never judged: they depend on the machine.

const CHOICES = 2000;

/** Two people at one device in a match without end; whoever is asked could take something back. */
function longBattle(): Match<StarshipBattles> {
  const setup = at(Object.values(starshipBattles.setups), 0);
  const battle = new Match(starshipBattles, setup, 'a long match');
  const chance = seededChance('a long match');
  const choose = chooseAtRandom(chance);
  for (;;) {
    const seat = at(starshipBattles.asked(battle.state), 0);
    const question = battle.question(seat);
    const isFree = battle.takeBackPoint(seat)?.free === true;
    if (battle.length >= CHOICES && isFree && question.answers.length > 1) return battle;
    battle.choose(seat, choose(battle.state, question).id);
  }
}

/** From every call of the worker to its reply, by the name of what was called. */
async function watchCalls(page: Page): Promise<(name: string) => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const times: Record<string, number[]> = {};
    const Plain = globalThis.Worker;
    globalThis.Worker = class extends Plain {
      override postMessage(message: { id?: string; path?: string[] }, ...more: never[]): void {
        const { id, path } = message;
        const name = path?.at(-1);
        if (id !== undefined && name !== undefined) {
          const from = performance.now();
          this.addEventListener('message', ({ data }: MessageEvent<{ id?: string }>) => {
            if (data.id === id) (times[name] ??= []).push(performance.now() - from);
          });
        }
        super.postMessage(message, ...more);
      }
    };
    Object.assign(globalThis, { callTimes: times });
  });
  return (name) =>
    page.evaluate(
      (wanted) => (Reflect.get(globalThis, 'callTimes') as Record<string, number[]>)[wanted] ?? [],
      name,
    );
}

/** One call as the worker sees it, in milliseconds: from the message to the reply, and how much of it was storing. */
interface InWorker {
  readonly all: number;
  readonly storing: number;
}

/** Watches the worker that has the table. */
async function watchWorker(page: Page, name: string): Promise<() => Promise<InWorker>> {
  const worker = at(page.workers(), 0);
  await worker.evaluate((wanted) => {
    interface Message {
      readonly id?: string;
      readonly path?: readonly string[];
    }
    const seen = { all: 0, storing: 0 };
    const { prototype } = MessagePort;
    const { postMessage: call } = prototype;
    prototype.postMessage = function (this: MessagePort, message: Message, ...more: never[]) {
      const from = performance.now();
      if (message.path?.at(-1) === 'append') {
        this.addEventListener('message', ({ data }: MessageEvent<Message>) => {
          if (data.id === message.id) seen.storing = performance.now() - from;
        });
      }
      call.call(this, message, ...more);
    };
    const own = globalThis as unknown as MessagePort;
    let asked: { readonly id: string | undefined; readonly from: number } | undefined;
    // The table has heard it before this listener; when it came, the event itself knows.
    own.addEventListener('message', ({ data, timeStamp }: MessageEvent<Message>) => {
      if (data.path?.at(-1) === wanted) asked = { id: data.id, from: timeStamp };
    });
    const reply = own.postMessage.bind(own);
    own.postMessage = (message: Message, ...more: never[]) => {
      if (asked !== undefined && message.id === asked.id) {
        seen.all = performance.now() - asked.from;
      }
      reply(message, ...more);
    };
    Object.assign(globalThis, { seenInWorker: seen });
  }, name);
  return () => worker.evaluate(() => Reflect.get(globalThis, 'seenInWorker') as InWorker);
}

/** From the press to the frame in which the log has changed; both are marked for a trace. */
async function watchPicture(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('pressed'), { capture: true, once: true });
    const log = document.querySelector('[data-log] ol');
    if (log === null) throw new Error('there is no log');
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => {
        // What is sent in a frame is heard when it was painted.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => performance.mark('shown'));
        port1.start();
        port2.postMessage(undefined);
      });
    });
    observer.observe(log, { childList: true });
  });
  return async () => {
    await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
    return page.evaluate(() => performance.measure('undo', 'pressed', 'shown').duration);
  };
}

test('resuming a match of 2,000 choices, and taking one back, in the worker and on the page', async ({
  page,
  texts,
}, info) => {
  const battle = longBattle();
  const table = new BattleTable(page, texts);
  const calls = await watchCalls(page);
  await openRecord(page, recordOf(battle, { seats: friends('Anna', 'Boris') }));
  await table.settled();
  // It came in one piece; from now on it lies there entry by entry.
  const [firstOpen = 0] = await calls('open');
  await page.reload();
  await table.settled();
  const [resume = 0] = await calls('open');
  await table.openLog();
  const undoButton = await button(page, texts.t('shell:play.undo.free')).elementHandle();
  const worker = await watchWorker(page, 'askTakeBack');
  const picture = await watchPicture(page);
  const work = await traceWork(page, 'pressed', 'shown');
  // Pressed by the page itself: looking for the button costs more than the undo.
  await undoButton?.evaluate((node) => (node as HTMLElement).click());
  const shown = await picture();
  const figures = {
    choices: battle.length,
    milliseconds: {
      firstOpen,
      resume,
      undo: {
        worker: await worker(),
        reply: at(await calls('askTakeBack'), 0),
        page: shown,
      },
    },
    /** Of the processor, from the press to the picture. */
    undoWork: await work(),
  };
  await info.attach('starship-battles-measures.json', {
    body: JSON.stringify(figures, null, 2),
    contentType: 'application/json',
  });
  process.stdout.write(`${JSON.stringify(figures)}\n`);
});

/** The log has so many lines when listeners are counted. */
const LINES = [20, 60, 100];

test('how many listeners the page has while bots play', async ({ page }, info) => {
  const count = await countListeners(page);
  const battle = new Match(starshipBattles, at(Object.values(starshipBattles.setups), 0), 'bots');
  const bot = { kind: 'bot', bot: 'random' } as const;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRecord(page, recordOf(battle, { seats: [bot, bot] }));
  await openLog(page.locator('[data-log]'));
  const figures: { readonly lines: number; readonly listeners: number }[] = [];
  for (const lines of LINES) {
    await expect
      .poll(() => page.locator('[data-line]').count(), { timeout: 60_000 })
      .toBeGreaterThan(lines);
    figures.push({ lines, listeners: await count() });
  }
  await info.attach('starship-battles-listeners.json', {
    body: JSON.stringify(figures, null, 2),
    contentType: 'application/json',
  });
  process.stdout.write(`${JSON.stringify(figures)}\n`);
});
