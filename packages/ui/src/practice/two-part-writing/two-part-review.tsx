'use client';
import { samplesToCheck } from '@rehearse/practice-machines/protocol';
import {
  MAX_PART_LENGTH,
  type PartNumber,
  type ReviewedPart,
  type TwoPartWritingEvent,
  type TwoPartWritingView,
} from '@rehearse/practice-machines/two-part-writing';
import { checkTask, reviewText, type TaskCheck } from '@rehearse/scoring';
import { type ReactNode, useMemo } from 'react';
import { Divider, Heading, Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { AboutSample, ResultBanner, type ResultTone, ReviewActions } from '../review/index.ts';
import { Rewriting, TaskVerdict, TextReview, toneOf } from '../written-text/index.ts';
import { prompt } from '../written-text/written-text.css.ts';

const english = { twoPartWriting: en.twoPartWriting, writtenText: en.writtenText };

export interface TwoPartReviewProps {
  view: Extract<TwoPartWritingView, { phase: 'reviewed' }>;
  onRewrite: (part: PartNumber) => void;
  onRetry: () => void;
  onNext?: (() => void) | undefined;
}

const textsOf = ({ prompt, sample, graded }: ReviewedPart) => [prompt ?? '', ...samplesToCheck(sample, graded)];

/** Each part as an answer to its question; part two builds on part one. */
function checkParts(partOne: ReviewedPart, partTwo: ReviewedPart): [TaskCheck, TaskCheck] {
  const toTask = ({ prompt, recommendedWords, sample, graded }: ReviewedPart) => ({
    leastWords: recommendedWords,
    prompt: prompt ?? '',
    samples: samplesToCheck(sample, graded),
  });
  return [
    checkTask(partOne.text, { ...toTask(partOne), kind: 'question' }),
    checkTask(partTwo.text, {
      ...toTask(partTwo),
      kind: 'followUp',
      about: textsOf(partOne),
      earlier: partOne.text,
    }),
  ];
}

/** From worst to best. */
const TONES = ['critical', 'attention', 'neutral', 'positive'] as const satisfies readonly ResultTone[];

/** Both parts, each next to its sample answer. */
export function TwoPartReview({ view, onRewrite, onRetry, onNext }: TwoPartReviewProps) {
  const { t } = usePracticeTexts(english);
  const { partOne, partTwo, timedOut, explanation } = view;
  const one = partOne.words;
  const two = partTwo.words;
  const checks = useMemo(() => checkParts(partOne, partTwo), [partOne, partTwo]);
  const isBlank = (partOne.text + partTwo.text).trim() === '';
  const tones = [toneOf(partOne.text, checks[0]), toneOf(partTwo.text, checks[1])];
  const worst = TONES.find((tone) => tones.includes(tone)) ?? 'neutral';
  return (
    <Stack space="large">
      <ResultBanner
        tone={isBlank || worst !== 'critical' ? worst : 'attention'}
        title={isBlank ? t('writtenText.nothing') : t('twoPartWriting.wrote', { one, two })}
      >
        {timedOut && <Text tone="secondary">{t('writtenText.timedOut')}</Text>}
      </ResultBanner>
      <Part name={t('twoPartWriting.partOne')} part={partOne} check={checks[0]} onRewrite={() => onRewrite(1)} />
      <Divider />
      <Part name={t('twoPartWriting.partTwo')} part={partTwo} check={checks[1]} onRewrite={() => onRewrite(2)} />
      <AboutSample text={explanation} />
      <ReviewActions onRetry={onRetry} onNext={onNext} />
    </Stack>
  );
}

interface PartProps {
  name: string;
  part: ReviewedPart;
  check: TaskCheck;
  onRewrite: () => void;
}

function Part({ name, part, check, onRewrite }: PartProps) {
  const { text, recommendedWords } = part;
  const result = useMemo(() => reviewText(text), [text]);
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={2} size="small">
          {name}
        </Heading>
        {part.prompt !== null && (
          <p lang="en" className={prompt}>
            {part.prompt}
          </p>
        )}
        {text.trim() !== '' && <TaskVerdict check={check} />}
      </Stack>
      <TextReview
        text={text}
        result={result}
        recommendedWords={recommendedWords}
        sample={part.sample}
        graded={part.graded}
        check={check}
        explanation={null}
        previous={part.previous}
        onRewrite={onRewrite}
      />
    </Stack>
  );
}

export interface PartAgainProps {
  view: Extract<TwoPartWritingView, { phase: 'rewriting' }>;
  /** Initial text. */
  text: string;
  /** The word count, which updates itself on each keystroke. */
  meter: ReactNode;
  onEvent: (event: TwoPartWritingEvent) => void;
}

/** A new version of one part, with the corrections of the earlier one. */
export function PartAgain({ view, text, meter, onEvent }: PartAgainProps) {
  return (
    <Stack space="large">
      {view.prompt !== '' && (
        <p lang="en" className={prompt}>
          {view.prompt}
        </p>
      )}
      <Rewriting
        previous={view.previous}
        text={text}
        maxLength={MAX_PART_LENGTH}
        refused={view.refused}
        meter={meter}
        onText={(written) => onEvent({ type: 'answer.change', text: written })}
        onSubmit={() => onEvent({ type: 'answer.submit' })}
        onCancel={() => onEvent({ type: 'answer.cancelRewrite' })}
      />
    </Stack>
  );
}
