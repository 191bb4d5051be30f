import {
  type ApiClient,
  changePassword,
  deleteAccount,
  endSession,
  endSessions,
  getHistory,
  listPayments,
  listSessions,
  type Me as MeData,
  unwrap,
  unwrapIfAny,
} from '@rehearse/api-client';
import type { DeletionConfirmation, HistoryPeriod, ProfileAccount } from '@rehearse/ui/screens';
import { unknownOrigin } from '../../app/page-data.ts';
import type { Services } from '../../app/services.ts';
import { timeZone } from '../../lib/time-zone.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The account for the profile; an expired plan is left out. */
export function profileAccount({ vipUntil, school = null, ...account }: MeData, nowMs: number): ProfileAccount {
  const leftMs = vipUntil === null ? 0 : Date.parse(vipUntil) - nowMs;
  const plan = vipUntil !== null && leftMs > 0 ? { until: vipUntil, daysLeft: Math.ceil(leftMs / dayMs) } : null;
  return { ...account, school, plan };
}

/** URL of the data export: an absolute URL on the host, so that the router does not handle it. */
export const exportHref = (client: ApiClient) => {
  const here = typeof window === 'undefined' ? unknownOrigin : window.location.origin;
  return new URL('/api/me/export', client.getConfig().baseUrl || here).href;
};

/** The profile calls of a host. */
export const profileAt = ({ api: client, extras }: Pick<Services, 'api' | 'extras'>) => ({
  history: (period: HistoryPeriod) =>
    extras.ask('history', () =>
      unwrap(getHistory({ client, query: { zone: timeZone(), days: period === 30 ? '30' : '90' } })),
    ),
  payments: async () => (await extras.ask('payments', () => unwrap(listPayments({ client })))).payments,
  changePassword: (body: { currentPassword: string; newPassword: string }) =>
    unwrapIfAny(changePassword({ client, body })),
  sessions: async () => (await extras.ask('devices', () => unwrap(listSessions({ client })))).sessions,
  endSession: (sessionId: string) => unwrapIfAny(endSession({ client, path: { sessionId } })),
  endSessions: () => unwrapIfAny(endSessions({ client })),
  deleteAccount: (body: DeletionConfirmation) => unwrapIfAny(deleteAccount({ client, body })),
});

/** The calls of {@link profileAt}. */
export type ProfileCalls = ReturnType<typeof profileAt>;
