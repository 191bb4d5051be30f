'use client';
import { Inline, Stack, Text } from '../../components/index.ts';
import { useAiTranslation } from '../../i18n/use-ai-translation.ts';
import * as styles from './ai-report.css.ts';
import type { Transcript } from './ai-report.types.ts';
import { SpokenWords } from './spoken-words.tsx';

const marks = ['filler', 'repetition'] as const;

/** What a transcript shows: the words, fillers and repetitions, and the pace over time. */
export function SpokenReport({ transcript }: { transcript: Transcript }) {
  const { t } = useAiTranslation();
  const { words, missed, seconds, wordsPerMinute, pace } = transcript;
  const isReadAloud = missed.length > 0 || words.some(({ expected }) => expected !== undefined);
  return (
    <Stack space="small">
      <SpokenWords words={words} missed={missed} />
      {isReadAloud && (
        <Text size="small" tone="secondary">
          {t('report.words.legend')}
        </Text>
      )}
      <Inline space="medium">
        <Text as="span" size="small">
          {t('report.seconds', { count: Math.round(seconds) })}
        </Text>
        <Text as="span" size="small">
          {t('report.pace', { count: Math.round(wordsPerMinute) })}
        </Text>
        {marks.map((mark) => (
          <Text key={mark} as="span" size="small">
            {t(`report.count.${mark}`, { count: words.filter(({ note }) => note === mark).length })}
          </Text>
        ))}
      </Inline>
      {pace.length > 1 && <PaceOverTime pace={pace} />}
    </Stack>
  );
}

function PaceOverTime({ pace }: Pick<Transcript, 'pace'>) {
  const { t } = useAiTranslation();
  const fastest = Math.max(...pace.map(({ wordsPerMinute }) => wordsPerMinute), 1);
  return (
    <figure className={styles.pace}>
      <figcaption>
        <Text as="span" size="small" tone="secondary">
          {t('report.paceOverTime')}
        </Text>
      </figcaption>
      <ol className={styles.stretches}>
        {pace.map(({ start, end, wordsPerMinute }) => (
          <li key={start} className={styles.stretch}>
            <Text as="span" size="small" tabular>
              {Math.round(wordsPerMinute)}
            </Text>
            <svg className={styles.bar} viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect
                className={styles.range}
                x="0"
                y={100 - (wordsPerMinute / fastest) * 100}
                width="10"
                height={(wordsPerMinute / fastest) * 100}
              />
            </svg>
            <Text as="span" size="small" tone="secondary" tabular>
              {t('report.stretch', { start: Math.round(start), end: Math.round(end) })}
            </Text>
          </li>
        ))}
      </ol>
    </figure>
  );
}
