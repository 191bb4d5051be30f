import {
  type AssignmentChange,
  type AssignmentRequest,
  type AssignmentResults,
  type ClassRequest,
  changeAssignment,
  changeClass,
  changeNameInClass,
  createAssignment,
  createClass,
  deleteAssignment,
  deleteClass,
  getAssignmentResults,
  getClass,
  getClassMistakes,
  getInvitation,
  type Invitation,
  joinClass,
  leaveClass,
  listClasses,
  pickQuestions,
  removeMember,
  renewInvitation,
  setInvitation,
  startAssignment,
  type TimeFactor,
  unwrap,
  unwrapIfAny,
} from '@rehearse/api-client';
import type { InvitationReader, PickedQuestions, ReadClass, WantedQuestions } from '@rehearse/ui/screens';
import type { Services } from '../../app/services.ts';
import { orMissing } from './or-missing.ts';
import { loadCourses } from './school-courses.ts';

type Host = Pick<Services, 'api' | 'extras'>;

/** What the contract takes for an id or a token. Anything else in an address names nothing. */
const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text);
const isToken = (text: string) => /^[A-Za-z0-9_-]{32}$/.test(text);

const onceOnly = () => ({ 'Idempotency-Key': crypto.randomUUID() });

/**
 * The classes of the account, and the courses from which it came.
 *
 * @throws {NotOffered} if the host has no classes
 */
export async function loadClasses(host: Host) {
  const { api: client, extras } = host;
  const [classes, courses] = await Promise.all([
    extras.ask('classes', () => unwrap(listClasses({ client }))),
    loadCourses(host),
  ]);
  return { ...classes, courses };
}

/** A class as its teacher or as a member; null for everybody else. */
export const loadClass = async ({ api: client }: Host, classId: string): Promise<ReadClass | null> =>
  isId(classId) ? orMissing(() => unwrap(getClass({ client, path: { classId } }))) : null;

/** An invitation, and who reads it; null if the link is not valid. */
export async function loadInvitation(
  host: Host,
  token: string,
  isVisitor: boolean,
): Promise<{ invitation: Invitation; reader: InvitationReader } | null> {
  const { api: client } = host;
  const invitation = isToken(token) ? await orMissing(() => unwrap(getInvitation({ client, path: { token } }))) : null;
  if (invitation === null) return null;
  if (isVisitor) return { invitation, reader: 'visitor' };
  const own = await loadClass(host, invitation.classId);
  return { invitation, reader: own?.role ?? 'learner' };
}

/** The results of an assignment; null for everybody but its teacher. */
export const loadResults = async (
  { api: client }: Host,
  classId: string,
  assignmentId: string,
): Promise<AssignmentResults | null> =>
  isId(classId) && isId(assignmentId)
    ? orMissing(() => unwrap(getAssignmentResults({ client, path: { classId, assignmentId } })))
    : null;

/** What a class gets wrong; null for everybody but its teacher. */
export const loadMistakes = ({ api: client }: Host, classId: string) =>
  orMissing(() => unwrap(getClassMistakes({ client, path: { classId } })));

/** The calls of a class that change something or pick questions. */
export const classCalls = ({ api: client }: Pick<Host, 'api'>, classId: string) => ({
  rename: (body: ClassRequest) => unwrap(changeClass({ client, path: { classId }, body })),
  remove: () => unwrapIfAny(deleteClass({ client, path: { classId } })),
  openInvitation: (isOpen: boolean) => unwrap(setInvitation({ client, path: { classId }, body: { isOpen } })),
  renewInvitation: () => unwrap(renewInvitation({ client, path: { classId } })),
  removeMember: (memberId: string) => unwrapIfAny(removeMember({ client, path: { classId, memberId } })),
  changeOwnName: (name: string) => unwrapIfAny(changeNameInClass({ client, path: { classId }, body: { name } })),
  leave: () => unwrapIfAny(leaveClass({ client, path: { classId } })),
  pick: ({ without, ...wanted }: WantedQuestions & { without: readonly number[] }): Promise<PickedQuestions> =>
    unwrap(pickQuestions({ client, path: { classId }, body: { ...wanted, without: [...without] } })),
  give: (body: AssignmentRequest) => unwrap(createAssignment({ client, path: { classId }, headers: onceOnly(), body })),
  changeAssignment: (assignmentId: string, body: AssignmentChange) =>
    unwrap(changeAssignment({ client, path: { classId, assignmentId }, body })),
  deleteAssignment: (assignmentId: string) =>
    unwrapIfAny(deleteAssignment({ client, path: { classId, assignmentId } })),
  start: (assignmentId: string, timeFactor: TimeFactor | undefined) =>
    unwrap(
      startAssignment({
        client,
        path: { classId, assignmentId },
        body: timeFactor === undefined ? {} : { timeFactor },
      }),
    ),
});

/** Opens a class and returns its id. */
export const openClass = async ({ api: client }: Pick<Host, 'api'>, body: ClassRequest): Promise<string> =>
  (await unwrap(createClass({ client, headers: onceOnly(), body }))).classId;

/** Joins a class by its invitation and returns its id. */
export const join = async ({ api: client }: Pick<Host, 'api'>, token: string, name: string): Promise<string> =>
  (await unwrap(joinClass({ client, headers: onceOnly(), body: { token, name } }))).classId;
