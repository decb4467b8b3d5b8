/** Questions about values of unknown shape, for reading what somebody else wrote. */

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

export function isListOf<T>(
  value: unknown,
  holds: (item: unknown) => item is T,
): value is readonly T[] {
  return Array.isArray(value) && value.every((item) => holds(item));
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}
