'use client';
import type { LetterBoxView } from '@rehearse/practice-machines/letter-boxes';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import * as styles from './letter-boxes.css.ts';

export interface ReviewedWordProps {
  boxes: readonly LetterBoxView[];
}

/** A word after grading: each letter as it was given, and under a wrong one the letter that belongs there. */
export function ReviewedWord({ boxes }: ReviewedWordProps) {
  const { t } = usePracticeTranslation();
  const expected = boxes.map((box) => box.expected ?? box.letter).join('');
  const given = boxes.map((box) => box.letter || '_').join('');
  const right = boxes.every((box) => box.state !== 'wrong');
  const label = right ? t('letters.wordRight', { word: expected }) : t('letters.wordWrong', { given, expected });
  return (
    <span role="img" aria-label={label} className={styles.group}>
      {boxes.map(({ box, state, letter, expected: correct }) => (
        <span key={box} className={styles.column}>
          <span className={styles.box({ state })}>{letter || '\u200b'}</span>
          {state === 'wrong' && <span className={styles.correction}>{correct}</span>}
        </span>
      ))}
    </span>
  );
}
