'use client';
import { Suspense, useState } from 'react';
import { Disclosure, Spinner } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { AttemptComparison, type AttemptComparisonProps } from './attempt-comparison.tsx';

/** Two attempts next to each other, once there are two; compared when it is opened. */
export function OpenedComparison({ attempts, texts }: AttemptComparisonProps) {
  const { t } = useCorrectionsTranslation();
  const [wasOpened, setOpened] = useState(false);
  if (attempts.length < 2) return null;
  return (
    <Disclosure title={t('attempts.title')} onOpenChange={(open) => open && setOpened(true)}>
      {wasOpened && (
        <Suspense fallback={<Spinner label={t('attempts.loading')} />}>
          <AttemptComparison attempts={attempts} texts={texts} />
        </Suspense>
      )}
    </Disclosure>
  );
}
