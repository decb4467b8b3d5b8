/** A match is played in one tab at a time: whoever holds its lock writes, nobody else. */
export interface MatchLock {
  readonly release: () => void;
  /** Resolves when another tab has taken the match over. */
  readonly lost: Promise<void>;
}

/** A page that is just being left needs a moment to let go: so often it is asked again. */
const TRIES = 5;
/** Whoever plays elsewhere has so many tries to finish writing before the match is taken from them. */
const FAREWELL = 25;
const BETWEEN_TRIES = 80;

const CHANNEL = 'twelve-parsecs/locks';

function nameOf(id: string): string {
  return `twelve-parsecs/match/${id}`;
}

/** The lock, or nothing when the match is played in another tab. */
export async function lockMatch(id: string, tries = TRIES): Promise<MatchLock | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const lock = await request(id, { ifAvailable: true });
    if (lock !== undefined || attempt === tries) return lock;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES));
  }
}

/** Asks the other tab to let go when everything is written, and takes the match if it does not. */
export async function takeOverMatch(id: string): Promise<MatchLock | undefined> {
  const channel = openChannel();
  channel?.postMessage(id);
  channel?.close();
  return (await lockMatch(id, FAREWELL)) ?? request(id, { steal: true });
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
      .request(nameOf(id), options, (given) => {
        if (given === null) {
          resolve(undefined);
          return undefined;
        }
        return new Promise<void>((release) => {
          resolve({ release: () => release(), lost });
        });
      })
      .catch(() => {
        // Stolen, or refused by the browser; whichever comes first counts.
        resolve(undefined);
        lose();
      });
  });
}
