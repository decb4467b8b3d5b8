import { at, type FixedRoll, fixedChance } from '@parsecs/kernel';
import type { Event } from '../events.ts';
import { imperialAssault } from '../game.ts';
import type { ArmyId } from '../lists/ready-made.ts';
import type { Options } from '../setup/options.ts';
import type { ArmySource } from '../setup/table.ts';
import type { State } from '../state.ts';
import type { MissionId } from '../vocabulary.ts';

/** A setup played from its first question on; decks stay in the written order. */
export class Beginning {
  readonly events: Event[] = [];
  readonly state: State;
  readonly #context;

  constructor(
    armies: readonly [ArmyId | ArmySource, ArmyId | ArmySource],
    mission: MissionId | 'random' = 'mos-eisley-outskirts-a',
    rolls: readonly FixedRoll[] = [],
    map?: unknown,
    options?: Partial<Options>,
  ) {
    const decks = [0, 1].map((): FixedRoll => ({ purpose: 'command deck', order: [] }));
    this.#context = {
      chance: fixedChance([...decks, ...rolls]),
      tell: (event: Event): unknown => this.events.push(event),
    };
    const checked = imperialAssault.checkSetup({
      armies,
      mission,
      ...(map !== undefined && { map }),
      ...(options !== undefined && { options }),
    });
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    this.state = imperialAssault.begin(checked.value, this.#context);
  }

  get question(): string {
    return this.state.question === 'none'
      ? 'over'
      : `P${this.state.asked + 1} ${this.state.question}`;
  }

  offered(): readonly string[] {
    return imperialAssault.question(this.state, this.state.asked).answers.map(({ id }) => id);
  }

  refusal(id: string): string {
    const answer = imperialAssault.check(this.state, this.state.asked, id);
    return 'refused' in answer ? answer.refused : 'legal';
  }

  choose(id: string): this {
    const answer = imperialAssault.check(this.state, this.state.asked, id);
    if ('refused' in answer) throw new Error(`${id}: ${answer.refused}`);
    imperialAssault.answer(this.state, this.state.asked, answer, this.#context);
    return this;
  }

  /** Takes the first answer until something else than this is asked. */
  through(...questions: readonly string[]): this {
    while (questions.includes(this.state.question)) this.choose(at(this.offered(), 0));
    return this;
  }
}
