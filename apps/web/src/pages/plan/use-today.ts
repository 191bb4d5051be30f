import { getGoals, getToday, unwrap } from '@rehearse/api-client';
import type { TodayPlan } from '@rehearse/ui/screens';
import { useCallback } from 'react';
import type { Services } from '../../app/services.ts';
import { usePart } from '../../app/use-part.ts';
import { timeZone } from '../../lib/time-zone.ts';

/** The plan of the learner's day, and whether goals were ever asked for; `absent` if the host makes no plans. */
export function useToday({ api: client, extras }: Pick<Services, 'api' | 'extras'>) {
  return usePart(
    useCallback(
      () =>
        extras.ask('plan', async (): Promise<{ plan: TodayPlan; hasGoals: boolean }> => {
          const [plan, { goals }] = await Promise.all([
            unwrap(getToday({ client, query: { zone: timeZone() } })),
            unwrap(getGoals({ client })),
          ]);
          return { plan, hasGoals: goals !== null };
        }),
      [client, extras],
    ),
  );
}
