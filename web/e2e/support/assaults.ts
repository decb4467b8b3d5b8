import { BOTS } from '@parsecs/bots';
import {
  type Army,
  armyToLink,
  FREE_COMMANDS,
  type ImperialAssault,
  imperialAssault,
  type Setup,
} from '@parsecs/imperial-assault';
import { Match, type Question, type Seat, seededChance } from '@parsecs/kernel';
import type { Page } from '@playwright/test';
import { openEmpty } from './store.ts';

export type Skirmish = Match<ImperialAssault>;

type Asked = Question<ImperialAssault['answer']>;

/** What any small army may hold. */
const DECK: Army['commands'] = [...FREE_COMMANDS, 'marksman', 'marksman'];

/** Two armies that are soon through with each other. */
export const DUEL: readonly [Army, Army] = [
  { affiliation: 'rebel', deployments: ['luke-skywalker', 'fenn-signis'], commands: DECK },
  { affiliation: 'imperial', deployments: ['royal-guard', 'imperial-officer'], commands: DECK },
];

/** The starter armies with the first seat on the Rebels' side. */
export const FIRST = {
  armies: ['first-skirmish-rebels', 'first-skirmish-empire'],
  mission: 'mos-eisley-outskirts-a',
} as const;

export interface WantedSkirmish {
  readonly setup?: unknown;
  readonly seed?: string;
}

function readSetup(setup: unknown): Setup {
  const checked = imperialAssault.checkSetup(setup);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
}

/** A skirmish that bots have fought in this process until a seat comes to such a question. */
export function skirmishAt(
  isThere: (question: Asked, skirmish: Skirmish) => boolean,
  { setup = FIRST, seed = 'e2e' }: WantedSkirmish = {},
): Skirmish {
  const skirmish = new Match(imperialAssault, readSetup(setup), seed);
  const chance = seededChance(`${seed}/bots`);
  for (;;) {
    const seat = imperialAssault.asked(skirmish.state)[0];
    if (seat === undefined) return skirmish;
    const question = imperialAssault.question(skirmish.state, seat);
    if (isThere(question, skirmish)) return skirmish;
    const view = imperialAssault.view(skirmish.state, seat);
    const asked = { game: imperialAssault, view, question, chance };
    skirmish.choose(seat, BOTS.greedy.choose<ImperialAssault>(asked));
  }
}

/** The first time after so many decisions that the seat is asked this. */
export function askedTo(
  kind: string,
  seat: Seat = 0,
  after = 0,
): (question: Asked, skirmish: Skirmish) => boolean {
  return (question, skirmish) =>
    question.kind === kind && question.seat === seat && skirmish.length > after;
}

/** Lays armies among the saved lists of the device, as the builder would. */
export async function keepArmies(
  page: Page,
  armies: Readonly<Record<string, Army>>,
): Promise<void> {
  const lists = Object.entries(armies).map(([name, army]) => ({
    id: name,
    game: 'imperial-assault',
    name,
    side: army.affiliation,
    points: 0,
    isLegal: true,
    link: armyToLink({ name, army }),
    terms: {},
    savedAt: 1_700_000_000_000,
  }));
  await openEmpty(page);
  await page.evaluate((saved) => {
    for (const list of saved) {
      localStorage.setItem(`twelve-parsecs/list/${list.id}`, JSON.stringify(list));
    }
  }, lists);
}
