'use client';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import { LoadingText } from '../spinner/loading-text.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { withRef } from '../with-ref.ts';
import { button } from './button.css.ts';
import { ButtonContent, type ButtonLook } from './button-content.tsx';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** Shows a spinner and ignores presses; width and focus stay. */
  loading?: boolean;
  /** Why the button is disabled. It can still be focused, and describes itself with this text. */
  disabledReason?: string;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/** Performs an action on the page. For navigation use `ButtonLink` or `TextLink`. */
export const Button = /* @__PURE__ */ withRef(function Button({
  tone = 'primary',
  variant = 'solid',
  size = 'medium',
  icon,
  iconEnd,
  block = false,
  loading = false,
  disabledReason,
  type = 'button',
  onClick,
  children,
  ...native
}: ButtonProps) {
  const noteId = useId();
  const inert = loading || disabledReason !== undefined;
  const note = loading ? <LoadingText /> : disabledReason;
  return (
    <>
      <button
        {...native}
        type={type}
        className={button({ tone, variant, size, block, loading })}
        aria-disabled={inert || undefined}
        aria-busy={loading || undefined}
        aria-describedby={note === undefined ? native['aria-describedby'] : noteId}
        title={disabledReason ?? native.title}
        onClick={inert ? ignore : onClick}
      >
        <ButtonContent size={size} icon={icon} iconEnd={iconEnd} loading={loading}>
          {children}
        </ButtonContent>
      </button>
      {note !== undefined && <VisuallyHidden id={noteId}>{note}</VisuallyHidden>}
    </>
  );
});
