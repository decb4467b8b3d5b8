/** Told so often that a bar moves, and so rarely that telling costs nothing. */
const TELLINGS = 50;

/** What `runLog` calls after every entry, to tell how much of the log was run. */
export function progressOf<M>(
  total: number,
  tell: (done: number) => void,
): (match: M, entry: number) => void {
  const every = Math.max(20, Math.floor(total / TELLINGS));
  return (_match, entry) => {
    if (entry % every === 0) tell(entry / total);
  };
}
