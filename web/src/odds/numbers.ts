const FORMATTERS = new Map<string, Intl.NumberFormat>();

/** To make one takes longer than anything that is done with it. */
function formatter(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = FORMATTERS.get(key) ?? new Intl.NumberFormat(language, options);
  FORMATTERS.set(key, known);
  return known;
}

/** 0.256 is 26 %, or with a digit 25.6 %. */
export function percentOf(language: string, share: number, digits = 0): string {
  return formatter(language, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);
}

export function decimalOf(language: string, value: number, digits: number): string {
  return formatter(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}
