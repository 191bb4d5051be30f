import type { ReactNode } from 'react';
import { Kbd } from '../../components/index.ts';
import { bar, buttons, keys as keysStyle, note as noteStyle } from './action-bar.css.ts';

export interface ActionBarProps {
  /** Buttons, the primary one last. */
  children: ReactNode;
  /** A short text next to the buttons: a count, a hint. */
  note?: ReactNode;
  /** Keys that press the primary button; shown instead of a note on devices with a keyboard. */
  keys?: readonly string[];
}

/** The actions at the end of a task. On phones it sticks to the bottom of the screen. */
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
