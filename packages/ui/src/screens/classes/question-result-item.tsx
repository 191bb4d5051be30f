'use client';
import type { ReactNode } from 'react';
import { Text } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { useScoreTexts } from '../score-scale/index.ts';
import * as styles from './classes.css.ts';
import type { QuestionResult } from './classes.types.ts';
import { QuestionLink } from './question-link.tsx';
import { useAnswerCounts } from './use-answer-counts.ts';
import { useClassTexts } from './use-class-texts.ts';

interface QuestionResultItemProps {
  result: QuestionResult;
  /** Its number in the assignment, or the assignment that it is from. */
  of: ReactNode;
}

/** A question with how the class answered it, and its frequent wrong answers. */
export function QuestionResultItem({ result, of }: QuestionResultItemProps) {
  const { t } = useClassesTranslation();
  const { typeName } = useScoreTexts();
  const { missText } = useClassTexts();
  const countsText = useAnswerCounts();
  const { question, ungraded, missed, misses } = result;
  const figures = [
    ...(result.answers > 0 || ungraded + missed === 0 ? [countsText(result)] : []),
    ...(ungraded > 0 ? [t('assignment.ungraded', { count: ungraded })] : []),
    ...(missed > 0 ? [t('assignment.unanswered', { count: missed })] : []),
  ];
  return (
    <li className={styles.item}>
      <span className={styles.about}>
        <Text as="span" weight="medium">
          <QuestionLink question={question} />
        </Text>
        <Text as="span" size="small" tone="secondary">
          {typeName(question.submoduleId)} · {of}
        </Text>
        {misses.length > 0 && (
          <Text as="span" size="small" tone="secondary">
            {t('assignment.wrongAnswers')}{' '}
            {misses.map((miss, index) => (
              <span key={`${miss.word} ${miss.given}`}>
                {index > 0 && ' · '}
                {missText(miss)} ({t('mistakes.times', { count: miss.count })})
              </span>
            ))}
          </Text>
        )}
      </span>
      <span className={styles.counts}>{figures.join(' · ')}</span>
    </li>
  );
}
