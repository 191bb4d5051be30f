import { type AnyRoute, operation } from '../../http/route.ts';
import * as classes from '../../services/classes/index.ts';
import { routes as assignments } from './assignments.ts';
import { keyOf } from './keys.ts';

/** `GET /api/classes` */
export const listClasses = operation('listClasses', ({ deps, account }) =>
  classes.listClasses(deps, { userId: account.userId }),
);

/** `POST /api/classes` */
export const createClass = operation('createClass', ({ deps, body, account }) =>
  classes.createClass(deps, { ...body, userId: account.userId }),
);

/** `POST /api/classes/join` */
export const joinClass = operation('joinClass', ({ deps, body, account }) =>
  classes.joinClass(deps, { ...body, userId: account.userId }),
);

/** `GET /api/classes/{classId}` */
export const getClass = operation('getClass', (call) => classes.getClass(call.deps, keyOf(call)));

/** `POST /api/classes/{classId}` */
export const changeClass = operation('changeClass', (call) =>
  classes.changeClass(call.deps, { ...call.body, ...keyOf(call) }),
);

/** `DELETE /api/classes/{classId}` */
export const deleteClass = operation('deleteClass', async (call) => {
  await classes.deleteClass(call.deps, keyOf(call));
  return null;
});

/** `POST /api/classes/{classId}/invitation` */
export const setInvitation = operation('setInvitation', (call) =>
  classes.setInvitation(call.deps, { ...call.body, ...keyOf(call) }),
);

/** `POST /api/classes/{classId}/invitation/renew` */
export const renewInvitation = operation('renewInvitation', (call) => classes.renewInvitation(call.deps, keyOf(call)));

/** `POST /api/classes/{classId}/name` */
export const changeNameInClass = operation('changeNameInClass', async (call) => {
  await classes.changeNameInClass(call.deps, { ...call.body, ...keyOf(call) });
  return null;
});

/** `POST /api/classes/{classId}/leave` */
export const leaveClass = operation('leaveClass', async (call) => {
  await classes.leaveClass(call.deps, keyOf(call));
  return null;
});

/** `DELETE /api/classes/{classId}/members/{memberId}` */
export const removeMember = operation('removeMember', async (call) => {
  await classes.removeMember(call.deps, { ...keyOf(call), memberId: call.params.memberId });
  return null;
});

/** `GET /api/classes/{classId}/mistakes` */
export const getClassMistakes = operation('getClassMistakes', (call) =>
  classes.getClassMistakes(call.deps, keyOf(call)),
);

/** `GET /api/public/invitations/{token}` */
export const getInvitation = operation('getInvitation', ({ deps, params }) =>
  classes.getInvitation(deps, params.token),
);

/** Classes, their members and assignments. Fixed paths come before the one with an id. */
export const routes: AnyRoute[] = [
  listClasses,
  createClass,
  joinClass,
  getClass,
  changeClass,
  deleteClass,
  setInvitation,
  renewInvitation,
  changeNameInClass,
  leaveClass,
  removeMember,
  getClassMistakes,
  getInvitation,
  ...assignments,
];
