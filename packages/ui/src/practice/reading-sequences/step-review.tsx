'use client';
import type { ReadingStep } from '@rehearse/practice-machines/reading-sequences';
import { type ReadingStepResult, textOfRange, toPassageWords, toPercent } from '@rehearse/scoring';
import type { ReactNode } from 'react';
import { ChoiceGroup, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as blankStyles from './blanks.css.ts';
import * as highlightStyles from './highlight.css.ts';
import { MarkedPassage } from './marked-passage.tsx';
import { Passage } from './passage.tsx';
import * as styles from './reading-sequences.css.ts';

const english = { reading: en.reading };

export interface StepReviewProps {
  step: ReadingStep;
  result: ReadingStepResult;
  /** Content below the verdict. */
  actions?: ReactNode;
}

/** Compares the answer of a step with the right one in the passage, and shows what each mistake cost. */
export function StepReview({ step, result, actions }: StepReviewProps) {
  return (
    <div className={styles.columns}>
      <ReviewedPassage step={step} result={result} />
      <div className={styles.side}>
        <div className={styles.panel}>
          {step.kind === 'highlight' && (
            <p lang="en" className={styles.questionBeside} aria-hidden="true">
              {step.question}
            </p>
          )}
          <Verdict step={step} result={result} />
          {step.explanation !== undefined && <Text tone="secondary">{step.explanation}</Text>}
        </div>
        {actions}
      </div>
    </div>
  );
}

function ReviewedPassage({ step, result }: Pick<StepReviewProps, 'step' | 'result'>) {
  if (step.kind === 'highlight' && result.kind === 'highlight') {
    return <MarkedPassage passage={step.passage} result={result} />;
  }
  if (step.kind === 'blanks' && result.kind === 'blanks') {
    const slot = (number: number) => {
      const blank = result.blanks[step.blanks.findIndex(({ indexNumber }) => indexNumber === number)];
      return blank && <ReviewedBlank number={number} {...blank} />;
    };
    return <Passage text={step.passage} slot={slot} />;
  }
  const slot = () =>
    result.kind === 'choice' && <span className={blankStyles.gap({ state: 'right' })}>{result.expected}</span>;
  return <Passage text={step.passage} slot={slot} />;
}

interface ReviewedBlankProps {
  number: number;
  given: string | null;
  expected: string;
  correct: boolean;
}

function ReviewedBlank({ number, given, expected, correct }: ReviewedBlankProps) {
  const { t } = usePracticeTexts(english);
  const label = correct
    ? t('reading.blankRight', { number, expected })
    : given === null
      ? t('reading.blankEmpty', { number, expected })
      : t('reading.blankWrong', { number, given, expected });
  return (
    <span role="img" aria-label={label} className={blankStyles.reviewed}>
      {!correct && <span className={blankStyles.wrong}>{given ?? '____'}</span>}
      <span className={blankStyles.right}>{expected}</span>
    </span>
  );
}

const Option = ({ text }: { text: string }) => <span lang="en">{text}</span>;

function Verdict({ step, result }: Pick<StepReviewProps, 'step' | 'result'>) {
  const { t } = usePracticeTexts(english);
  if (result.kind === 'blanks') {
    const count = result.blanks.length;
    return (
      <div className={highlightStyles.chosen}>
        <Text weight="medium">{t('reading.blanksRight', { correct: result.correctCount, count })}</Text>
        {result.correctCount < count && (
          <Text size="small" tone="secondary">
            {t('reading.blankCost', { count: count - result.correctCount, percent: 100 - toPercent(result.score) })}
          </Text>
        )}
      </div>
    );
  }
  if (result.kind === 'choice' && 'options' in step) {
    const choices = step.options.map((option) => {
      const right = option === result.expected;
      const given = option === result.given;
      const note = right ? t(given ? 'reading.yoursRight' : 'reading.right') : t('reading.yours');
      const choice = { value: option, label: <Option text={option} /> };
      if (!right && !given) return choice;
      return { ...choice, tone: right ? ('positive' as const) : ('critical' as const), note };
    });
    return (
      <>
        <ChoiceGroup
          label={t('reading.verdict')}
          labelHidden
          font="reading"
          choices={choices}
          value={result.given}
          disabled
        />
        {result.given === null && <Text tone="secondary">{t('reading.nothingGiven')}</Text>}
      </>
    );
  }
  if (result.kind !== 'highlight' || step.kind !== 'highlight') return null;
  const words = toPassageWords(step.passage);
  const { given, key, rightCount, missedCount, extraCount, score } = result;
  const slips = missedCount + extraCount;
  return (
    <div className={highlightStyles.chosen}>
      <Text weight="medium">{t('reading.highlightScore', { percent: toPercent(score) })}</Text>
      <Text size="small" tone="secondary">
        {t('reading.yourHighlight')}
      </Text>
      <p lang="en" className={highlightStyles.quote}>
        {given ? textOfRange(words, given) : t('reading.nothingGiven')}
      </p>
      {score < 1 && (
        <>
          <Text size="small" tone="secondary">
            {t('reading.theAnswer')}
          </Text>
          <p lang="en" className={highlightStyles.quote}>
            {key ? textOfRange(words, key) : step.answer}
          </p>
        </>
      )}
      {given && key && slips > 0 && (
        <Text size="small" tone="secondary">
          {rightCount === 0
            ? t('reading.besideAnswer')
            : t('reading.highlightCost', {
                missed: missedCount,
                extra: extraCount,
                percent: 100 - toPercent(score),
              })}
        </Text>
      )}
    </div>
  );
}
