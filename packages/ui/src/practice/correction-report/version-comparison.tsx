'use client';
import { Disclosure, Heading, Stack, Text } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { SlipPair } from '../review/slip-pair.tsx';
import { compareCorrections, type Version } from './compare-corrections.ts';
import * as styles from './correction-report.css.ts';
import type { ReportedCorrection } from './correction-report.types.ts';
import { inContext } from './in-context.ts';
import { WrittenText } from './written-text.tsx';

export interface VersionComparisonProps {
  before: Version;
  after: Version;
}

/** What a new version of a text fixed, what is still wrong, and what is new; and the version before. */
export function VersionComparison({ before, after }: VersionComparisonProps) {
  const { t } = useCorrectionsTranslation();
  const { fixed, remaining, added } = compareCorrections(before, after);
  const groups = [
    { name: 'fixed', version: before, corrections: fixed },
    { name: 'remaining', version: after, corrections: remaining },
    { name: 'added', version: after, corrections: added },
  ] as const;
  return (
    <Stack space="medium">
      <div className={styles.changes}>
        {groups.map(({ name, version, corrections }) => (
          <div key={name} className={styles.change({ name })}>
            <Heading level={4}>{t(`comparison.${name}`, { count: corrections.length })}</Heading>
            <Changes version={version} corrections={corrections} />
          </div>
        ))}
      </div>
      <Disclosure title={t('comparison.before')}>
        <WrittenText text={before.text} corrections={before.corrections} />
      </Disclosure>
    </Stack>
  );
}

function Changes({ version, corrections }: { version: Version; corrections: readonly ReportedCorrection[] }) {
  const { t } = useCorrectionsTranslation();
  if (corrections.length === 0) return <Text tone="muted">{t('comparison.nothing')}</Text>;
  return (
    <ul lang="en" className={styles.changeList}>
      {corrections.map((correction) => (
        <li key={correction.start} className={styles.pair}>
          <SlipPair {...inContext(version.text, correction)} />
        </li>
      ))}
    </ul>
  );
}
