import type { ReactNode } from 'react';
import { Kbd } from '../../components/index.ts';
import { bar, buttons, keys as keysStyle, note as noteStyle } from './action-bar.css.ts';

export interface ActionBarProps {
  /** Buttons, the main one last. */
  children: ReactNode;
  /** A word beside them: a count, a hint. */
  note?: ReactNode;
  /** The keys that press the main button, in place of a note; drawn where there is a keyboard. */
  keys?: readonly string[];
}

/** What one can do with the task, at its end; on phones it stays at the lower edge of the screen. */
export function ActionBar({ children, note, keys }: ActionBarProps) {
  return (
    <div className={bar}>
      {note !== undefined && <div className={noteStyle}>{note}</div>}
      {keys && (
        <span className={keysStyle}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
      <div className={buttons}>{children}</div>
    </div>
  );
}
