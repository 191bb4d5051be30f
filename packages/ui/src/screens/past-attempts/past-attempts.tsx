'use client';
import { Suspense, useState } from 'react';
import { Button, Dialog, Disclosure, Spinner, Stack, Text } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { AttemptItem } from './attempt-item.tsx';
import { toComparable } from './comparable.ts';
import { LoadFailure } from './load-failure.tsx';
import { OpenedComparison } from './opened-comparison.tsx';
import { list, place } from './past-attempts.css.ts';
import type { ComparedTexts, PastAttemptsState, ReadingSample } from './past-attempts.types.ts';

export interface PastAttemptsProps {
  state: PastAttemptsState;
  /** Called when the list is opened, to load it. */
  onOpen: () => void;
  onMore: () => void;
  onRetry: () => void;
  /** Called after the learner confirms. */
  onDelete: (recordingUrl: string) => void;
  /** The sample to compare recordings with, word by word; none if its words are not known. */
  sample?: ReadingSample | undefined;
  /** Lets two attempts be compared; without it, none are. */
  comparedTexts?: ComparedTexts | undefined;
}

/** Earlier attempts at a question, below its review. */
export function PastAttempts({ onOpen, ...props }: PastAttemptsProps) {
  const { t } = useScreensTranslation();
  return (
    <div className={place}>
      <Disclosure variant="card" title={t('attempts.title')} onOpenChange={(open) => open && onOpen()}>
        <Attempts {...props} />
      </Disclosure>
    </div>
  );
}

function Attempts({ state, onMore, onRetry, onDelete, sample, comparedTexts }: Omit<PastAttemptsProps, 'onOpen'>) {
  const { t } = useScreensTranslation();
  const [asked, setAsked] = useState<string | null>(null);
  if (state.phase === 'loading') return <Spinner label={t('attempts.loading')} />;
  if (state.phase === 'failed') return <LoadFailure title={t('attempts.failed')} onRetry={onRetry} />;
  if (state.attempts.length === 0) return <Text tone="muted">{t('attempts.none')}</Text>;
  const confirm = () => {
    if (asked !== null) onDelete(asked);
    setAsked(null);
  };
  return (
    <Stack>
      {comparedTexts && (
        <Suspense>
          <OpenedComparison attempts={toComparable(state.attempts, comparedTexts)} texts={comparedTexts} />
        </Suspense>
      )}
      <ul className={list}>
        {state.attempts.map((attempt) => (
          <AttemptItem
            key={attempt.attemptId}
            attempt={attempt}
            sample={sample}
            onDelete={() => setAsked(attempt.recordingUrl)}
          />
        ))}
      </ul>
      {state.hasMore && (
        <Button variant="outline" loading={state.isLoadingMore} onClick={onMore}>
          {t('attempts.more')}
        </Button>
      )}
      <Dialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t('attempts.deleteTitle')}
        size="small"
        actions={
          <>
            <Button variant="text" tone="neutral" onClick={() => setAsked(null)}>
              {t('attempts.keep')}
            </Button>
            <Button tone="critical" onClick={confirm}>
              {t('attempts.deleteConfirm')}
            </Button>
          </>
        }
      >
        <Text tone="secondary">{t('attempts.deleteText')}</Text>
      </Dialog>
    </Stack>
  );
}
