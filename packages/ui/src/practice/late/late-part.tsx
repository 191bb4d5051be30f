'use client';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Button, Notice, Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import type { Late } from './late.ts';

const english = { late: en.late };

export interface LatePartProps<T> {
  part: Late<T>;
  /** Shown until the part and its texts are loaded. Default: nothing. */
  waiting?: ReactNode;
  /** Shown below the notice when the part can't be loaded. Default: nothing. */
  instead?: ReactNode;
  children: (value: T) => ReactNode;
}

/**
 * Renders a part that is loaded after the page, immediately if it was prefetched. If it can't be loaded, a notice takes
 * its place: it is requested again by a button or when the connection is back, and after that the notice offers to
 * reload the page, where the draft restores everything.
 */
export function LatePart<T>({ part, waiting = null, instead, children }: LatePartProps<T>) {
  const { t } = usePracticeTexts(english);
  const state = useSyncExternalStore(part.subscribe, part.state, part.state);
  useEffect(() => void part.fetch(), [part]);
  const failed = state.phase === 'failed';
  const [triedAgain, setTriedAgain] = useState(false);
  useEffect(() => {
    if (!failed) return;
    const again = () => void part.fetch();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [part, failed]);
  if (state.phase === 'there') return <Suspense fallback={waiting}>{children(state.value)}</Suspense>;
  if (!failed) return waiting;
  const notice = (
    <Notice
      tone="attention"
      announce="assertive"
      title={t('late.failed')}
      actions={
        // browsers cache a failed module until the page is reloaded
        triedAgain ? (
          <Button size="small" icon={RotateCw} onClick={() => window.location.reload()}>
            {t('late.reload')}
          </Button>
        ) : (
          <Button size="small" icon={RotateCcw} onClick={() => void part.fetch().then(() => setTriedAgain(true))}>
            {t('late.tryAgain')}
          </Button>
        )
      }
    >
      <Text size="small">{t('late.failedNote')}</Text>
    </Notice>
  );
  return instead === undefined ? (
    notice
  ) : (
    <Stack space="medium">
      {notice}
      {instead}
    </Stack>
  );
}
