import { type CorrectionListReply, NotOffered } from '@rehearse/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../services.ts';
import { type CorrectionCalls, correctionsAt } from './corrections.ts';
import { followCorrections } from './follow-corrections.ts';

type CorrectionPage = CorrectionListReply['data'];

const isUnfinished = ({ state }: CorrectionPage['content'][number]) => state === 'queued' || state === 'working';

async function latestAt(calls: CorrectionCalls): Promise<CorrectionPage | null> {
  const { services } = await calls.offer();
  return services.length > 0 ? calls.latest() : null;
}

/** The learner's latest corrections, kept up to date; null if there are none or the host has no service. */
export function useCorrectionNews(): { page: CorrectionPage | null; markSeen: () => void } {
  const services = useServices();
  const { api, bus } = services;
  const [calls] = useState(() => correctionsAt(services));
  const [page, setPage] = useState<CorrectionPage | null>(null);

  const load = useEffectEvent(() =>
    latestAt(calls).then(setPage, (error: unknown) => {
      // what was there stays while the host can't be reached
      if (error instanceof NotOffered) setPage(null);
    }),
  );
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && void load();
    void load();
    document.addEventListener('visibilitychange', onVisible);
    const unsubscribe = bus.subscribe('corrections.changed', () => void load());
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      unsubscribe();
    };
  }, [bus]);

  const isWaiting = page?.content.some(isUnfinished) === true;
  useEffect(() => {
    if (!isWaiting) return;
    const read = async () => {
      await load();
      return [];
    };
    return followCorrections(api, { read, onChange: () => void load() });
  }, [api, isWaiting]);

  const markSeen = () => {
    const unseen = page?.content.filter(({ finishedAt, isSeen }) => finishedAt !== null && !isSeen) ?? [];
    void Promise.allSettled(unseen.map(({ correctionId }) => calls.markSeen(correctionId))).then(load);
  };
  return { page: page && page.content.length > 0 ? page : null, markSeen };
}
