import { reply } from '../../http/reply.ts';
import { type AnyRoute, operation } from '../../http/route.ts';
import { logged, logSecurity } from '../../http/security-log.ts';
import { changePassword as change } from '../../services/accounts/change-password.ts';
import { deleteAccount as remove } from '../../services/accounts/delete-account.ts';
import { exportData as exportOf } from '../../services/accounts/export-data.ts';
import { me } from '../../services/accounts/me.ts';
import { getHistory as historyOf } from '../../services/history/index.ts';
import { listPayments as paymentsOf } from '../../services/payments/index.ts';
import * as questions from '../../services/questions/index.ts';
import { endAllSessions, endSessionOf } from '../../services/sessions/end.ts';
import { listSessions as sessionsOf } from '../../services/sessions/list.ts';
import { clearedCookies } from '../account/cookies.ts';

/** The logged-in account. */
export const getMe = operation('getMe', ({ deps, account }) => me(deps, account.userId));

/** `GET /api/me/history` */
export const getHistory = operation('getHistory', ({ deps, account, query }) =>
  historyOf(deps, { userId: account.userId, zone: query.zone, days: Number(query.days) }),
);

/** `GET /api/me/place` */
export const getLastPlace = operation('getLastPlace', ({ deps, account }) =>
  questions.getLastPlace(deps, account.userId),
);

/** `POST /api/me/place` */
export const saveLastPlace = operation('saveLastPlace', async ({ deps, account, body }) => {
  await questions.saveLastPlace(deps, account.userId, body);
  return null;
});

/** `GET /api/me/payments` */
export const listPayments = operation('listPayments', ({ deps, account }) => paymentsOf(deps, account.userId));

/** `GET /api/me/export` */
export const exportData = operation('exportData', async ({ deps, account }) => {
  const day = new Date(deps.clock.now()).toISOString().slice(0, 10);
  return new Response(await exportOf(deps, account), {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `attachment; filename="rehearse-${day}.zip"`,
      'Content-Type': 'application/zip',
    },
  });
});

/** `POST /api/me/password` */
export const changePassword = operation('changePassword', async (call) => {
  const { deps, account, body } = call;
  await logged(call, { succeeded: 'password.changed', failed: 'password.failed', userId: account.userId }, () =>
    change(deps, account, body),
  );
  return reply(null, { message: 'Your password was changed. Every other device is logged out.' });
});

/** `GET /api/me/sessions` */
export const listSessions = operation('listSessions', ({ deps, account }) => sessionsOf(deps, account));

/** `DELETE /api/me/sessions/{sessionId}` */
export const endSession = operation('endSession', async (call) => {
  const { deps, account, params } = call;
  await endSessionOf(deps, account, params.sessionId);
  logSecurity(call, 'session.ended', { userId: account.userId });
  const isOwn = params.sessionId === account.sessionId;
  return reply(null, { message: 'This device is logged out.', cookies: isOwn ? clearedCookies(call) : [] });
});

/** `DELETE /api/me/sessions` */
export const endSessions = operation('endSessions', async (call) => {
  await endAllSessions(call.deps, call.account.userId);
  logSecurity(call, 'sessions.ended', { userId: call.account.userId });
  return reply(null, { message: 'Every device is logged out.', cookies: clearedCookies(call) });
});

/** `POST /api/me/delete` */
export const deleteAccount = operation('deleteAccount', async (call) => {
  const { deps, account, body } = call;
  await logged(call, { succeeded: 'account.deleted', failed: 'password.failed', userId: account.userId }, () =>
    remove(deps, account, body),
  );
  return reply(null, { message: 'Your account was deleted.', cookies: clearedCookies(call) });
});

/** The logged-in account: profile, history, payments, password, sessions, export and deletion. */
export const routes: AnyRoute[] = [
  getMe,
  getHistory,
  getLastPlace,
  saveLastPlace,
  listPayments,
  exportData,
  changePassword,
  listSessions,
  endSession,
  endSessions,
  deleteAccount,
];
