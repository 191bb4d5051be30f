'use client';
import type { LetterBoxView } from '@rehearse/practice-machines/letter-boxes';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { Icon } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './letter-boxes.css.ts';

const english = { lettersReview: en.lettersReview };

export interface ReviewedWordProps {
  boxes: readonly LetterBoxView[];
}

/** A graded word: each letter as typed, with the correct letter below a wrong one. */
export function ReviewedWord({ boxes }: ReviewedWordProps) {
  const { t } = usePracticeTexts(english);
  const expected = boxes.map((box) => box.expected ?? box.letter).join('');
  const given = boxes.map((box) => box.letter || '_').join('');
  const right = boxes.every((box) => box.state !== 'wrong');
  const verdict = right
    ? t('lettersReview.wordRight', { word: expected })
    : t('lettersReview.wordWrong', { given, expected });
  const hinted = boxes.filter((box) => box.hinted).length;
  const label = hinted > 0 ? `${verdict} ${t('lettersReview.hinted', { count: hinted })}` : verdict;
  return (
    <span role="img" aria-label={label} className={styles.group}>
      {boxes.map(({ box, state, letter, hinted: byHint, expected: correct }) => (
        <span key={box} className={styles.column}>
          <span className={styles.box({ state })}>{letter || '\u200b'}</span>
          {byHint && (
            <span className={styles.byHint}>
              <Icon glyph={Lightbulb} size="small" />
            </span>
          )}
          {state === 'wrong' && <span className={styles.correction}>{correct}</span>}
        </span>
      ))}
    </span>
  );
}
