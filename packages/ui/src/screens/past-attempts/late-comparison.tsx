'use client';
import { Suspense, useState } from 'react';
import { Disclosure, Spinner } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { LatePart, late } from '../../practice/index.ts';
import type { AttemptComparisonProps } from './attempt-comparison.tsx';

const attemptComparison = late(() => import('./attempt-comparison.tsx'));

/** Two attempts next to each other, once there are two; loaded when it is opened. */
export function LateComparison({ attempts, texts }: AttemptComparisonProps) {
  const { t } = useCorrectionsTranslation();
  const [wasOpened, setOpened] = useState(false);
  if (attempts.length < 2) return null;
  const waiting = <Spinner label={t('attempts.loading')} />;
  return (
    <Disclosure title={t('attempts.title')} onOpenChange={(open) => open && setOpened(true)}>
      {wasOpened && (
        <LatePart part={attemptComparison} waiting={waiting}>
          {({ AttemptComparison }) => (
            <Suspense fallback={waiting}>
              <AttemptComparison attempts={attempts} texts={texts} />
            </Suspense>
          )}
        </LatePart>
      )}
    </Disclosure>
  );
}
