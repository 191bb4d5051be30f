import { getSiteStats, unwrap } from '@rehearse/api-client';
import type { SiteCounts } from '@rehearse/ui/screens';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';

/** Counts from the host; null until they are loaded, or if they can't be. */
export function useSiteCounts(): SiteCounts | null {
  const { api, extras } = useServices();
  const [counts, setCounts] = useState<SiteCounts | null>(null);
  useEffect(() => {
    const given = new AbortController();
    const load = async () => {
      const { questions, words, submodules } = await extras.ask('stats', () =>
        unwrap(getSiteStats({ client: api, signal: given.signal })),
      );
      const questionsOf = Object.fromEntries(submodules.map((one) => [one.submoduleId, one.questions]));
      if (!given.signal.aborted) setCounts({ questions, words, questionsOf });
    };
    load().catch(() => {});
    return () => given.abort();
  }, [api, extras]);
  return counts;
}
