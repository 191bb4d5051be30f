'use client';
import { Fragment, type ReactNode } from 'react';
import * as styles from './reading-sequences.css.ts';

export interface PassageProps {
  /** Blank lines separate paragraphs; `{}` and `{1}` are slots. */
  text: string;
  /** Renders a slot by its number, 0 for `{}`. */
  slot?: (number: number) => ReactNode;
  /** Increases the line height for slot content. */
  airy?: boolean;
}

const MARK = /(\{\d*\})/;

/** A text to read, in the reading font. */
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
