'use client';
import { Disclosure, Stack } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import type { Version } from './compare-corrections.ts';
import { VersionChanges } from './version-changes.tsx';
import { WrittenText } from './written-text.tsx';

export interface VersionComparisonProps {
  before: Version;
  after: Version;
}

/** What a new version of a text fixed, what is still wrong, and what is new; and the version before. */
export function VersionComparison({ before, after }: VersionComparisonProps) {
  const { t } = useCorrectionsTranslation();
  return (
    <Stack space="medium">
      <VersionChanges before={before} after={after} />
      <Disclosure title={t('comparison.before')}>
        <WrittenText text={before.text} corrections={before.corrections} />
      </Disclosure>
    </Stack>
  );
}
