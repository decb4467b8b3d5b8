import { LANGUAGES, type Language, type Texts } from '@parsecs/lang';
import { defaultSetup } from '@parsecs/super-teams';
import type { Locator, Page } from '@playwright/test';
import type { MatchRecord } from '../src/shell/match-record.ts';
import { NewGameForm } from './support/new-game.ts';
import { Person } from './support/player.ts';
import { everythingSaid, secretsFound, tellTales, watchSecrets } from './support/secrets.ts';
import { SIZES, type Size } from './support/sizes.ts';
import { readRaw } from './support/store.ts';
import { button, press, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const NAMES = ['Ada', 'Борис', 'Łucja', 'Їжак'] as const;
const { colours } = defaultSetup(4);

interface Seat {
  readonly name: string;
  readonly table: TableView;
  readonly person: Person;
  readonly take: Locator;
  readonly decline: Locator;
  /** What this seat must never read. */
  readonly tales: readonly string[];
}

/** One person at the table, with the words of their own language. */
function seatAt(page: Page, number: number, words: Texts, byTouch: boolean): Seat {
  const name = NAMES[number] ?? '';
  const table = new TableView(page, words);
  return {
    name,
    table,
    person: new Person(table, { byTouch, own: colours[number] ?? [] }),
    take: button(page, words.t('shell:play.pass.here', { name })),
    decline: button(page, words.t('shell:play.pass.decline', { name })),
    tales: tellTales(
      words,
      NAMES.filter((other) => other !== name),
    ),
  };
}

/** Any of these, whichever comes. */
function anyOf(targets: readonly Locator[]): Locator {
  return targets.slice(1).reduce((all, next) => all.or(next), targets[0] as Locator);
}

/** Passes the device around until the game is over; gives how often it changed hands. */
async function playAround(page: Page, seats: readonly Seat[], byTouch: boolean): Promise<number> {
  const passing = anyOf(seats.map(({ take }) => take));
  const over = anyOf(seats.map(({ table }) => table.rematch));
  const asked = anyOf(
    seats.flatMap(({ table }) => [table.openCards.first(), table.answers.first()]),
  );
  let holder: Seat | undefined;
  for (let passes = 0; ; ) {
    await expect(passing.or(over).or(asked).first()).toBeVisible();
    if (await over.first().isVisible()) return passes;
    if (await passing.isVisible()) {
      holder = await findHolder(seats);
      passes += 1;
      // Every other time a card is declined unseen, as people do.
      if (passes % 2 === 0 && (await holder.decline.isVisible())) {
        const before = await positionOf(page);
        await press(holder.decline, byTouch);
        // The same seat may be asked again at once, with the same words on the screen.
        await expect.poll(() => positionOf(page)).toBeGreaterThan(before);
      } else {
        await press(holder.take, byTouch);
        await expect(holder.take).toBeHidden();
      }
      continue;
    }
    if (holder === undefined) throw new Error('somebody is asked without having the device');
    await checkSeat(page, holder);
    await holder.person.answer();
  }
}

/** How many choices the page has kept of the match that is on the screen. */
async function positionOf(page: Page): Promise<number> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const record = (await readRaw(page, id)) as MatchRecord;
  return record.summary.position;
}

async function findHolder(seats: readonly Seat[]): Promise<Seat> {
  for (const seat of seats) if (await seat.take.isVisible()) return seat;
  throw new Error('nobody is asked to take the device');
}

/** The seat has its own hand before it and nobody else's. */
async function checkSeat(page: Page, seat: Seat): Promise<void> {
  const said = await everythingSaid(page);
  expect(seat.tales.filter((tale) => said.includes(tale))).toEqual([]);
}

interface Run {
  readonly size: Size;
  readonly language: Language;
  readonly spoken: readonly Language[];
}

const RUNS: readonly Run[] = [
  { size: 'desktop', language: 'en', spoken: LANGUAGES },
  { size: 'desktop', language: 'pl', spoken: ['pl', 'pl', 'pl', 'pl'] },
  { size: 'phone', language: 'uk', spoken: ['uk', 'uk', 'uk', 'uk'] },
  { size: 'phone', language: 'ru', spoken: ['uk', 'pl', 'ru', 'en'] },
];

for (const { size, language, spoken } of RUNS) {
  test.describe(`${size}, ${language}, spoken: ${spoken.join(' ')}`, () => {
    test.use({ ...SIZES[size], language });

    test('four people at one device play a whole game', async ({ page, texts }) => {
      test.setTimeout(300_000);
      const byTouch = size === 'phone';
      const form = new NewGameForm(page, texts, byTouch);
      await form.open();
      await form.choosePlayers(4);
      for (const [index, name] of NAMES.entries()) {
        await form.seatPerson(index + 1, { name, language: spoken[index] ?? language });
      }
      await form.chooseBoard('short');
      await press(form.start, byTouch);
      const words = await Promise.all(spoken.map((own) => wordsIn(own)));
      const seats = words.map((own, number) => seatAt(page, number, own, byTouch));
      await expect(anyOf(seats.map(({ take }) => take))).toBeVisible();
      await watchSecrets(page, [texts, ...words]);
      const passes = await playAround(page, seats, byTouch);
      expect(passes).toBeGreaterThan(20);
      expect(await secretsFound(page)).toEqual([]);
    });
  });
}
