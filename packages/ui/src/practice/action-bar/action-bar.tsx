import type { ReactNode } from 'react';
import { bar, note as noteStyle } from './action-bar.css.ts';

export interface ActionBarProps {
  /** Buttons, the main one last. */
  children: ReactNode;
  /** A word beside them: a count, a hint. */
  note?: ReactNode;
}

/** What one can do with the task, at its end; on phones it stays at the lower edge of the screen. */
export function ActionBar({ children, note }: ActionBarProps) {
  return (
    <div className={bar}>
      {note !== undefined && <div className={noteStyle}>{note}</div>}
      {children}
    </div>
  );
}
