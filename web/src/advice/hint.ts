import type { BotRequest, Considered, Decision, Reason } from '@parsecs/bots';
import { USUAL_LEVEL } from '@parsecs/bots/ids';
import type { GameId, SeatSnapshot } from '@parsecs/table';

/** An answer that was thought about, as it is read; no chance where nothing was compared. */
export interface Advised {
  readonly answer: string;
  readonly chance?: number;
}

/** The best answers are worth a look; the others are what they are. */
const MOST_ADVISED = 3;

/**
 * What a bot is asked for a person: the position as the snapshot of that seat has it. Nothing that is
 * hidden from the seat is in there, so nothing hidden can come out.
 */
export function hintRequest(
  match: { readonly id: string; readonly game: GameId },
  look: Pick<SeatSnapshot, 'view' | 'question'>,
): BotRequest | undefined {
  const { question, view } = look;
  if (question === undefined) return undefined;
  const { seat, ask } = question;
  return { game: match.game, bot: USUAL_LEVEL, seat, view, seed: `hint/${match.id}/${ask}` };
}

/** The best two or three answers, with chances where several were compared. */
export function advised({
  answer,
  considered,
}: Pick<Decision, 'answer' | 'considered'>): readonly Advised[] {
  if (considered.length < 2) return [{ answer }];
  const tried = considered.filter(({ samples }) => samples > 0);
  const shown: readonly Considered[] = tried.length < 2 ? considered : tried;
  return shown.slice(0, MOST_ADVISED).map((one) => ({ answer: one.answer, chance: one.chance }));
}

/** A chance as whole parts of a hundred. */
export function percentOf(chance: number): number {
  return Math.round(100 * chance);
}

/** What a hint came to. */
export interface HintFound {
  readonly answers: readonly Advised[];
  readonly reasons: readonly Reason[];
}
