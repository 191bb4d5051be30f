'use client';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/index.ts';
import * as styles from './concealed.css.ts';

interface ConcealedProps {
  /** Whether the text can be hidden: it is then a button that toggles it. */
  concealable: boolean;
  hidden: boolean;
  /** Label while hidden; screen readers don't get the text then. */
  label: string;
  onToggle: () => void;
  /** Language of the text. */
  lang?: string;
  children: ReactNode;
}

/** Text that can be blurred until it is revealed. Its size does not change. */
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
