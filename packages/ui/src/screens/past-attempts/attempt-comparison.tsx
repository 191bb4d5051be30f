'use client';
import { useState } from 'react';
import { Select, Stack } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import * as styles from './attempt-comparison.css.ts';
import { partsOfBoth } from './comparable.ts';
import { ComparedAnswers } from './compared-answers.tsx';
import type { ComparedPartProps, ComparedSide } from './compared-part.tsx';
import { ComparedReports } from './compared-reports.tsx';
import type { ComparedTexts, PastAttempt } from './past-attempts.types.ts';

export interface AttemptComparisonProps {
  /** At least two, latest first. */
  attempts: readonly PastAttempt[];
  texts: ComparedTexts;
}

/** Two attempts at the same question next to each other; at first the latest two. */
export function AttemptComparison({ attempts, texts }: AttemptComparisonProps) {
  const { t } = useCorrectionsTranslation();
  const timeOf = useTimeOf(attempts);
  const [chosen, setChosen] = useState<{ before?: number; after?: number }>({});
  const indexOf = (id: number | undefined, fallback: number) => {
    const index = attempts.findIndex(({ attemptId }) => attemptId === id);
    return index < 0 ? fallback : index;
  };
  const afterIndex = indexOf(chosen.after, 0);
  const beforeIndex = indexOf(chosen.before, afterIndex + 1);
  const [after, before] = [attempts[afterIndex], attempts[beforeIndex]];
  if (!after || !before) return null;
  const optionsOf = (some: readonly PastAttempt[]) =>
    some.map((attempt) => ({ value: String(attempt.attemptId), label: timeOf(attempt) }));
  const sideOf = (attempt: PastAttempt): ComparedSide => ({ time: timeOf(attempt), correction: attempt.correction });
  return (
    <Stack space="large">
      <div className={styles.choice}>
        <Select
          label={t('attempts.earlier')}
          options={optionsOf(attempts.slice(afterIndex + 1))}
          value={String(before.attemptId)}
          onValueChange={(id) => setChosen({ ...chosen, before: Number(id) })}
        />
        <Select
          label={t('attempts.later')}
          options={optionsOf(attempts.slice(0, beforeIndex))}
          value={String(after.attemptId)}
          onValueChange={(id) => setChosen({ ...chosen, after: Number(id) })}
        />
      </div>
      <Compared before={before} after={after} texts={texts} sides={[sideOf(before), sideOf(after)]} />
    </Stack>
  );
}

interface ComparedProps extends Pick<ComparedPartProps, 'sides'> {
  before: PastAttempt;
  after: PastAttempt;
  texts: ComparedTexts;
}

function Compared({ before, after, texts, sides }: ComparedProps) {
  if (texts.from === 'answers') return <ComparedAnswers parts={partsOfBoth(before, after)} sides={sides} />;
  if (!before.correction || !after.correction) return null;
  const correctionIds = [before.correction.correctionId, after.correction.correctionId] as const;
  return <ComparedReports correctionIds={correctionIds} load={texts.load} sides={sides} />;
}

/** Returns a function that writes the time of an attempt, with seconds if two were made in the same minute. */
function useTimeOf(attempts: readonly PastAttempt[]) {
  const { language } = useCorrectionsTranslation();
  const format = (timeStyle: 'short' | 'medium') => {
    const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle });
    return ({ createdAt }: PastAttempt) => time.format(new Date(createdAt));
  };
  const isDistinct = new Set(attempts.map(format('short'))).size === attempts.length;
  return format(isDistinct ? 'short' : 'medium');
}
