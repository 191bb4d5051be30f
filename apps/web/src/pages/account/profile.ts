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
import type { HistoryPeriod, ProfileAccount } from '@rehearse/ui/screens';
import { unknownOrigin } from '../../app/page-data.ts';
import type { Services } from '../../app/services.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The account as the profile shows it; a plan that is over is none. */
export function profileAccount({ vipUntil, ...account }: MeData, nowMs: number): ProfileAccount {
  const leftMs = vipUntil === null ? 0 : Date.parse(vipUntil) - nowMs;
  const plan = vipUntil !== null && leftMs > 0 ? { until: vipUntil, daysLeft: Math.ceil(leftMs / dayMs) } : null;
  return { ...account, plan };
}

/** The learner's time zone; UTC where the browser does not know it. */
export function timeZone(): string {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  return !zone || zone === 'Etc/Unknown' ? 'UTC' : zone;
}

/** Where everything that is stored of the learner is downloaded: an address of the host's, whole, so that it is no page of the app. */
export const exportHref = (client: ApiClient) => {
  const here = typeof window === 'undefined' ? unknownOrigin : window.location.origin;
  return new URL('/api/me/export', client.getConfig().baseUrl || here).href;
};

/** The calls of the profile at a host. */
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
  deleteAccount: (password: string) => unwrapIfAny(deleteAccount({ client, body: { password } })),
});

/** The calls of {@link profileAt}. */
export type ProfileCalls = ReturnType<typeof profileAt>;
