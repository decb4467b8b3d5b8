import { LANGUAGES, type Language } from '@parsecs/lang';

/** The two screens that everything must work on. */
export const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

export type Size = keyof typeof SIZES;
export const SIZE_NAMES: readonly Size[] = ['desktop', 'phone'];

export type Run = readonly [Size, Language];

/** `E2E_ALL=1` plays what is long on every screen, too, and guided games in every language. */
export const IS_ALL = process.env['E2E_ALL'] === '1';

export const EVERY_RUN: readonly Run[] = SIZE_NAMES.flatMap((size) =>
  LANGUAGES.map((language) => [size, language] as const),
);

/** A whole game is long: each is played on one screen, and with `E2E_ALL=1` on the other as well. */
export function wholeGames(usual: Run, other: Run): readonly Run[] {
  return IS_ALL ? [usual, other] : [usual];
}
