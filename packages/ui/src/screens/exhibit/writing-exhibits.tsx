'use client';
import { reviewText } from '@rehearse/scoring';
import { Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { useProductsTranslation } from '../../i18n/use-products-translation.ts';
import {
  EstimateRange,
  Explanation,
  FormReport,
  MarkedText,
  ReviewSection,
  WordMeter,
  WritingSlips,
} from '../../practice/index.ts';
import * as styles from './exhibit.css.ts';

const prompt =
  'Write about a skill that everybody should have. Explain why it is important and how people can learn it.';
const recommended = 120;
const text =
  'Everybody should be able to cook a few simple meals, because we have to eat several times a day for our whole lives. when i moved into my first apartment, I could only make toast and and my money was always gone. Cooking is also good for your social life: you can invite your friends, and nobody dont have to spend much. The best way to learn it is to help someone who is good at it. I asked my aunt for five dishes and wrote down every step. Today there are a lot of videos for beginners, so anybody can start with something easy such as a omelette';
const result = reviewText(text, recommended);
const sample =
  'In my opinion, everybody should be able to cook a few simple meals. It is one of the most useful skills in the world, because we have to eat several times a day for our whole lives. A person who cannot cook depends on other people or on expensive and unhealthy fast food.';

/** An essay on the page, and how far it is. */
export function EssayExhibit() {
  return (
    <>
      <p lang="en" className={styles.passage}>
        {prompt}
      </p>
      <MarkedText text={text.slice(0, text.indexOf(' Cooking'))} result={{ ...result, slips: [], repeated: [] }} />
      <WordMeter words={result.measures.words} recommended={[50, recommended]} />
    </>
  );
}

/** The estimate as a range, and what lowers it. */
export function EstimateExhibit() {
  const { t } = usePracticeTranslation();
  return (
    <>
      <div className={styles.head}>
        <Text weight="strong">{t('writtenText.wrote', { count: result.measures.words })}</Text>
        <EstimateRange estimate={result.estimate} />
      </div>
      <ReviewSection title={t('writtenText.figures')}>
        <FormReport result={result} recommendedWords={recommended} />
      </ReviewSection>
    </>
  );
}

/** The text with its slips, and how each is written. */
export function SlipsExhibit() {
  const { t } = usePracticeTranslation();
  return (
    <>
      <ReviewSection title={t('writtenText.yours')}>
        <MarkedText text={text} result={result} />
      </ReviewSection>
      <ReviewSection title={t('writtenText.slipsTitle')}>
        <WritingSlips text={text} result={result} />
      </ReviewSection>
    </>
  );
}

/** What stands beside and under a written answer. */
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
      <Explanation text={t('writingAi.example')} />
    </>
  );
}
