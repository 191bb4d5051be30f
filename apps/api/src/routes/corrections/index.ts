import { type AnyRoute, operation } from '../../http/route.ts';
import * as corrections from '../../services/corrections/index.ts';

/** `GET /api/me/corrections/offer` */
export const getOffer = operation('getCorrectionOffer', ({ deps, account }) =>
  corrections.getOffer(deps, account.userId),
);

/** `POST /api/me/corrections/consent` */
export const setConsent = operation('setCorrectionConsent', async ({ deps, account, body }) => {
  await corrections.setConsent(deps, { userId: account.userId, given: body.given });
  return corrections.getOffer(deps, account.userId);
});

/** `GET /api/me/corrections/events` */
export const followCorrections = operation(
  'followCorrections',
  ({ deps, account }) =>
    new Response(corrections.followCorrections(deps, account.userId), {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Type': 'text/event-stream; charset=utf-8',
        'X-Accel-Buffering': 'no',
      },
    }),
);

/** `GET /api/me/corrections` */
export const listCorrections = operation('listCorrections', ({ deps, account, query }) =>
  corrections.listCorrections(deps, {
    userId: account.userId,
    page: Number(query?.page ?? 1),
    attemptId: query?.attemptId === undefined ? undefined : Number(query.attemptId),
  }),
);

/** `POST /api/me/corrections` */
export const requestCorrection = operation('requestCorrection', ({ deps, account, body }) =>
  corrections.requestCorrection(deps, { ...body, userId: account.userId }),
);

/** `GET /api/me/corrections/{correctionId}` */
export const getCorrection = operation('getCorrection', ({ deps, account, params }) =>
  corrections.getCorrection(deps, { userId: account.userId, correctionId: Number(params.correctionId) }),
);

/** `POST /api/me/corrections/{correctionId}/seen` */
export const markSeen = operation('markCorrectionSeen', async ({ deps, account, params }) => {
  await corrections.markSeen(deps, { userId: account.userId, correctionId: Number(params.correctionId) });
  return null;
});

/** AI corrections. Fixed paths come before the one with an id. */
export const routes: AnyRoute[] = [
  getOffer,
  setConsent,
  followCorrections,
  listCorrections,
  requestCorrection,
  getCorrection,
  markSeen,
];
