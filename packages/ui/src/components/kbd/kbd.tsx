import type { ReactNode } from 'react';
import { kbd } from './kbd.css.ts';

export interface KbdProps {
  /** The key label. */
  children: ReactNode;
}

/** A keyboard key. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={kbd}>{children}</kbd>;
}
