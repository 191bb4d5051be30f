'use client';
import { Fragment, type ReactNode } from 'react';
import * as styles from './reading-sequences.css.ts';

export interface PassageProps {
  /** Empty lines part paragraphs; `{}` and `{1}` are places for something else. */
  text: string;
  /** What stands at a place: its number, or 0 for `{}`. */
  slot?: (number: number) => ReactNode;
  /** The lines stand farther apart, for what is set into them. */
  airy?: boolean;
}

const MARK = /(\{\d*\})/;

/** Text to read, set in the reading face. */
export function Passage({ text, slot, airy = false }: PassageProps) {
  return (
    <div lang="en" className={styles.passage({ airy })}>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
        <p key={index}>
          {paragraph.split(MARK).map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            <Fragment key={place}>{MARK.test(part) ? slot?.(Number(part.slice(1, -1))) : part}</Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}
