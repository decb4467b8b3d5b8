import { BOTS, type BotId } from '@parsecs/bots';
import { Match, type Question, type Seat, seededChance } from '@parsecs/kernel';
import { type Setup, type Squad, squadToLink, type XWing, xwing } from '@parsecs/xwing';
import type { Page } from '@playwright/test';

export type Dogfight = Match<XWing>;

type Asked = Question<XWing['answer']>;
type IsThere = (question: Asked, dogfight: Dogfight) => boolean;

/** Luke Skywalker for the first seat, two TIE fighters for the other. */
const FIRST: Partial<Setup> = { sides: 'rebel', squadBuilding: false };

/** One ship each. */
export const DUEL: Readonly<Record<'rebel' | 'imperial', Squad>> = {
  rebel: { faction: 'rebel', ships: [{ pilot: 'rookiepilot', upgrades: [] }] },
  imperial: { faction: 'imperial', ships: [{ pilot: 'academypilot', upgrades: [] }] },
};

/** The same on the smallest table: soon over. */
export const SMALL: Partial<Setup> = { sides: 'rebel', width: 600, height: 600, squads: DUEL };

export interface WantedDogfight {
  readonly setup?: string | Partial<Setup>;
  readonly seed?: string;
  /** Who plays for everybody until the moment comes. */
  readonly bot?: BotId;
}

function readSetup(setup: NonNullable<WantedDogfight['setup']>): Setup {
  const checked = xwing.checkSetup(typeof setup === 'string' ? xwing.setups[setup] : setup);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.value;
}

/** A battle that bots have fought in this process until a seat comes to such a question. */
export function dogfightAt(isThere: IsThere, wanted: WantedDogfight = {}): Dogfight {
  const { setup = FIRST, seed = 'e2e', bot = 'greedy' } = wanted;
  const dogfight = new Match(xwing, readSetup(setup), seed);
  const chance = seededChance(`${seed}/bots`);
  for (;;) {
    const asked = xwing.asked(dogfight.state);
    if (asked.length === 0) return dogfight;
    const questions = asked.map((seat) => xwing.question(dogfight.state, seat));
    if (questions.some((question) => isThere(question, dogfight))) return dogfight;
    const [question] = questions;
    if (question === undefined) return dogfight;
    const view = xwing.view(dogfight.state, question.seat);
    dogfight.choose(
      question.seat,
      BOTS[bot].choose<XWing>({ game: xwing, view, question, chance }),
    );
  }
}

/** The seat is asked this, from the round given on. */
export function askedTo(kind: string, seat: Seat = 0, from = 0): IsThere {
  return (question, { state }) =>
    question.kind === kind && question.seat === seat && state.round >= from;
}

/** The first such moment, in whichever battle it comes. */
export function findDogfight(isThere: IsThere, wanted: WantedDogfight = {}): Dogfight {
  for (let number = 0; number < 40; number += 1) {
    const dogfight = dogfightAt(isThere, { ...wanted, seed: `e2e-${number}` });
    if (xwing.outcome(dogfight.state) === undefined) return dogfight;
  }
  throw new Error('no battle comes to this moment');
}

/** Lays squads among the saved lists of the device, as the builder would. */
export async function keepSquads(
  page: Page,
  squads: Readonly<Record<string, Squad>>,
): Promise<void> {
  const lists = Object.entries(squads).map(([name, squad]) => ({
    id: name,
    game: 'xwing',
    name,
    side: squad.faction,
    points: 0,
    isLegal: true,
    link: squadToLink({ ...squad, name }),
    terms: {},
    savedAt: 1_700_000_000_000,
  }));
  await page.evaluate((saved) => {
    for (const list of saved) {
      localStorage.setItem(`twelve-parsecs/list/${list.id}`, JSON.stringify(list));
    }
  }, lists);
}
