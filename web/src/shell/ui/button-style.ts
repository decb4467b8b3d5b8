export const BUTTON_VARIANTS = ['ask', 'confirm', 'danger', 'quiet', 'bare'] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];
export type ButtonSize = 'md' | 'lg';

const SHAPE =
  'inline-flex select-none items-center justify-center gap-2 rounded-md font-semibold ' +
  'transition-[background-color,border-color,box-shadow,color] duration-150 ' +
  'disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed ' +
  'aria-disabled:opacity-45';

const SIZES: Readonly<Record<ButtonSize, string>> = {
  md: 'min-h-touch min-w-touch px-4 py-2 text-sm',
  lg: 'min-h-13 min-w-touch px-6 py-3 text-base',
};

/** Warm light only where something is asked; everything else stays a line on deep blue. */
const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  ask: 'bg-ask text-on-ask enabled:hover:bg-[#ffd57d] [a&]:hover:bg-[#ffd57d] shadow-[0_0_20px_-6px_#ffc857]',
  confirm: 'bg-confirm text-on-confirm enabled:hover:bg-[#7fe0b5] [a&]:hover:bg-[#7fe0b5]',
  danger:
    'border border-danger-ink text-danger-ink enabled:hover:bg-danger enabled:hover:text-on-danger',
  quiet:
    'border border-edge bg-panel/60 text-ink enabled:hover:border-info-ink enabled:hover:bg-raised [a&]:hover:border-info-ink [a&]:hover:bg-raised',
  bare: 'text-quiet enabled:hover:bg-raised enabled:hover:text-ink [a&]:hover:bg-raised [a&]:hover:text-ink',
};

export function buttonClass(
  variant: ButtonVariant = 'quiet',
  size: ButtonSize = 'md',
  extra = '',
): string {
  return `${SHAPE} ${SIZES[size]} ${VARIANTS[variant]} ${extra}`;
}
