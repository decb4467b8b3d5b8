/** The paints that drawings take from the group around them; the fallbacks are a ship of nobody, by night. */
export const LIT = 'var(--hull, #8fa3cc)';
export const SHADE = 'var(--hull-shade, #4a5d8a)';
export const TRIM = 'var(--trim, #e8eefc)';
export const LINE = 'var(--line, #dbe6ff)';
export const GLOW = 'var(--glow, #8fd0ff)';
export const GLASS = 'var(--glass, #0b1730)';
/** A rim under the outline keeps a ship apart from the ground and from other ships. */
export const HALO = 'var(--halo, #0a0f1e)';
