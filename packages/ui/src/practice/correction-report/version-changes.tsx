'use client';
import { Heading, Text } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { SlipPair } from '../review/slip-pair.tsx';
import { compareCorrections, type Version } from './compare-corrections.ts';
import * as styles from './correction-report.css.ts';
import type { ReportedCorrection } from './correction-report.types.ts';
import { inContext } from './in-context.ts';

export interface VersionChangesProps {
  before: Version;
  after: Version;
}

/** What a later version of a text fixed, what is still wrong, and what is new. */
export function VersionChanges({ before, after }: VersionChangesProps) {
  const { t } = useCorrectionsTranslation();
  const { fixed, remaining, added } = compareCorrections(before, after);
  const groups = [
    { name: 'fixed', version: before, corrections: fixed },
    { name: 'remaining', version: after, corrections: remaining },
    { name: 'added', version: after, corrections: added },
  ] as const;
  return (
    <div className={styles.changes}>
      {groups.map(({ name, version, corrections }) => (
        <div key={name} className={styles.change({ name })}>
          <Heading level={4}>{t(`comparison.${name}`, { count: corrections.length })}</Heading>
          <Changes version={version} corrections={corrections} />
        </div>
      ))}
    </div>
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
