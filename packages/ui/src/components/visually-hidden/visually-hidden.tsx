import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.css.ts';

export interface VisuallyHiddenProps {
  /** The element to render. */
  as?: 'span' | 'div' | 'p' | 'h2';
  /** Makes it a live region: `polite` waits for a pause, `assertive` interrupts. */
  announce?: 'polite' | 'assertive';
  id?: string;
  children?: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', announce, id, children }: VisuallyHiddenProps) {
  return (
    <Tag id={id} className={visuallyHidden} aria-live={announce} aria-atomic={announce ? true : undefined}>
      {children}
    </Tag>
  );
}
