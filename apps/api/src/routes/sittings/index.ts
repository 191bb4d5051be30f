import { type AnyRoute, operation } from '../../http/route.ts';
import * as sittings from '../../services/sittings/index.ts';

interface Own {
  readonly account: { readonly userId: number };
  readonly params: { readonly sittingId: string };
}

const keyOf = ({ account, params }: Own) => ({ userId: account.userId, sittingId: params.sittingId });

/** `GET /api/exams` */
export const listExams = operation('listExams', ({ deps }) => sittings.listExams(deps));

/** `POST /api/sittings` */
export const createSitting = operation('createSitting', ({ deps, body, account }) =>
  sittings.createSitting(deps, { ...body, userId: account.userId }),
);

/** `POST /api/sittings/list` */
export const listSittings = operation('listSittings', ({ deps, body, account }) =>
  sittings.listSittings(deps, { ...body, userId: account.userId }),
);

/** `GET /api/sittings/allowance` */
export const getTestAllowance = operation('getTestAllowance', ({ deps, account }) =>
  sittings.allowanceOf(deps, { userId: account.userId, now: deps.clock.now() }),
);

/** `GET /api/sittings/{sittingId}` */
export const getSitting = operation('getSitting', (call) => sittings.getSitting(call.deps, keyOf(call)));

/** `DELETE /api/sittings/{sittingId}` */
export const deleteSitting = operation('deleteSitting', async (call) => {
  await sittings.deleteSitting(call.deps, keyOf(call));
  return null;
});

/** `POST /api/sittings/{sittingId}/start` */
export const startSitting = operation('startSitting', (call) => sittings.startSitting(call.deps, keyOf(call)));

/** `POST /api/sittings/{sittingId}/slots/{slot}/open` */
export const openSlot = operation('openSlot', (call) =>
  sittings.openSlot(call.deps, { ...keyOf(call), slot: Number(call.params.slot) }),
);

/** `POST /api/sittings/{sittingId}/slots/{slot}/answer` */
export const answerSlot = operation('answerSlot', (call) =>
  sittings.answerSlot(call.deps, { ...call.body, ...keyOf(call), slot: Number(call.params.slot) }),
);

/** `POST /api/sittings/{sittingId}/pause` */
export const pauseSitting = operation('pauseSitting', (call) => sittings.pauseSitting(call.deps, keyOf(call)));

/** `POST /api/sittings/{sittingId}/finish` */
export const finishSitting = operation('finishSitting', (call) => sittings.finishSitting(call.deps, keyOf(call)));

/** `GET /api/sittings/{sittingId}/report` */
export const getSittingReport = operation('getSittingReport', (call) => sittings.getReport(call.deps, keyOf(call)));

/** `POST /api/sittings/{sittingId}/share` */
export const shareSittingReport = operation('shareSittingReport', (call) =>
  sittings.shareReport(call.deps, { ...keyOf(call), name: call.body.name }),
);

/** `DELETE /api/sittings/{sittingId}/share` */
export const withdrawSittingReport = operation('withdrawSittingReport', async (call) => {
  await sittings.withdrawReport(call.deps, keyOf(call));
  return null;
});

/** `GET /api/public/reports/{token}` */
export const getSharedReport = operation('getSharedReport', ({ deps, params }) =>
  sittings.getSharedReport(deps, params.token),
);

/** Drills, the placement test and mock tests. Fixed paths come before the one with an id. */
export const routes: AnyRoute[] = [
  listExams,
  createSitting,
  listSittings,
  getTestAllowance,
  getSitting,
  deleteSitting,
  startSitting,
  openSlot,
  answerSlot,
  pauseSitting,
  finishSitting,
  getSittingReport,
  shareSittingReport,
  withdrawSittingReport,
  getSharedReport,
];
