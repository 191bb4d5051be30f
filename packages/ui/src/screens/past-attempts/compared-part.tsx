'use client';
import { countWords } from '@rehearse/scoring';
import { Heading, Stack, Text } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { type Version, VersionChanges, WrittenText } from '../../practice/index.ts';
import * as styles from './attempt-comparison.css.ts';
import type { AttemptCorrection } from './past-attempts.types.ts';

/** One of two attempts: when it was made, and the estimate of its AI correction. */
export interface ComparedSide {
  time: string;
  correction?: AttemptCorrection | undefined;
}

export interface ComparedPartProps {
  before: Version;
  after: Version;
  sides: readonly [before: ComparedSide, after: ComparedSide];
  /** Whether mistakes were looked for in both texts. */
  isChecked: boolean;
}

/** The same part of two attempts: what changed, and both texts next to each other with their figures. */
export function ComparedPart({ before, after, sides, isChecked }: ComparedPartProps) {
  const { t } = useCorrectionsTranslation();
  return (
    <Stack space="medium">
      {isChecked ? (
        <VersionChanges before={before} after={after} />
      ) : (
        <Text tone="secondary">{t('attempts.notEnglish')}</Text>
      )}
      <div className={styles.sides}>
        <Side version={before} {...sides[0]} isChecked={isChecked} />
        <Side version={after} {...sides[1]} isChecked={isChecked} />
      </div>
    </Stack>
  );
}

interface SideProps extends ComparedSide {
  version: Version;
  isChecked: boolean;
}

function Side({ version: { text, corrections }, time, correction, isChecked }: SideProps) {
  const { t, language } = useCorrectionsTranslation();
  const { t: screen } = useScreensTranslation();
  const words = countWords(text);
  const rate = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const found = corrections.length;
  return (
    <article className={styles.side} aria-label={time}>
      <Heading level={4}>{time}</Heading>
      <dl className={styles.figures}>
        <Figure name={t('attempts.words')} value={String(words)} />
        {isChecked && <Figure name={t('attempts.mistakes')} value={String(found)} />}
        {isChecked && words > 0 && <Figure name={t('attempts.rate')} value={rate.format((100 * found) / words)} />}
        {correction?.overall && (
          <Figure name={t('attempts.estimate')} value={t('attempts.range', correction.overall)} />
        )}
      </dl>
      {text === '' ? (
        <Text tone="muted">{screen('attempts.nothing')}</Text>
      ) : (
        <WrittenText text={text} corrections={corrections} />
      )}
    </article>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.figure}>
      <Text as="dt" size="small" tone="secondary">
        {name}
      </Text>
      <Text as="dd" tabular weight="medium">
        {value}
      </Text>
    </div>
  );
}
