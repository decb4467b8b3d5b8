/** A shortest line on the table, as the ruler would lie. */
export interface Line {
  distance: number;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  /** lines shifted by up to this much, either way, are equally short; 0, 0 for no others. */
  spanX: number;
  spanY: number;
}

export function newLine(): Line {
  return { distance: 0, fromX: 0, fromY: 0, toX: 0, toY: 0, spanX: 0, spanY: 0 };
}
