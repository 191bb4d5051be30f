'use client';
import type { GradedAnswers } from '@rehearse/practice-machines/protocol';
import type { TextReview as Result, TaskCheck } from '@rehearse/scoring';
import { Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { CheckedText, ComparedVersions, UncheckedText } from '../correction-report/index.ts';
import { AboutSample, ReviewSection, SampleAnswer } from '../review/index.ts';
import { FormReport } from './form-report.tsx';
import * as styles from './written-text.css.ts';

const english = { writtenText: en.writtenText };

export interface TextReviewProps {
  text: string;
  result: Result;
  recommendedWords: number;
  /** Shown next to the text; null if there is none. */
  sample: string | null;
  /** Compared with the sample; null if there are none. */
  graded: GradedAnswers | null;
  check: TaskCheck;
  /** Notes about the sample; null for nothing. */
  explanation: string | null;
  /** The version that this text rewrites; null for a first version. */
  previous: string | null;
  /** Opens the text for a new version. */
  onRewrite: () => void;
}

/** A text next to the sample answer, with its corrections and its figures. */
export function TextReview({
  text,
  result,
  recommendedWords,
  sample,
  graded,
  check,
  explanation,
  previous,
  onRewrite,
}: TextReviewProps) {
  const { t } = usePracticeTexts(english);
  const { t: corrections } = useCorrectionsTranslation();
  const isBlank = text.trim() === '';
  const isEnglish = check.problems.every(({ kind }) => kind !== 'notEnglish');
  return (
    <Stack space="large">
      {previous !== null && (
        <ReviewSection title={corrections('comparison.title')}>
          <ComparedVersions before={previous} after={text} />
        </ReviewSection>
      )}
      <div className={styles.compare}>
        <ReviewSection title={t('writtenText.yours')}>
          {isBlank && <Text tone="secondary">{t('writtenText.nothing')}</Text>}
          {!isBlank && !isEnglish && <UncheckedText text={text} />}
          {!isBlank && isEnglish && (
            <CheckedText text={text} repeated={result.repeated.flatMap(({ places }) => places)} onRewrite={onRewrite} />
          )}
          {isEnglish && result.repeated.length > 0 && (
            <Text tone="secondary">
              {t('writtenText.repeated', {
                words: result.repeated.map(({ word, places }) => `${word} (${places.length}×)`).join(', '),
              })}
            </Text>
          )}
        </ReviewSection>
        {sample !== null && <SampleAnswer text={sample} graded={graded} explanation={explanation} />}
      </div>
      {sample === null && <AboutSample text={explanation} />}
      {result.measures.words > 0 && isEnglish && (
        <ReviewSection title={t('writtenText.figures')}>
          <FormReport result={result} recommendedWords={recommendedWords} />
        </ReviewSection>
      )}
    </Stack>
  );
}
