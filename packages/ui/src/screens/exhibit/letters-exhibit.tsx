'use client';
import type { LetterBoxView } from '@rehearse/practice-machines/letter-boxes';
import { Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { Score, SlipList } from '../../practice/index.ts';
import { ReviewedWord } from '../../practice/letter-boxes/reviewed-word.tsx';
import * as styles from './exhibit.css.ts';
import { answeredSentence } from './letters.data.ts';

/** The boxes of a word whose first letters are given. */
function boxesOf(clue: string, answer: string, given: string): LetterBoxView[] {
  const count = clue.length + answer.length;
  return [...clue, ...answer].map((letter, box) => {
    const typed = given[box - clue.length] ?? '';
    const isGiven = box < clue.length;
    return {
      ...{ word: 0, box, position: box + 1, count, hinted: false },
      state: isGiven ? 'given' : typed === letter ? 'correct' : 'wrong',
      letter: isGiven ? letter : typed,
      expected: letter,
    };
  });
}

const parts = answeredSentence.map((part) =>
  typeof part === 'string' ? part : boxesOf(part.clue, part.answer, part.given),
);

/** Read & Complete after grading: one letter of three words is wrong. */
export function LettersExhibit() {
  const { t } = usePracticeTranslation();
  return (
    <>
      <div className={styles.head}>
        <Text weight="strong">{t('lettersReview.wordsRight', { correct: 2, asked: 3 })}</Text>
        <Score value={2 / 3} />
      </div>
      <p lang="en" className={styles.boxes}>
        {parts.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <ReviewedWord key={part.map(({ expected }) => expected).join('')} boxes={part} />
          ),
        )}
      </p>
      <SlipList
        slips={[{ kind: t('lettersReview.wrong'), tone: 'critical', given: 'chair', expected: 'chain', lost: 1 / 3 }]}
        score={2 / 3}
      />
    </>
  );
}
