'use client';
import { Stack, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { useProductsTranslation } from '../../i18n/use-products-translation.ts';
import {
  AboutSample,
  CorrectionReport,
  FormReport,
  ReviewSection,
  TaskVerdict,
  UncheckedText,
  WordMeter,
} from '../../practice/index.ts';
import * as styles from './exhibit.css.ts';
import { correctedEssay, essay, essayCheck, reviewedEssay as result } from './reviewed-essay.ts';

const { prompt, sample, text, recommendedWords } = essay;

/** An essay while it is written, with its word count. */
export function EssayExhibit() {
  return (
    <>
      <p lang="en" className={styles.passage}>
        {prompt}
      </p>
      <UncheckedText text={text.slice(0, text.indexOf(' Cooking'))} />
      <WordMeter words={result.measures.words} recommended={[50, recommendedWords]} />
    </>
  );
}

/** Whether a text meets its task, its figures, and what was not checked. */
export function TaskExhibit() {
  const { t } = usePracticeTranslation();
  return (
    <>
      <Stack space="xsmall">
        <Text weight="strong">{t('writtenText.wrote', { count: result.measures.words })}</Text>
        <TaskVerdict check={essayCheck} />
      </Stack>
      <ReviewSection title={t('writtenText.figures')}>
        <FormReport result={result} recommendedWords={recommendedWords} />
      </ReviewSection>
    </>
  );
}

/** The text with its mistakes and corrections. */
export function CorrectionExhibit() {
  const { t } = usePracticeTranslation();
  const { t: products } = useProductsTranslation();
  const corrections = correctedEssay.map(({ reason, ...correction }) => ({
    ...correction,
    reason: products(`writingAi.reason.${reason}`),
  }));
  return (
    <ReviewSection title={t('writtenText.yours')}>
      <CorrectionReport text={text} corrections={corrections} />
    </ReviewSection>
  );
}

/** The content next to and below a written answer. */
export function WritingGuidanceExhibit() {
  const { t } = useProductsTranslation();
  const { t: practice } = usePracticeTranslation();
  return (
    <>
      <ReviewSection title={practice('review.sample')}>
        <p lang="en" className={styles.passage}>
          {sample}
        </p>
      </ReviewSection>
      <AboutSample text={t('writingAi.example')} />
    </>
  );
}
