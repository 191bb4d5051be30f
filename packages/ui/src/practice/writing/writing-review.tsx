'use client';
import type { WritingEvent, WritingQuestion, WritingView } from '@rehearse/practice-machines/writing';
import { checkTask, reviewText } from '@rehearse/scoring';
import { useMemo } from 'react';
import { Stack, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { Picture } from '../picture/index.ts';
import { ResultBanner, ReviewActions } from '../review/index.ts';
import { TaskVerdict, TextReview, toneOf } from '../written-text/index.ts';
import { prompt } from '../written-text/written-text.css.ts';
import { Feedback } from './feedback.tsx';
import { reminder } from './writing.css.ts';

export interface WritingReviewProps {
  view: Extract<WritingView, { phase: 'reviewed' }>;
  onEvent: (event: WritingEvent) => void;
  onNext?: (() => void) | undefined;
}

/**
 * The task that the text is checked against. A picture's description may be in another language, which is no use for
 * the check.
 */
function checkAnswer(text: string, question: WritingQuestion) {
  const { kind, prompt, sample, middle, imageAlt, recommendedWords } = question;
  return checkTask(text, {
    kind: kind === 'photo' ? 'picture' : 'question',
    leastWords: recommendedWords[0] ?? 0,
    prompt,
    samples: [sample, middle?.text].filter((each) => each !== undefined),
    about: imageAlt === undefined ? [] : [imageAlt],
  });
}

/** Whether the text meets its task, the mistakes found, its figures, the sample and the host's feedback. */
export function WritingReview({ view, onEvent, onNext }: WritingReviewProps) {
  const { t } = usePracticeTranslation();
  const { question, text, words, feedback, timedOut } = view;
  const most = question.recommendedWords.at(-1) ?? 0;
  const result = useMemo(() => reviewText(text), [text]);
  const check = useMemo(() => checkAnswer(text, question), [text, question]);
  const isBlank = text.trim() === '';
  return (
    <Stack space="large">
      <ResultBanner
        tone={toneOf(text, check)}
        title={isBlank ? t('writtenText.nothing') : t('writtenText.wrote', { count: words })}
      >
        {!isBlank && <TaskVerdict check={check} />}
        {timedOut && <Text tone="secondary">{t('writtenText.timedOut')}</Text>}
      </ResultBanner>
      <Feedback
        value={feedback}
        text={text}
        meetsTask={check.problems.length === 0}
        onSendAgain={() => onEvent({ type: 'answer.sendAgain' })}
      />
      {question.kind === 'photo' ? (
        <div className={reminder}>
          <Picture src={question.imageUrl ?? null} alt={question.imageAlt ?? ''} sources={question.imageSources} />
        </div>
      ) : (
        <p lang="en" className={prompt}>
          {question.prompt}
        </p>
      )}
      <TextReview
        text={text}
        result={result}
        recommendedWords={most}
        sample={question.sample ?? null}
        middle={question.middle ?? null}
        check={check}
        explanation={question.explanation ?? null}
      />
      <ReviewActions onRetry={() => onEvent({ type: 'answer.retry' })} onNext={onNext} />
    </Stack>
  );
}
