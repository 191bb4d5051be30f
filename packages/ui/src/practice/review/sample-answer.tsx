'use client';
import type { MiddleAnswer } from '@rehearse/practice-machines/protocol';
import { useState } from 'react';
import { Heading, Stack, type TabItem, Tabs, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { usePrinting } from '../use-printing.ts';
import { ReviewSection } from './explanation.tsx';
import * as styles from './sample-answer.css.ts';

export interface SampleAnswerProps {
  /** The high-scoring sample. */
  text: string;
  /** A mid-level sample for comparison; null if there is none. */
  middle: MiddleAnswer | null;
  /** What makes the sample work; null for nothing. */
  explanation?: string | null;
}

type Level = 'top' | 'middle';

/**
 * The sample answer. If there is a mid-level one, tabs switch between them (in print, both are shown), followed by
 * notes about the sample.
 */
export function SampleAnswer({ text, middle, explanation = null }: SampleAnswerProps) {
  const { t } = usePracticeTranslation();
  const [level, setLevel] = useState<Level>('top');
  const printing = usePrinting();
  if (middle === null) {
    return (
      <ReviewSection title={t('review.sample')}>
        <Passage text={text} />
        <About paragraphs={[explanation]} />
      </ReviewSection>
    );
  }
  const levels: readonly TabItem<Level>[] = [
    { value: 'top', label: t('review.topLevel') },
    { value: 'middle', label: t('review.middleLevel') },
  ];
  const textOf = (of: Level) => (of === 'top' ? text : middle.text);
  return (
    <ReviewSection title={t('review.samples')}>
      {printing ? (
        levels.map(({ value, label }) => (
          <Stack key={value} space="xsmall">
            <Heading level={4}>{label}</Heading>
            <Passage text={textOf(value)} />
          </Stack>
        ))
      ) : (
        <Tabs label={t('review.samples')} variant="pill" items={levels} value={level} onValueChange={setLevel}>
          <Passage text={textOf(level)} />
        </Tabs>
      )}
      <About paragraphs={[middle.comparison, explanation]} />
    </ReviewSection>
  );
}

function About({ paragraphs }: { paragraphs: readonly (string | null)[] }) {
  const { t } = usePracticeTranslation();
  const said = paragraphs.filter((paragraph) => paragraph !== null);
  if (said.length === 0) return null;
  return (
    <div className={styles.comparison}>
      <Heading level={4}>{t('review.aboutSample')}</Heading>
      {said.map((paragraph) => (
        <Text key={paragraph} tone="secondary">
          {paragraph}
        </Text>
      ))}
    </div>
  );
}

function Passage({ text }: { text: string }) {
  return (
    <div lang="en" className={styles.passage}>
      {text}
    </div>
  );
}
