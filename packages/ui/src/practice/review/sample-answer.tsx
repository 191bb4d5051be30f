'use client';
import type { MiddleAnswer } from '@rehearse/practice-machines/protocol';
import { Heading, Tabs, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { ReviewSection } from './explanation.tsx';
import * as styles from './sample-answer.css.ts';

export interface SampleAnswerProps {
  /** The sample of the top level. */
  text: string;
  /** A weaker one to compare it with; null where there is none. */
  middle: MiddleAnswer | null;
}

/** The sample answer; where there is a weaker one too, one of the two at a time, and what makes the first better. */
export function SampleAnswer({ text, middle }: SampleAnswerProps) {
  const { t } = usePracticeTranslation();
  if (middle === null) {
    return (
      <ReviewSection title={t('review.sample')}>
        <Passage text={text} />
      </ReviewSection>
    );
  }
  return (
    <ReviewSection title={t('review.samples')}>
      <Tabs
        label={t('review.samples')}
        variant="pill"
        items={[
          { value: 'top', label: t('review.topLevel') },
          { value: 'middle', label: t('review.middleLevel') },
        ]}
      >
        {(level) => <Passage text={level === 'top' ? text : middle.text} />}
      </Tabs>
      <div className={styles.comparison}>
        <Heading level={4}>{t('review.comparison')}</Heading>
        <Text tone="secondary">{middle.comparison}</Text>
      </div>
    </ReviewSection>
  );
}

function Passage({ text }: { text: string }) {
  return (
    <div lang="en" className={styles.passage}>
      {text}
    </div>
  );
}
