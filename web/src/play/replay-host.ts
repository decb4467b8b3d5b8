import {
  type EventBase,
  type Game,
  type LogFault,
  Match,
  type MatchLog,
  runLog,
  seededChance,
  type Viewer,
} from '@parsecs/kernel';
import { isGameId, loadGame } from '@parsecs/table';
import { leadsOf } from './lead.ts';
import { orElse } from './or-else.ts';
import { progressOf } from './progress.ts';
import type {
  OpenFault,
  ReplayDecision,
  ReplayHost,
  ReplayMark,
  ReplayMoment,
  ReplayOpened,
  Watcher,
} from './protocol.ts';

type ToldEvent = EventBase & { readonly reveals?: true };
type Told = readonly (readonly ToldEvent[])[];

/** A finished or saved match that can be looked at from any moment. */
export class WorkerReplay implements ReplayHost {
  #game: Game | undefined;
  #log: MatchLog | undefined;
  #match: Match | undefined;
  #fault: LogFault | undefined;
  #watcher: Watcher = 'spectator';
  /** The state at each step; small and flat, so all of them are kept. */
  #states: unknown[] = [];

  async open(
    log: MatchLog,
    watcher: Watcher,
    progress: (done: number) => void = () => undefined,
  ): Promise<ReplayOpened | { readonly fault: OpenFault }> {
    if (!isGameId(log.game)) return { fault: { cause: 'unknown-game', game: log.game } };
    const game = await loadGame(log.game);
    const states: unknown[] = [];
    const tellProgress = progressOf<Match>(log.choices.length, progress);
    const run = runLog(game, log, {
      onEntry: (match, entry) => {
        tellProgress(match, entry);
        states.length = Math.min(states.length, match.length);
        states[match.length] = game.copy(match.state);
      },
    });
    this.#game = game;
    this.#log = log;
    this.#match = 'match' in run ? run.match : undefined;
    this.#fault = 'fault' in run ? run.fault : undefined;
    this.#states = this.#match === undefined ? [] : states;
    if (this.#match !== undefined) this.#states[0] ??= firstState(game, log);
    return this.watch(watcher);
  }

  watch(watcher: Watcher): ReplayOpened {
    const game = this.#opened(this.#game);
    const log = this.#opened(this.#log);
    this.#watcher = watcher;
    const told = this.#told(game, log);
    const outcome = this.#match && game.outcome(this.#match.state);
    const setup = game.checkSetup(log.setup);
    return {
      length: Math.max(0, told.length - 1),
      seats: setup.ok ? game.seatsOf(setup.value) : 0,
      setup: log.setup,
      marks: this.#marks(game),
      told,
      rules: told.map((events) => events.map((event) => this.#ruleOf(game, event))),
      by: told.map((_, step) =>
        step === 0 || this.#match === undefined ? undefined : this.#match.choiceAt(step - 1).by,
      ),
      ...(outcome && { outcome }),
      ...(this.#fault && { notRunning: this.#fault }),
    };
  }

  at(step: number): ReplayMoment | undefined {
    const game = this.#opened(this.#game);
    const state = this.#states[step];
    if (state === undefined) return undefined;
    const outcome = game.outcome(state);
    return {
      views: this.#viewers(game).map((viewer) => game.view(state, viewer)),
      round: game.round(state),
      asked: game.asked(state),
      ...(outcome && { outcome }),
    };
  }

  curve(): readonly (readonly number[])[] {
    const game = this.#opened(this.#game);
    if (this.#match === undefined) return [];
    const chance = seededChance('curve');
    const judged = this.#states.map((state) =>
      this.#watcher === 'open' ? state : game.imagine(game.view(state, this.#watcher), chance),
    );
    return leadsOf(game, game.seatsOf(this.#match.setup), judged);
  }

  decision(step: number): ReplayDecision | undefined {
    const game = this.#opened(this.#game);
    const state = this.#states[step];
    const isMade = this.#match !== undefined && step < this.#match.length;
    if (state === undefined || !isMade) return undefined;
    const { by: seat, choice } = this.#opened(this.#match).choiceAt(step);
    if (!game.asked(state).includes(seat)) return undefined;
    const { kind, answers, guarded } = game.question(state, seat);
    const question = { seat, kind, answers, ...(guarded && { guarded }) };
    return { seat, choice, view: game.view(state, seat), question };
  }

  branch(step: number): MatchLog {
    return this.#opened(this.#match).branch(step).log();
  }

  #opened<T>(value: T | undefined): T {
    if (value === undefined) throw new Error('no replay is open');
    return value;
  }

  #viewers(game: Game): readonly Viewer[] {
    if (this.#watcher !== 'open') return [this.#watcher];
    const { setup } = this.#opened(this.#match);
    return Array.from({ length: game.seatsOf(setup) }, (_, seat) => seat);
  }

  #told(game: Game, log: MatchLog): Told {
    const told = log.told as unknown as Told;
    if (this.#watcher === 'open') return told;
    const viewer = this.#watcher;
    const last = this.#states.at(-1) ?? firstState(game, log);
    return told.map((events) =>
      events.flatMap((event) => {
        // Without any position to judge by, what was revealed to somebody stays untold.
        if (last === undefined) return event.reveals === true ? [] : [event];
        const seen = this.#viewEvent(game, event, viewer, last);
        return seen === undefined ? [] : [seen];
      }),
    );
  }

  #viewEvent(game: Game, event: ToldEvent, viewer: Viewer, state: unknown): EventBase | undefined {
    const view = (): EventBase | undefined => game.viewEvent(event, viewer, state);
    // What cannot be judged stays untold: it may hold what others have hidden.
    return this.#fault === undefined ? view() : orElse(view, undefined);
  }

  #ruleOf(game: Game, event: ToldEvent): string {
    if (this.#fault === undefined) return game.ruleOf(event);
    const rule: unknown = orElse(() => game.ruleOf(event), '');
    return typeof rule === 'string' ? rule : '';
  }

  #marks(game: Game): readonly ReplayMark[] {
    const marks: ReplayMark[] = [];
    for (const [step, state] of this.#states.entries()) {
      const round = game.round(state);
      if (marks.at(-1)?.round !== round) marks.push({ round, step });
    }
    return marks;
  }
}

/** Rules about who sees what need a position; the first one will do where the log does not run. */
function firstState(game: Game, log: MatchLog): unknown {
  const setup = game.checkSetup(log.setup);
  return setup.ok ? new Match(game, setup.value, log.seed, log.reseeds).state : undefined;
}
