import { type AnyRoute, operation } from '../../http/route.ts';
import * as classes from '../../services/classes/index.ts';
import { assignmentKeyOf, keyOf } from './keys.ts';

/** `POST /api/classes/{classId}/pick` */
export const pickQuestions = operation('pickQuestions', (call) =>
  classes.pickQuestions(call.deps, { ...call.body, ...keyOf(call) }),
);

/** `POST /api/classes/{classId}/assignments` */
export const createAssignment = operation('createAssignment', (call) =>
  classes.createAssignment(call.deps, { ...call.body, ...keyOf(call) }),
);

/** `GET /api/classes/{classId}/assignments/{assignmentId}` */
export const getAssignmentResults = operation('getAssignmentResults', (call) =>
  classes.getAssignmentResults(call.deps, assignmentKeyOf(call)),
);

/** `POST /api/classes/{classId}/assignments/{assignmentId}` */
export const changeAssignment = operation('changeAssignment', (call) =>
  classes.changeAssignment(call.deps, { ...call.body, ...assignmentKeyOf(call) }),
);

/** `DELETE /api/classes/{classId}/assignments/{assignmentId}` */
export const deleteAssignment = operation('deleteAssignment', async (call) => {
  await classes.deleteAssignment(call.deps, assignmentKeyOf(call));
  return null;
});

/** `POST /api/classes/{classId}/assignments/{assignmentId}/start` */
export const startAssignment = operation('startAssignment', (call) =>
  classes.startAssignment(call.deps, { ...call.body, ...assignmentKeyOf(call) }),
);

/** What classes are given to do. */
export const routes: AnyRoute[] = [
  pickQuestions,
  createAssignment,
  getAssignmentResults,
  changeAssignment,
  deleteAssignment,
  startAssignment,
];
