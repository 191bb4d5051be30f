'use client';
import { samplesToCheck } from '@rehearse/practice-machines/protocol';
import {
  MAX_TEXT_LENGTH,
  type WritingEvent,
  type WritingQuestion,
  type WritingView,
} from '@rehearse/practice-machines/writing';
import { checkTask, reviewText } from '@rehearse/scoring';
import { type ReactNode, useMemo } from 'react';
import { Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { Picture } from '../picture/index.ts';
import { ResultBanner, ReviewActions } from '../review/index.ts';
import { Rewriting, TaskVerdict, TextReview, toneOf } from '../written-text/index.ts';
import { prompt } from '../written-text/written-text.css.ts';
import { Feedback } from './feedback.tsx';
import { reminder } from './writing.css.ts';

const english = { writtenText: en.writtenText };

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
  const { kind, prompt, sample, graded, imageAlt, recommendedWords } = question;
  return checkTask(text, {
    kind: kind === 'photo' ? 'picture' : 'question',
    leastWords: recommendedWords[0] ?? 0,
    prompt,
    samples: samplesToCheck(sample, graded),
    about: imageAlt === undefined ? [] : [imageAlt],
  });
}

/** Whether the text meets its task, the mistakes found, its figures, the sample and the host's feedback. */
export function WritingReview({ view, onEvent, onNext }: WritingReviewProps) {
  const { t } = usePracticeTexts(english);
  const { question, text, previous, words, feedback, timedOut } = view;
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
      <Reminder question={question} />
      <TextReview
        text={text}
        result={result}
        recommendedWords={most}
        sample={question.sample ?? null}
        graded={question.graded ?? null}
        check={check}
        explanation={question.explanation ?? null}
        previous={previous}
        onRewrite={() => onEvent({ type: 'answer.rewrite' })}
      />
      <ReviewActions onRetry={() => onEvent({ type: 'answer.retry' })} onNext={onNext} />
    </Stack>
  );
}

/** What the text is about. */
function Reminder({ question }: { question: WritingQuestion }) {
  return question.kind === 'photo' ? (
    <div className={reminder}>
      <Picture src={question.imageUrl ?? null} alt={question.imageAlt ?? ''} sources={question.imageSources} />
    </div>
  ) : (
    <p lang="en" className={prompt}>
      {question.prompt}
    </p>
  );
}

export interface WritingAgainProps {
  view: Extract<WritingView, { phase: 'rewriting' }>;
  /** Initial text. */
  text: string;
  /** The word count, which updates itself on each keystroke. */
  meter: ReactNode;
  onEvent: (event: WritingEvent) => void;
}

/** A new version of the text, with the corrections of the earlier one. */
export function WritingAgain({ view, text, meter, onEvent }: WritingAgainProps) {
  return (
    <Stack space="large">
      <Reminder question={view.question} />
      <Rewriting
        previous={view.previous}
        text={text}
        maxLength={MAX_TEXT_LENGTH}
        refused={view.refused}
        meter={meter}
        onText={(written) => onEvent({ type: 'answer.change', text: written })}
        onSubmit={() => onEvent({ type: 'answer.submit' })}
        onCancel={() => onEvent({ type: 'answer.cancelRewrite' })}
      />
    </Stack>
  );
}
