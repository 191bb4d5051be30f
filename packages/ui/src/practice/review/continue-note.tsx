'use client';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './continue-note.css.ts';
import { CONTINUE_AFTER_MS, useAutoContinue } from './use-auto-continue.ts';

const english = { review: en.review };

export interface ContinueNoteProps {
  onNext: () => void;
}

/** Continues to the next question automatically, and says so first, with the way to stay. */
export function ContinueNote({ onNext }: ContinueNoteProps) {
  const { t } = usePracticeTexts(english);
  const goesOn = useAutoContinue(onNext);
  const [said, setSaid] = useState(false);
  // screen readers announce changes only, not what is there from the start
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <VisuallyHidden announce="polite">{said && goesOn ? t('review.goesOn') : ''}</VisuallyHidden>
      {goesOn && (
        <span className={styles.note} aria-hidden="true">
          {t('review.goesOn')}
          <span className={styles.line}>
            <span className={styles.gone} style={{ animationDuration: `${CONTINUE_AFTER_MS}ms` }} />
          </span>
        </span>
      )}
    </>
  );
}
