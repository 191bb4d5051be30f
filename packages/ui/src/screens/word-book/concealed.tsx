'use client';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/index.ts';
import * as styles from './concealed.css.ts';

interface ConcealedProps {
  /** The text may be hidden: it is a button that shows and hides it. */
  concealable: boolean;
  hidden: boolean;
  /** What a press does while it is hidden; the text itself is not told to screen readers then. */
  label: string;
  onToggle: () => void;
  /** Language of the text. */
  lang?: 'en' | 'zh-Hans';
  children: ReactNode;
}

/** Text that can be blurred until it is asked for. It takes the same room either way. */
export function Concealed({ concealable, hidden, label, onToggle, lang, children }: ConcealedProps) {
  if (!concealable) {
    return (
      <span className={styles.box} lang={lang}>
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`${styles.box} ${styles.button} ${hidden ? styles.veiled : ''}`}
      aria-expanded={!hidden}
      onClick={onToggle}
    >
      {hidden && <VisuallyHidden>{label}</VisuallyHidden>}
      <span className={hidden ? styles.blurred : styles.clear} aria-hidden={hidden || undefined} lang={lang}>
        {children}
      </span>
    </button>
  );
}
