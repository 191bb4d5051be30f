'use client';
import { useEffect, useState } from 'react';
import { Button, Notice, Spinner, Stack, Text } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import type { Version } from '../../practice/index.ts';
import { ComparedPart, type ComparedPartProps } from './compared-part.tsx';

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
  const { t: screen } = useScreensTranslation();
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
  if (loaded === 'failed') {
    return (
      <Notice
        tone="attention"
        announce="polite"
        title={t('attempts.failed')}
        actions={
          <Button size="small" variant="outline" onClick={onRetry}>
            {screen('attempts.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <Stack space="large">
      <ComparedPart before={loaded[0]} after={loaded[1]} sides={sides} isChecked />
      <Text size="small" tone="muted">
        {t('attempts.byReports')}
      </Text>
    </Stack>
  );
}
