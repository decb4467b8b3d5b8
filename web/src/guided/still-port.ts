import type { Refusal } from '@parsecs/kernel';
import type { GameId } from '@parsecs/table';
import type { OpenWorker } from '../play/open-worker.ts';
import type { TablePort } from '../play/protocol.ts';

export const NOT_ASKED: Refusal = { refused: 'table', cause: 'not-asked' };

const DONE = Promise.resolve();
const REFUSED = Promise.resolve(NOT_ASKED);

export interface StillTools {
  readonly game: GameId;
  readonly seats: number;
  readonly foresight: OpenWorker['foresight'];
  /** What is on the screen. */
  readonly view: () => unknown;
}

/** What a lesson and a puzzle have to say is the same; what they leave out, too. */
export type StillPort = Omit<
  TablePort,
  'setViewer' | 'choose' | 'chooseUnasked' | 'explain' | 'askTakeBack' | 'shown'
>;

/** A table without bots, without clocks, and without a log that is kept. */
export function stillPort({ game, seats, foresight, view }: StillTools): StillPort {
  return {
    start: () => DONE,
    hold: () => DONE,
    settled: () => DONE,
    isReversible: (seat, ids) => foresight.isReversible(game, view(), seat, ids),
    lead: () => foresight.lead(game, seats, view()),
    course: async () => ({ curve: [], marks: [] }),
    decline: () => REFUSED,
    preview: (seat, ids) => foresight.preview(game, view(), seat, ids),
    concede: () => REFUSED,
    answerTakeBack: () => REFUSED,
    setGuard: () => DONE,
    setPace: () => DONE,
    setStepping: () => DONE,
    step: () => DONE,
    save: () => Promise.reject(new Error('nothing of it is kept')),
  };
}
