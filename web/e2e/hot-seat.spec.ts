import { LANGUAGES, type Language, type Texts } from '@parsecs/lang';
import { defaultSetup } from '@parsecs/super-teams';
import type { Locator, Page } from '@playwright/test';
import { NewGameForm } from './support/new-game.ts';
import { Person } from './support/player.ts';
import {
  everythingSaid,
  secretsFound,
  signsOfHand,
  tellTales,
  watchSecrets,
} from './support/secrets.ts';
import { SIZES, type Size } from './support/sizes.ts';
import { countEntries } from './support/store.ts';
import { button, press, TableView, waitForTurn } from './support/table.ts';
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

/** Passes the device around until the game is over; gives how often it changed hands. */
async function playAround(page: Page, seats: readonly Seat[], byTouch: boolean): Promise<number> {
  const languages = seats.map(({ table }) => table.texts);
  const takers = seats.map(({ table, name }) => table.texts.t('shell:play.pass.here', { name }));
  let holder: Seat | undefined;
  for (let passes = 0; ; ) {
    const turn = await waitForTurn(page, languages, takers);
    if (turn === 'over') return passes;
    if (turn === 'asked') {
      if (holder === undefined) throw new Error('somebody is asked without having the device');
      await checkSeat(page, holder);
      await holder.person.answer();
      continue;
    }
    holder = seats[takers.indexOf(turn)];
    passes += 1;
    if (holder !== undefined) await takeOver(page, holder, passes, byTouch);
  }
}

/** Every other time a bonus card is declined unseen, as people do. */
async function takeOver(page: Page, seat: Seat, passes: number, byTouch: boolean): Promise<void> {
  const { take, decline } = seat;
  if (passes % 2 === 0 && (await decline.isVisible())) {
    const before = await positionOf(page);
    await press(decline, byTouch);
    // The same seat may be asked again at once, with the same words on the screen.
    await expect.poll(() => positionOf(page), { intervals: [20] }).toBeGreaterThan(before);
  } else {
    await press(take, byTouch);
    await expect(take).toBeHidden();
  }
}

/** How many entries the page has kept of the match that is on the screen. */
async function positionOf(page: Page): Promise<number> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return countEntries(page, id);
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
  { size: 'phone', language: 'uk', spoken: LANGUAGES.toReversed() },
];

for (const { size, language, spoken } of RUNS) {
  test.describe(`${size}, ${language}, spoken: ${spoken.join(' ')}`, () => {
    test.use({ ...SIZES[size], language });

    test('four people at one device play a whole game', async ({ page, texts }) => {
      test.setTimeout(600_000);
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
      const takers = seats.map(({ table, name }) =>
        table.texts.t('shell:play.pass.here', { name }),
      );
      await waitForTurn(page, [texts], takers);
      const spokenHere = [texts, ...words];
      await watchSecrets(page, spokenHere, spokenHere.flatMap(signsOfHand));
      const passes = await playAround(page, seats, byTouch);
      expect(passes).toBeGreaterThan(20);
      expect(await secretsFound(page)).toEqual([]);
    });
  });
}
