import {
  at,
  type Game,
  type GameTypes,
  isRecord,
  isTakeBack,
  Match,
  type Seat,
  seededChance,
  type Viewer,
} from '@parsecs/kernel';
import { type Host, restoreTable, type Table, type Update } from '@parsecs/table';
import { isSame } from './is-same.ts';

export interface StreamAudit {
  /** Messages that were looked at, of all seats and a spectator. */
  readonly messages: number;
  readonly bytes: number;
  /** What somebody was told and could not know; empty if all is well. */
  readonly leaks: readonly string[];
  readonly isOver: boolean;
}

const UPDATE_FIELDS = ['table', 'from', 'to', 'items', 'snapshot'];
const STEP_FIELDS = ['kind', 'sequence', 'step', 'by', 'unasked', 'events', 'rules', 'undone'];
const SNAPSHOT_FIELDS = [
  'viewer',
  'sequence',
  'step',
  'view',
  'asked',
  'asking',
  'question',
  'seats',
  'round',
  'takeBacks',
  'practice',
  'canConcede',
  'outcome',
];

/**
 * Plays a match by chance and looks at every byte that each seat and a spectator are sent. Beside it
 * runs the true match; whatever a viewer cannot see is swapped for something else that could be true,
 * and what was sent must be what the swapped match would have sent.
 */
export async function auditStreams(
  game: Game,
  setup: unknown,
  seed: string,
  most: number,
): Promise<StreamAudit> {
  const truth = new Match(game, setup, seed);
  const chance = seededChance(`${seed}/choices`);
  const seats = game.seatsOf(setup);
  const viewers: readonly Viewer[] = [...Array.from({ length: seats }).keys(), 'spectator'];
  const found = { messages: 0, bytes: 0, leaks: [] as string[] };
  const lastViews = new Map<Viewer, unknown>();
  const table = openTable(game, setup, seed, seats, truth);
  for (const viewer of viewers) {
    table.subscribe(viewer, (update) => {
      const text = JSON.stringify({ table: 'audit', ...update });
      found.messages += 1;
      found.bytes += text.length;
      if (text.includes(seed)) found.leaks.push(`${update.to}: ${viewer} is told the seed`);
      const told = JSON.parse(text) as Update;
      const view = withOldParts(told.snapshot.view, lastViews.get(viewer));
      lastViews.set(viewer, view);
      const sent = { ...told, snapshot: { ...told.snapshot, view } };
      const leaks = leaksIn(sent, viewer, truth, seededChance(`${seed}/${update.to}/${viewer}`));
      found.leaks.push(...leaks.map((leak) => `${update.to}: ${viewer} is told ${leak}`));
    });
  }
  table.start();
  for (let step = 0; step < most; step += 1) {
    await table.settled();
    const asked = viewers.flatMap((viewer) => table.snapshot(viewer).question ?? []);
    const question = asked[0];
    if (question === undefined) break;
    const { id } = at(question.answers, chance.pick('answer', question.answers.length));
    const refusal = await table.choose(question.seat, question.ask, id);
    if (refusal !== undefined) throw new Error(`${refusal.refused}: ${refusal.cause}`);
  }
  await table.settled();
  table.hold();
  return { ...found, isOver: game.outcome(truth.state) !== undefined };
}

/** A table without a store: what would be stored is done again by the true match. */
function openTable(game: Game, setup: unknown, seed: string, seats: number, truth: Match): Table {
  const host: Host = {
    now: () => 0,
    pause: async () => undefined,
    think: () => Promise.reject(new Error('nobody here is a bot')),
    store: {
      append: async ({ record: { entry } }) => {
        if (isTakeBack(entry)) throw new Error('nobody takes back');
        const refusal = truth.choose(entry.by, entry.choice);
        if (refusal !== undefined) throw new Error(refusal.cause);
      },
      keepSeats: async () => undefined,
      keepTimes: async () => undefined,
    },
  };
  const restored = restoreTable(
    game,
    {
      game: game.id,
      rules: game.version,
      setup,
      seed,
      seats: Array.from({ length: seats }, () => ({ kind: 'elsewhere' as const })),
      beginning: [],
      entries: [],
      snapshots: [],
    },
    host,
  );
  if ('fault' in restored) throw new Error(restored.fault.cause);
  return restored.table;
}

/** What is as it was in the message before is the same object: games compile a set-up once for each object. */
function withOldParts(view: unknown, last: unknown): unknown {
  if (!isRecord(view) || !isRecord(last)) return view;
  return Object.fromEntries(
    Object.entries(view).map(([field, part]) => {
      const old = last[field];
      return [field, isSame(part, old) ? old : part];
    }),
  );
}

/** Everything in a message that the viewer's own knowledge does not give. */
export function leaksIn(
  sent: Update,
  viewer: Viewer,
  truth: Match,
  chance: ReturnType<typeof seededChance>,
): readonly string[] {
  const { game, state } = truth;
  const { snapshot, items } = sent;
  const own = game.view(state, viewer);
  // What was sent has gone through text: nothing in it can lead back to the true state.
  const seen: unknown = isSame(snapshot.view, own)
    ? snapshot.view
    : JSON.parse(JSON.stringify(own));
  const swapped = game.imagine(seen, chance);
  const leaks: string[] = [];
  const same = (what: string, told: unknown, known: unknown): void => {
    if (!isSame(told, known)) leaks.push(what);
  };
  same('unknown fields', unknownFields(sent, UPDATE_FIELDS), []);
  same('unknown fields of a snapshot', unknownFields(snapshot, SNAPSHOT_FIELDS), []);
  same('more than the view', snapshot.view, game.view(swapped, viewer));
  same('who is asked', snapshot.asked, game.asked(swapped));
  same('the round', snapshot.round, game.round(swapped));
  same('the outcome', snapshot.outcome, game.outcome(swapped));
  same(
    'a question',
    snapshot.asking,
    snapshot.asking.map(({ seat }) => askingIn(game, swapped, seat)),
  );
  if (snapshot.question !== undefined) {
    same('a question of another seat', snapshot.question.seat, viewer);
    const { answers } = game.question(swapped, snapshot.question.seat);
    same('other answers', snapshot.question.answers, answers);
  }
  for (const item of items) {
    if (item.kind !== 'step') continue;
    same('unknown fields of a step', unknownFields(item, STEP_FIELDS), []);
    if (item.unasked === true) same('that another was not asked', item.by, viewer);
    const events = truth.eventsAt(item.step);
    const seen = events.flatMap((event) => game.viewEvent(event, viewer, swapped) ?? []);
    same('an event', item.events, seen);
    same(
      'the rule of an event',
      item.rules,
      seen.map((event) => game.ruleOf(event)),
    );
  }
  return leaks;
}

function askingIn(game: Game, state: GameTypes['state'], seat: Seat): object {
  const { kind, rule, decline } = game.question(state, seat);
  return { seat, kind, rule, guarded: decline !== undefined };
}

function unknownFields(told: object, known: readonly string[]): readonly string[] {
  return Object.keys(told).filter((field) => !known.includes(field));
}
