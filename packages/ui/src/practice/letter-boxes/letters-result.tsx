'use client';
import type { LetterBoxesView } from '@rehearse/practice-machines/letter-boxes';
import { Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ResultBanner, Score } from '../review/index.ts';

const english = { lettersReview: en.lettersReview, review: en.review };

export interface LettersResultProps {
  view: Extract<LetterBoxesView, { phase: 'reviewed' }>;
}

/** The number of right letters and words. */
export function LettersResult({ view }: LettersResultProps) {
  const { t } = usePracticeTexts(english);
  const { words, wordsCorrect, lettersAsked, lettersCorrect, lettersHinted, score, timedOut } = view;
  const all = wordsCorrect === words.length;
  const several = words.length > 1;
  const title = all
    ? t('lettersReview.allRight')
    : several
      ? t('lettersReview.wordsRight', { correct: wordsCorrect, asked: words.length })
      : t('lettersReview.someRight', { correct: lettersCorrect, asked: lettersAsked });
  return (
    <ResultBanner
      tone={all ? 'positive' : several && wordsCorrect > 0 ? 'attention' : 'critical'}
      title={title}
      end={several ? <Score value={score} /> : undefined}
    >
      {!all && (
        <Text tone="secondary">
          {several
            ? t('lettersReview.someRight', { correct: lettersCorrect, asked: lettersAsked })
            : `${t('lettersReview.answer')}: ${words[0]?.expected ?? ''}`}
        </Text>
      )}
      {lettersHinted > 0 && <Text tone="secondary">{t('lettersReview.hinted', { count: lettersHinted })}</Text>}
      {timedOut && <Text tone="secondary">{t('review.timedOut')}</Text>}
    </ResultBanner>
  );
}
