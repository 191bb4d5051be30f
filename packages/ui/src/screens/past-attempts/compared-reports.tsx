'use client';
import { useEffect, useState } from 'react';
import { Spinner, Stack, Text } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import type { Version } from '../../practice/index.ts';
import { ComparedPart, type ComparedPartProps } from './compared-part.tsx';
import { LoadFailure } from './load-failure.tsx';

export interface ComparedReportsProps extends Pick<ComparedPartProps, 'sides'> {
  /** Ids of the AI corrections. */
  correctionIds: readonly [before: number, after: number];
  /** What was said, with the mistakes of the report. */
  load: (correctionId: number) => Promise<Version>;
}

/** What was said in two recordings, compared by their AI corrections. */
export function ComparedReports({ correctionIds, ...props }: ComparedReportsProps) {
  const [tries, setTries] = useState(1);
  const key = [...correctionIds, tries].join(' ');
  return <OfTwo key={key} correctionIds={correctionIds} onRetry={() => setTries(tries + 1)} {...props} />;
}

type Loaded = readonly [before: Version, after: Version] | 'loading' | 'failed';

function OfTwo({
  correctionIds: [before, after],
  load,
  sides,
  onRetry,
}: ComparedReportsProps & { onRetry: () => void }) {
  const { t } = useCorrectionsTranslation();
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    let isShown = true;
    Promise.all([load(before), load(after)]).then(
      (versions) => isShown && setLoaded(versions),
      () => isShown && setLoaded('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [before, after, load]);
  if (loaded === 'loading') return <Spinner label={t('attempts.loading')} />;
  if (loaded === 'failed') return <LoadFailure title={t('attempts.failed')} onRetry={onRetry} />;
  return (
    <Stack space="large">
      <ComparedPart before={loaded[0]} after={loaded[1]} sides={sides} isChecked />
      <Text size="small" tone="muted">
        {t('attempts.byReports')}
      </Text>
    </Stack>
  );
}
