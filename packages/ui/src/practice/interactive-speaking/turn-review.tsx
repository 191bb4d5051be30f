'use client';
import type { ReviewedTurn } from '@rehearse/practice-machines/interactive-speaking';
import type { Recording } from '@rehearse/practice-machines/ports';
import { Suspense } from 'react';
import { Disclosure, Heading, Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { About } from '../review/about.tsx';
import { ComparedAnswers } from '../review/compared-answers.tsx';
import { ClipPlayer } from '../review/index.ts';
import { useFluencyFigures } from '../speaking/use-fluency-figures.ts';
import * as styles from './interactive-speaking.css.ts';
import { StretchClip } from './stretch-clip.tsx';

const english = { interactiveSpeaking: en.interactiveSpeaking, speaking: en.speaking };

export interface TurnReviewProps {
  turn: ReviewedTurn;
  /** From 1. */
  number: number;
  /** Who asked. */
  asker: string;
  /** The whole conversation. */
  recording: Recording;
}

/** One question: what was asked, the learner's answer, and answers at three levels. */
export function TurnReview({ turn, number, asker, recording }: TurnReviewProps) {
  const { t } = usePracticeTexts(english);
  const { text, audioUrl, speech, span, fluency, samples, notes } = turn;
  return (
    <li className={styles.turn}>
      <Stack space="xsmall">
        <Heading level={4} size="small">
          {t('interactiveSpeaking.question', { number })}
        </Heading>
        <p lang="en" className={styles.asked}>
          {text}
        </p>
      </Stack>
      <div className={styles.clips}>
        {audioUrl !== null && (
          <ClipPlayer src={audioUrl} speech={speech} label={t('interactiveSpeaking.asks', { name: asker, number })} />
        )}
        {span === null ? (
          <Text tone="secondary">{t('interactiveSpeaking.nothingSaid')}</Text>
        ) : (
          <StretchClip
            src={recording.url}
            stretch={span}
            label={t('interactiveSpeaking.yours', { number })}
            levels={recording.levels}
            wholeSeconds={recording.durationSeconds}
          />
        )}
      </div>
      <Figures fluency={fluency} />
      <About title={t('interactiveSpeaking.notes')} paragraphs={[notes]} />
      {samples.length > 0 && (
        <Disclosure title={t('interactiveSpeaking.samples')}>
          <Suspense fallback={null}>
            <ComparedAnswers sample={null} graded={{ answers: samples, comparison: null }} explanation={null} />
          </Suspense>
        </Disclosure>
      )}
    </li>
  );
}

/** Pace and pauses of one answer; why not, if it couldn't be measured. */
function Figures({ fluency }: Pick<ReviewedTurn, 'fluency'>) {
  const { t } = usePracticeTexts(english);
  const figuresOf = useFluencyFigures();
  if (fluency === null) return null;
  if (fluency.kind === 'refused') {
    return (
      <Text size="small" tone="secondary">
        {t(`speaking.verdict.${fluency.reason}`)}
      </Text>
    );
  }
  const { pace, pauses } = figuresOf(fluency.features);
  return (
    <dl className={styles.figures}>
      {[pace, ...pauses].map(({ name, value }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.figureName}>{name}</dt>
          <dd className={styles.figureValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
