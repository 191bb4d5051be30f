'use client';
import { Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { ReviewedSentence } from '../../practice/dictation/reviewed-sentence.tsx';
import { Slips } from '../../practice/dictation/slips.tsx';
import { Score } from '../../practice/index.ts';
import * as styles from './exhibit.css.ts';
import { gradedDictation } from './graded-dictation.ts';

const { words, correctCount, expectedCount, score } = gradedDictation;

/** Listen & Type after grading: a misspelling, a different word and a missing one. */
export function DictationExhibit() {
  const { t } = usePracticeTranslation();
  return (
    <>
      <div className={styles.head}>
        <Text weight="strong">{t('dictation.someRight', { correct: correctCount, count: expectedCount })}</Text>
        <Score value={score} />
      </div>
      <ReviewedSentence words={words} />
      <Slips words={words} score={score} />
    </>
  );
}
