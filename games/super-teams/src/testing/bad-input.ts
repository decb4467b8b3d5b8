/** A list in a list in a list: deeper than anything may follow by calling itself. */
export function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}
