'use client';
import { Heading, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { comparison } from './sample-answer.css.ts';

const english = { review: en.review };

export interface AboutProps {
  /** Default: about the sample. */
  title?: string;
  /** Null for nothing; without any text, nothing is rendered. */
  paragraphs: readonly (string | null)[];
}

/** Notes about an answer. */
export function About({ title, paragraphs }: AboutProps) {
  const { t } = usePracticeTexts(english);
  const said = paragraphs.filter((paragraph) => paragraph !== null);
  if (said.length === 0) return null;
  return (
    <div className={comparison}>
      <Heading level={4}>{title ?? t('review.aboutSample')}</Heading>
      {said.map((paragraph) => (
        <Text key={paragraph} tone="secondary">
          {paragraph}
        </Text>
      ))}
    </div>
  );
}
