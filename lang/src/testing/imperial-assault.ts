import {
  type Answer,
  ARMIES,
  type Event,
  imperialAssault,
  type QuestionKind,
  type Setup,
  type View,
  writeAnswer,
} from '@parsecs/imperial-assault';
import {
  type AnswerBase,
  type Chance,
  fixedChance,
  type Question,
  type Refusal,
  type Seat,
  seededChance,
  type Unwritten,
  type Viewer,
} from '@parsecs/kernel';
import { expect } from 'vitest';
import type { People } from '../index.ts';

const NAMES = ['Ann', 'Bo'];

export function people(me?: number): People {
  return { name: (seat) => NAMES[seat] ?? '?', ...(me !== undefined && { me }) };
}

/** A raw message id, an unfilled parameter or a reference that leads nowhere. */
const BROKEN =
  /\{\{|\$t\(|undefined|NaN|null|imperial-assault[:.]|table:|\w+\.\w+\.\w+|P\d\.[a-z]|\s{2}|^\s|\s$|\s[.,;:]|\(\)|«»|„”/;

function isSound(text: string): boolean {
  return text !== '' && !BROKEN.test(text);
}

/** Thousands of lines are looked at; only what is wrong is worth an expectation of its own. */
export function expectSound(lines: readonly string[]): void {
  expect(lines.filter((line) => !isSound(line))).toEqual([]);
}

export type State = ReturnType<typeof imperialAssault.begin>;

/** A question as it was put, and everything that can be said about it. */
export interface Moment {
  readonly question: Question<AnswerBase>;
  readonly view: View;
  readonly watched: View;
  readonly refusals: readonly Refusal[];
}

export function momentOf(state: State): Moment {
  const [seat = 0] = imperialAssault.asked(state);
  const question = imperialAssault.question(state, seat);
  const view = imperialAssault.view(state, seat);
  const refusals = triesIn(view).flatMap((id) => {
    const checked = imperialAssault.check(state, seat, id);
    return 'refused' in checked ? [checked] : [];
  });
  return { question, view, watched: imperialAssault.view(state, 'spectator'), refusals };
}

/** Answers that fit somewhere, but mostly not here, and some that are none. */
function triesIn({ figures, groups, doors, tokens, seats }: View): readonly string[] {
  const [first, last] = [figures[0]?.id ?? 'x', figures.at(-1)?.id ?? 'y'];
  const answers: readonly Unwritten<Answer>[] = [
    ...(['pass', 'stop', 'end', 'move', 'damage', 'discard-top'] as const).map((kind) => ({
      kind,
    })),
    ...['A1', 'Z99', 'M14-turned'].map((place) => ({ kind: 'walk', place }) as const),
    { kind: 'surge', number: 9 },
    ...[first, last, 'nobody'].map((target) => ({ kind: 'attack', target }) as const),
    { kind: 'special', ability: 'force-choke' },
    { kind: 'special', ability: 'brutality' },
    { kind: 'shed', condition: 'stunned' },
    { kind: 'open', door: doors[0]?.id ?? 'door-9' },
    { kind: 'flip', token: tokens[0]?.id ?? 'launch-panel-1' },
    { kind: 'retrieve', token: tokens[0]?.id ?? 'contraband-1' },
    { kind: 'deploy', place: 'A1', figure: first },
    { kind: 'reroll', ability: 'foresight', figure: last, die: 'attack-1' },
    { kind: 'figure', figure: first },
    ...groups.map(({ id }) => ({ kind: 'activate', group: id }) as const),
    ...(['deadeye', 'rally', 'pummel', 'force-lightning'] as const).map(
      (card) => ({ kind: 'play', card }) as const,
    ),
    ...(seats[0]?.cards ?? []).map((card) => ({ kind: 'play', card }) as const),
  ];
  return ['rest', 'nonsense', 'play:moon', ...answers.map(writeAnswer)];
}

export interface Recorded {
  readonly told: readonly { readonly viewer: Viewer; readonly event: Event }[];
  readonly moments: readonly Moment[];
  readonly end: State;
}

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** Plays a whole game by chance; every kind of question is kept at once, then every now and then. */
export function playGame(setup: Setup, seed: string, every: number): Recorded {
  const events: Event[] = [];
  const moments: Moment[] = [];
  const seen = new Set<string>();
  const tell = (event: Event): void => {
    events.push(event);
  };
  const stage = { chance: seededChance(seed), tell };
  const state = imperialAssault.begin(setup, stage);
  const choices = seededChance(`${seed}/choices`);
  for (let step = 0; ; step += 1) {
    const [seat] = imperialAssault.asked(state);
    if (seat === undefined) return { told: shareOut(events, state), moments, end: state };
    const { kind, answers } = imperialAssault.question(state, seat);
    if (!seen.has(kind) || step % every === 0) moments.push(momentOf(state));
    seen.add(kind);
    imperialAssault.answer(state, seat, pick(answers, choices), stage);
  }
}

/** To each kind of viewer in turn. */
function shareOut(events: readonly Event[], state: State): Recorded['told'] {
  return events.flatMap((event, index) => {
    const viewer = VIEWERS[index % VIEWERS.length] ?? 'spectator';
    const shown = imperialAssault.viewEvent(event, viewer, state);
    return shown === undefined ? [] : [{ viewer, event: shown }];
  });
}

function pick<T>(items: readonly T[], chance: Chance): T {
  const item = items[chance.pick('answer', items.length)];
  if (item === undefined) throw new Error('no answer');
  return item;
}

/** A position laid out by hand, with answers given until this is asked. */
export function positionOf(
  armies: readonly (readonly [affiliation: string, ...deployments: string[]])[],
  mission: string,
  given: Readonly<Record<string, unknown>>,
  wanted: QuestionKind,
  answers: readonly (readonly [Seat, string])[] = [],
): State {
  const lists = armies.map(([affiliation, ...deployments]) => ({
    affiliation,
    deployments,
    commands: ARMIES['first-skirmish-rebels'].commands,
  }));
  const chance = fixedChance(Array.from({ length: 40 }, () => ({ purpose: '*', pick: 4 })));
  const laid = imperialAssault.scenarios.given(
    { setup: { armies: lists, mission }, ...given },
    { chance },
  );
  if (!laid.ok) throw new Error(JSON.stringify(laid.problems));
  const state = laid.value;
  for (const [seat, id] of answers) {
    const answer = imperialAssault.check(state, seat, id);
    if ('refused' in answer) throw new Error(`${id}: ${answer.cause}`);
    imperialAssault.answer(state, seat, answer, { chance });
  }
  for (let step = 0; state.question !== wanted; step += 1) {
    const [seat] = imperialAssault.asked(state);
    if (seat === undefined || step > 40) throw new Error(`${wanted} is never asked`);
    imperialAssault.answer(state, seat, imperialAssault.fallback(state, seat), { chance });
  }
  return state;
}
