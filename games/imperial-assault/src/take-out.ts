/** Takes one item out of a list that must hold it. */
export function takeOut<T>(list: T[], item: T): void {
  const index = list.indexOf(item);
  if (index === -1) throw new Error(`${String(item)} is not in the list`);
  list.splice(index, 1);
}
