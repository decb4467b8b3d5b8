/**
 * Whether data that came over the wire says the same as what we have. Fields may come in another order, and
 * one that is undefined is not there: it would not have been written.
 */
export function isSame(told: unknown, known: unknown): boolean {
  if (told === known) return true;
  if (typeof told !== 'object' || typeof known !== 'object') return false;
  if (told === null || known === null) return false;
  return Array.isArray(told) && Array.isArray(known)
    ? isSameList(told, known)
    : !Array.isArray(told) && !Array.isArray(known) && isSameRecord(told, known);
}

function isSameList(told: readonly unknown[], known: readonly unknown[]): boolean {
  if (told.length !== known.length) return false;
  for (let place = 0; place < told.length; place += 1) {
    if (!isSame(told[place], known[place])) return false;
  }
  return true;
}

function isSameRecord(told: object, known: object): boolean {
  const wrote = told as Readonly<Record<string, unknown>>;
  let fields = 0;
  for (const [field, value] of Object.entries(known)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(wrote, field) || !isSame(wrote[field], value)) return false;
    fields += 1;
  }
  return Object.keys(wrote).length === fields;
}
