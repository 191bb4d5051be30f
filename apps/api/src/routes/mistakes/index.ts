import { type AnyRoute, operation } from '../../http/route.ts';
import * as mistakes from '../../services/mistakes/index.ts';

/** `GET /api/me/mistakes` */
export const getMistakes = operation('getMistakes', async ({ deps, account }) => {
  await deps.limits.consume('mistakesPerAccount', String(account.userId));
  return mistakes.summarise(deps, { userId: account.userId });
});

/** `POST /api/me/mistakes/list` */
export const listMistakes = operation('listMistakes', ({ deps, body, account }) =>
  mistakes.listMistakes(deps, { ...body, userId: account.userId }),
);

/** `POST /api/me/mistakes/dismiss` */
export const dismissMistake = operation('dismissMistake', async ({ deps, body, account }) => {
  await mistakes.dismissMistake(deps, { ...body, userId: account.userId });
  return null;
});

/** `POST /api/me/mistakes/restore` */
export const restoreMistake = operation('restoreMistake', async ({ deps, body, account }) => {
  await mistakes.restoreMistake(deps, { ...body, userId: account.userId });
  return null;
});

/** `POST /api/me/mistakes/drills` */
export const listDrills = operation('listDrills', ({ deps, body, account }) =>
  mistakes.listDrills(deps, { ...body, userId: account.userId }),
);

/** `POST /api/me/mistakes/rate` */
export const rateDrill = operation('rateDrill', ({ deps, body, account }) =>
  mistakes.rateDrill(deps, { ...body, userId: account.userId }),
);

/** A learner's mistakes in texts, and drills made from them. */
export const routes: AnyRoute[] = [getMistakes, listMistakes, dismissMistake, restoreMistake, listDrills, rateDrill];
