import { reply } from '../../http/reply.ts';
import { type AnyRoute, operation } from '../../http/route.ts';
import { changePassword as change } from '../../services/accounts/change-password.ts';
import { deleteAccount as remove } from '../../services/accounts/delete-account.ts';
import { exportData as exportOf } from '../../services/accounts/export-data.ts';
import { me } from '../../services/accounts/me.ts';
import { getHistory as historyOf } from '../../services/history/index.ts';
import { listPayments as paymentsOf } from '../../services/payments/index.ts';
import * as questions from '../../services/questions/index.ts';
import { endAllSessions } from '../../services/sessions/end.ts';
import { clearedCookies } from '../account/cookies.ts';

/** The signed-in account. */
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
export const changePassword = operation('changePassword', async ({ deps, account, body }) => {
  await change(deps, account, body);
  return reply(null, { message: 'Your password was changed. Every other device is logged out.' });
});

/** `DELETE /api/me/sessions` */
export const endSessions = operation('endSessions', async ({ deps, account, isSecure }) => {
  await endAllSessions(deps, account.userId);
  return reply(null, { message: 'Every device is logged out.', cookies: clearedCookies(isSecure) });
});

/** `POST /api/me/delete` */
export const deleteAccount = operation('deleteAccount', async ({ deps, account, body, isSecure }) => {
  await remove(deps, account, body.password);
  return reply(null, { message: 'Your account was deleted.', cookies: clearedCookies(isSecure) });
});

/** The signed-in account: what is known of it, its password, its end. */
export const routes: AnyRoute[] = [
  getMe,
  getHistory,
  getLastPlace,
  saveLastPlace,
  listPayments,
  exportData,
  changePassword,
  endSessions,
  deleteAccount,
];
