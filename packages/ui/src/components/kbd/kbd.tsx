import type { ReactNode } from 'react';
import { kbd } from './kbd.css.ts';

export interface KbdProps {
  /** The name printed on the key. */
  children: ReactNode;
}

/** A key of the keyboard. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={kbd}>{children}</kbd>;
}
