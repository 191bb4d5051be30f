import { type AnyRoute, operation } from '../../http/route.ts';
import * as plan from '../../services/plan/index.ts';

/** `GET /api/me/goals` */
export const getGoals = operation('getGoals', async ({ deps, account }) => ({
  goals: await plan.getGoals(deps, account.userId),
}));

/** `POST /api/me/goals` */
export const setGoals = operation('setGoals', async ({ deps, account, body }) => {
  await plan.setGoals(deps, { ...body, userId: account.userId });
  return null;
});

/** `GET /api/me/today` */
export const getToday = operation('getToday', async ({ deps, account, query }) => {
  await deps.limits.consume('mistakesPerAccount', String(account.userId));
  return plan.getToday(deps, { userId: account.userId, zone: query.zone });
});

/** A learner's goals, and what to do today. */
export const routes: AnyRoute[] = [getGoals, setGoals, getToday];
