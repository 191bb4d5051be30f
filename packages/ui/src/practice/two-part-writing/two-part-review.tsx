'use client';
import type { ReviewedPart, TwoPartWritingView } from '@rehearse/practice-machines/two-part-writing';
import { checkTask, reviewText, type TaskCheck } from '@rehearse/scoring';
import { useMemo } from 'react';
import { Divider, Heading, Stack, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { AboutSample, ResultBanner, type ResultTone, ReviewActions } from '../review/index.ts';
import { TaskVerdict, TextReview, toneOf } from '../written-text/index.ts';
import { prompt } from '../written-text/written-text.css.ts';

export interface TwoPartReviewProps {
  view: Extract<TwoPartWritingView, { phase: 'reviewed' }>;
  onRetry: () => void;
  onNext?: (() => void) | undefined;
}

const textsOf = ({ prompt, sample, middle }: ReviewedPart) =>
  [prompt, sample, middle?.text].filter((each) => typeof each === 'string');

/** Each part as an answer to its question; part two builds on part one. */
function checkParts(partOne: ReviewedPart, partTwo: ReviewedPart): [TaskCheck, TaskCheck] {
  const toTask = ({ prompt, recommendedWords, sample, middle }: ReviewedPart) => ({
    leastWords: recommendedWords,
    prompt: prompt ?? '',
    samples: [sample, middle?.text].filter((each) => typeof each === 'string'),
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
export function TwoPartReview({ view, onRetry, onNext }: TwoPartReviewProps) {
  const { t } = usePracticeTranslation();
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
      <Part name={t('twoPartWriting.partOne')} part={partOne} check={checks[0]} />
      <Divider />
      <Part name={t('twoPartWriting.partTwo')} part={partTwo} check={checks[1]} />
      <AboutSample text={explanation} />
      <ReviewActions onRetry={onRetry} onNext={onNext} />
    </Stack>
  );
}

function Part({ name, part, check }: { name: string; part: ReviewedPart; check: TaskCheck }) {
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
        middle={part.middle}
        check={check}
        explanation={null}
      />
    </Stack>
  );
}
