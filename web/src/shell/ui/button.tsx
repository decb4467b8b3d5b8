import type { ButtonHTMLAttributes, JSX, ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-style.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `ask` for what must be decided now, `confirm` to make it final, `quiet` for the rest. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps): JSX.Element {
  const { variant, size, className, type = 'button', ...rest } = props;
  return (
    // oxlint-disable-next-line react/button-has-type -- it always has one
    <button {...rest} type={type} className={buttonClass(variant, size, className)} />
  );
}

export interface ButtonLinkProps {
  readonly to: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly className?: string;
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
}

/** Looks like a button and leads to another page. */
export function ButtonLink(props: ButtonLinkProps): JSX.Element {
  const { to, variant, size, className, children, ...rest } = props;
  return (
    <Link href={to} className={buttonClass(variant, size, className)} {...rest}>
      {children}
    </Link>
  );
}

export interface IconButtonProps extends ButtonProps {
  /** What it does, in words; shown as a hint, too. */
  readonly label: string;
}

/** A square button with an `Icon` as its child. */
export function IconButton(props: IconButtonProps): JSX.Element {
  const { label, variant = 'bare', className = '', ...rest } = props;
  return (
    <Button
      {...rest}
      variant={variant}
      aria-label={label}
      title={label}
      className={`size-touch shrink-0 !p-0 ${className}`}
    />
  );
}
