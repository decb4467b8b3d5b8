/** Bundled together: they are small, and whoever wants one example soon wants the next. */
export const FILES: Readonly<Record<string, unknown>> = import.meta.glob(
  '../../../../games/starship-battles/scenarios/*.scenario.json',
  { eager: true, import: 'default' },
);
