/** A match is played in one tab at a time: whoever holds its lock writes, nobody else. */
export interface MatchLock {
  readonly release: () => void;
  /** Resolves when another tab has taken the match over. */
  readonly lost: Promise<void>;
}

/** A page that is just being left needs a moment to let go. */
const PATIENCE = 400;
/** Whoever plays elsewhere has so long to finish writing before the match is taken from them. */
const FAREWELL = 2000;

const CHANNEL = 'twelve-parsecs/locks';

function nameOf(id: string): string {
  return `twelve-parsecs/match/${id}`;
}

/** The lock, or nothing when the match is played in another tab. */
export function lockMatch(id: string): Promise<MatchLock | undefined> {
  return request(id, { signal: AbortSignal.timeout(PATIENCE) });
}

/** Asks the other tab to let go when everything is written, and takes the match if it does not. */
export async function takeOverMatch(id: string): Promise<MatchLock | undefined> {
  const channel = openChannel();
  channel?.postMessage(id);
  channel?.close();
  const given = await request(id, { signal: AbortSignal.timeout(FAREWELL) });
  return given ?? request(id, { steal: true });
}

/** Calls back when another tab asks for this match. */
export function onTakeOver(id: string, called: () => void): () => void {
  const channel = openChannel();
  const listen = ({ data }: MessageEvent<unknown>): void => {
    if (data === id) called();
  };
  channel?.addEventListener('message', listen);
  return () => channel?.close();
}

function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
}

function request(id: string, options: LockOptions): Promise<MatchLock | undefined> {
  // Where there are no locks (an address without encryption), the store alone tells two writers
  // apart: the second entry with the same number is refused.
  if (navigator.locks === undefined) {
    return Promise.resolve({ release: () => undefined, lost: new Promise(() => undefined) });
  }
  return new Promise((resolve) => {
    let lose = (): void => undefined;
    const lost = new Promise<void>((settle) => {
      lose = settle;
    });
    navigator.locks
      .request(
        nameOf(id),
        options,
        () =>
          new Promise<void>((release) => {
            resolve({ release: () => release(), lost });
          }),
      )
      .catch(() => {
        // Not given in time, or stolen later; the first to say so counts.
        resolve(undefined);
        lose();
      });
  });
}
