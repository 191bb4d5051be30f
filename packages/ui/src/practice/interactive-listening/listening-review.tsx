'use client';
import type { InteractiveListeningView } from '@rehearse/practice-machines/interactive-listening';
import { checkTask, findKeyPoints, splitLoss } from '@rehearse/scoring';
import { useMemo } from 'react';
import { Badge, Inline, Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { CheckedText, UncheckedText } from '../correction-report/index.ts';
import { ClipPlayer, Explanation, ResultBanner, ReviewActions, ReviewSection, Score } from '../review/index.ts';
import { TaskVerdict } from '../written-text/index.ts';
import * as styles from './interactive-listening.css.ts';
import { OpeningReview } from './opening-review.tsx';
import { SamplePoints } from './sample-points.tsx';
import { Thread } from './thread.tsx';
import { WordCount } from './word-count.tsx';

const english = { interactiveListening: en.interactiveListening };

export interface ListeningReviewProps {
  view: Extract<InteractiveListeningView, { phase: 'reviewed' }>;
  onRetry: () => void;
  onNext?: (() => void) | undefined;
}

/** The opening with its blanks; each turn with its text, sound and reply; then the summary next to the sample. */
export function ListeningReview({ view, onRetry, onNext }: ListeningReviewProps) {
  const { t } = usePracticeTexts(english);
  const { opening, lines, correctCount, count, score, outOfTime, summaryOutOfTime, explanation } = view;
  const costs = costsOf(view);
  const blankCount = opening?.blanks.length ?? 0;
  const words = opening
    ? ({ all: 'allRightOpening', some: 'someRightOpening', note: 'scoreNoteOpening' } as const)
    : ({ all: 'allRight', some: 'someRight', note: 'scoreNote' } as const);
  const title =
    correctCount === count
      ? t(`interactiveListening.${words.all}`)
      : t(`interactiveListening.${words.some}`, { correct: correctCount, count });
  return (
    <Stack space="large">
      <ResultBanner
        tone={score === 1 ? 'positive' : score >= 0.5 ? 'attention' : 'critical'}
        title={title}
        end={<Score value={score} />}
      >
        {outOfTime && <Text tone="secondary">{t('interactiveListening.reviewOutOfTime')}</Text>}
        {summaryOutOfTime && <Text tone="secondary">{t('interactiveListening.reviewSummaryOutOfTime')}</Text>}
      </ResultBanner>
      {opening && <OpeningReview opening={opening} costs={costs.slice(0, blankCount)} />}
      <ReviewSection title={t('interactiveListening.turnByTurn')}>
        <Stack>
          <Text size="small" tone="muted">
            {t(`interactiveListening.${words.note}`)}
          </Text>
          <Thread
            lines={lines}
            costs={costs.slice(blankCount)}
            renderSound={(turn, audioUrl, speech) => (
              <ClipPlayer src={audioUrl} speech={speech} label={t('interactiveListening.turn', { turn: turn + 1 })} />
            )}
          />
        </Stack>
      </ReviewSection>
      <SummaryReview view={view} />
      <Explanation text={explanation} />
      <ReviewActions onRetry={onRetry} onNext={onNext} keys />
    </Stack>
  );
}

/** Whole percents that add up to what was lost: those of the blanks, then those of the lines. */
function costsOf({ score, opening, lines }: ListeningReviewProps['view']): number[] {
  return splitLoss(
    score,
    [...(opening?.blanks ?? []), ...lines].map(({ lost }) => lost ?? 0),
  );
}

/** Compares the learner's summary with the sample. */
function checkSummary({ title, scene, lines, summary, minWords, sampleSummary }: ListeningReviewProps['view']) {
  const said = lines.flatMap(({ transcript, expected }) => [transcript ?? '', expected ?? '']);
  return checkTask(summary, {
    kind: 'summary',
    leastWords: minWords,
    prompt: scene,
    samples: [sampleSummary],
    about: [title, ...said],
  });
}

function SummaryReview({ view }: Pick<ListeningReviewProps, 'view'>) {
  const { t } = usePracticeTexts(english);
  const { summary, words, minWords, sampleSummary } = view;
  const check = useMemo(() => checkSummary(view), [view]);
  const { points, mentionedCount } = findKeyPoints(sampleSummary, summary);
  return (
    <div className={styles.pair}>
      <ReviewSection title={t('interactiveListening.yourSummary')}>
        <Stack space="small">
          <WrittenSummary text={summary} isEnglish={check.problems.every(({ kind }) => kind !== 'notEnglish')} />
          <WordCount words={words} recommended={minWords} />
          {summary.trim() !== '' && <TaskVerdict check={check} />}
        </Stack>
      </ReviewSection>
      {points.length > 0 && (
        <ReviewSection title={t('interactiveListening.sampleSummary')}>
          <Stack space="small">
            <Inline space="xsmall">
              <Badge tone="attention">{t('interactiveListening.pointsEstimate')}</Badge>
              <Text size="small">
                {t('interactiveListening.points', { mentioned: mentionedCount, count: points.length })}
              </Text>
            </Inline>
            <SamplePoints points={points} />
            <Text size="small" tone="muted">
              {t('interactiveListening.pointsNote')}
            </Text>
          </Stack>
        </ReviewSection>
      )}
    </div>
  );
}

function WrittenSummary({ text, isEnglish }: { text: string; isEnglish: boolean }) {
  const { t } = usePracticeTexts(english);
  if (text.trim() === '') return <p className={styles.written}>{t('interactiveListening.noSummary')}</p>;
  return isEnglish ? <CheckedText text={text} /> : <UncheckedText text={text} />;
}
