import { fixedChance, Match, seededChance, type Viewer } from '@parsecs/kernel';
import {
  checkShipFile,
  OPTIONS,
  QUESTION_KINDS,
  type Setup,
  SHIP_FILE_SCHEMA,
  SHIPS,
  starshipBattles,
  WEAPONS,
} from '@parsecs/starship-battles';
import { describe, expect, test } from 'vitest';
import {
  createTexts,
  describeAnswer,
  describeAnswerHint,
  describeEvent,
  describeOutcome,
  describePosition,
  describeProblem,
  describeQuestion,
  describeRefusal,
  LANGUAGES,
  type Texts,
} from '../index.ts';
import { CARDS, expectSound, people } from '../testing/starship-battles.ts';

const GAME = 'starship-battles';
const SHORT = { standstillRounds: 3, roundLimit: 12 } as const;

function setupNamed(name: string, change: Partial<Setup> = {}): Setup {
  const setup = starshipBattles.setups[name];
  if (setup === undefined) throw new Error(`no setup ${name}`);
  return { ...setup, ...change };
}

type State = Match<typeof starshipBattles extends never ? never : never>;

/** What is asked, what may be answered, and why other things are refused. */
function tellQuestion(texts: Texts, state: Parameters<typeof starshipBattles.view>[0]): string {
  const [seat = 0] = starshipBattles.asked(state);
  const question = starshipBattles.question(state, seat);
  const view = starshipBattles.view(state, seat);
  const me = people(seat);
  expectSound(describeQuestion(texts, GAME, question, view, me, CARDS));
  const labels = question.answers.map(({ id }) => {
    for (const known of [CARDS, {}]) {
      const hint = describeAnswerHint(texts, GAME, id, question, view, me, known);
      if (hint !== '') expectSound(hint);
    }
    return describeAnswer(texts, GAME, id, question, view, me, CARDS);
  });
  for (const label of labels) expectSound(label);
  expect(new Set(labels).size).toBe(labels.length);
  for (const id of triesIn(view)) {
    const refusal = starshipBattles.check(state, seat, id);
    if ('refused' in refusal) expectSound(describeRefusal(texts, GAME, refusal, me));
  }
  return question.kind;
}

/** Answers that fit somewhere, but mostly not here. */
function triesIn({ ships }: ReturnType<typeof starshipBattles.view>): readonly string[] {
  const one = ships[0]?.id ?? 'x-wing-starfighter-1';
  const other = ships.at(-1)?.id ?? 'tie-fighter-1';
  return [
    ...['done', 'decline', 'stay', 'flee', 'light', 'P2', 'north', 'front', '0,0', '33,21', 'nonsense'],
    ...['ahead', 'left,ahead', 'ahead-left', one, other, `${one}>3,3`, `${one}@${other}`],
    ...OPTIONS.map((option) => `${option}@${one}`),
    ...[...WEAPONS, 'point-defense'].map((weapon) => `${weapon}>${other}`),
    'light:x-wing-starfighter*1',
    'light:tie-fighter*1,x-wing-starfighter*1',
    'dark:boba-fetts-slave-i*1,jango-fetts-slave-i*1',
    'dark:imperial-star-destroyer*9',
    'light:rebel-transport*0,death-star*1',
  ];
}

/** Plays a whole game and tells all of it, to each kind of viewer in turn. */
function tellGame(texts: Texts, setup: Setup, seed: string, every: number): ReadonlySet<string> {
  const match = new Match(starshipBattles, setup, seed);
  const chance = seededChance(`${seed}/choices`);
  const viewers: readonly Viewer[] = [0, 1, 'spectator'];
  const kinds = new Set<string>();
  for (;;) {
    const viewer = viewers[match.length % viewers.length] ?? 'spectator';
    const who = people(viewer === 'spectator' ? undefined : viewer);
    for (const event of match.toldAt(match.length)) {
      const told = starshipBattles.viewEvent(event, viewer, match.state);
      if (told !== undefined) expectSound(describeEvent(texts, GAME, told, who, CARDS));
    }
    const [seat] = starshipBattles.asked(match.state);
    const view = starshipBattles.view(match.state, viewer);
    const { kind } = view;
    // Each kind of question at once, then every now and then.
    if (!kinds.has(kind) || match.length % every === 0) {
      for (const known of [CARDS, {}]) {
        for (const line of describePosition(texts, GAME, view, who, known)) expectSound(line);
      }
      if (seat !== undefined) kinds.add(tellQuestion(texts, match.state));
    }
    if (seat === undefined) break;
    const { answers } = starshipBattles.question(match.state, seat);
    match.choose(seat, answers[chance.pick('answer', answers.length)]?.id ?? '');
  }
  const outcome = starshipBattles.outcome(match.state) ?? { winners: [] };
  const view = starshipBattles.view(match.state, 'spectator');
  expectSound(describeOutcome(texts, GAME, outcome, view, people(0)));
  return kinds;
}
