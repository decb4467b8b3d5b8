import { LANGUAGES, type Language, type Texts } from '@parsecs/lang';
import { defaultSetup } from '@parsecs/super-teams';
import type { Locator, Page } from '@playwright/test';
import { late } from '../support/late.ts';
import { playMatch } from '../support/matches.ts';
import { NewGameForm } from '../support/new-game.ts';
import { once } from '../support/once.ts';
import { Person } from '../support/player.ts';
import { friends, recordOf } from '../support/records.ts';
import {
  everythingSaid,
  secretsFound,
  signsOfHand,
  tellTales,
  watchSecrets,
} from '../support/secrets.ts';
import { SIZES } from '../support/sizes.ts';
import { openRecord } from '../support/store.ts';
import { button, press, TableView, waitForTurn } from '../support/table.ts';
import { expect, test } from '../support/test.ts';
import { wordsIn } from '../support/words.ts';

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

/** Passes the device around until the game is over, or so often; gives how often it changed hands. */
async function playAround(
  page: Page,
  seats: readonly Seat[],
  byTouch: boolean,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const languages = seats.map(({ table }) => table.texts);
  const takers = seats.map(({ table, name }) => table.texts.t('shell:play.pass.here', { name }));
  let holder: Seat | undefined;
  for (let passes = 0; ; ) {
    const turn = await waitForTurn(page, languages, takers);
    if (turn === 'over' || passes === most) return passes;
    if (turn === 'asked') {
      if (holder === undefined) throw new Error('somebody is asked without having the device');
      await checkSeat(page, holder);
      await holder.person.answer();
      continue;
    }
    const next = seats[takers.indexOf(turn)];
    // Whoever was asked for a moment only looks again who is asked.
    if (next === undefined || !(await next.take.isVisible())) continue;
    holder = next;
    passes += 1;
    await takeOver(holder, passes, byTouch);
  }
}

/** Every other time a bonus card is declined unseen, as people do. */
async function takeOver(seat: Seat, passes: number, byTouch: boolean): Promise<void> {
  const { take, decline } = seat;
  if (passes % 2 === 0 && (await decline.isVisible())) {
    const shown = await decline.elementHandle();
    await press(decline, byTouch);
    // The same seat may be asked again at once, with the same words on another button.
    await shown?.waitForElementState('hidden');
  } else {
    await press(take, byTouch);
    await expect(take).toBeHidden();
  }
}

/** The seat has its own hand before it and nobody else's. */
async function checkSeat(page: Page, seat: Seat): Promise<void> {
  const said = await everythingSaid(page);
  expect(seat.tales.filter((tale) => said.includes(tale))).toEqual([]);
}

const FIRST_PASSES = 4;
const LAST_CHOICES = 22;

/** Four people are in the middle of a race that ends soon. */
const ending = once(() =>
  late(playMatch({ seed: 'late', setup: { players: 4, board: 'short' } }), LAST_CHOICES),
);

/** From now on not a word of a hand may be on the page while the device is passed on. */
async function watchHands(page: Page, texts: Texts, seats: readonly Seat[]): Promise<void> {
  const takers = seats.map(({ table, name }) => table.texts.t('shell:play.pass.here', { name }));
  await waitForTurn(page, [texts], takers);
  const spokenHere = [texts, ...seats.map(({ table }) => table.texts)];
  await watchSecrets(page, spokenHere, spokenHere.flatMap(signsOfHand));
}

test('four people with four languages at one device begin a game', async ({ page, texts }) => {
  const form = new NewGameForm(page, texts, false);
  await form.open();
  await form.choosePlayers(4);
  for (const [index, name] of NAMES.entries()) {
    await form.seatPerson(index + 1, { name, language: LANGUAGES[index] ?? 'en' });
  }
  await form.chooseBoard('short');
  await form.start.click();
  const seats = await seatsAt(page, LANGUAGES, false);
  await watchHands(page, texts, seats);
  expect(await playAround(page, seats, false, FIRST_PASSES)).toBe(FIRST_PASSES);
  expect(await secretsFound(page)).toEqual([]);
});

test.describe('on a phone, in Ukrainian', () => {
  test.use({ ...SIZES.phone, language: 'uk' });

  test('four people with four languages bring a game to its end', async ({ page, texts }) => {
    test.slow();
    const languages = LANGUAGES.toReversed();
    await openRecord(page, recordOf(ending(), { seats: friends(...NAMES), languages }));
    const seats = await seatsAt(page, languages, true);
    await watchHands(page, texts, seats);
    expect(await playAround(page, seats, true)).toBeGreaterThan(10);
    expect(await secretsFound(page)).toEqual([]);
  });
});

async function seatsAt(
  page: Page,
  spoken: readonly Language[],
  byTouch: boolean,
): Promise<readonly Seat[]> {
  const words = await Promise.all(spoken.map((own) => wordsIn(own)));
  return words.map((own, number) => seatAt(page, number, own, byTouch));
}
