'use client';
import { Heading, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { comparison } from './sample-answer.css.ts';

export interface AboutProps {
  /** Default: about the sample. */
  title?: string;
  /** Null for nothing; without any text, nothing is rendered. */
  paragraphs: readonly (string | null)[];
}

/** Notes about an answer. */
export function About({ title, paragraphs }: AboutProps) {
  const { t } = usePracticeTranslation();
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
