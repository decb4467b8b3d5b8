/** Takes one item out of a list. Whoever asks for what is not there has a bug: the last is not it. */
export function removeOne<T>(list: T[], item: T): void {
  const index = list.indexOf(item);
  if (index === -1) throw new Error(`${String(item)} is not in the list`);
  list.splice(index, 1);
}
