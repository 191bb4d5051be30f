import type { CorrectionKind } from '@rehearse/correction';
import type { LocalizedText } from '@rehearse/languages';
import type { CallFailure } from '@rehearse/practice-machines/login';
import type { QuestionSummary } from '@rehearse/practice-machines/question-browser';
import type { SchoolCourse } from '../school-courses/school-course.types.ts';
import type { PointRange } from '../score-scale/index.ts';

/** What a page about classes shows. `missing`: it was deleted, or the reader is not in the class. */
export type ClassPart<T> =
  | { phase: 'loading' | 'missing' }
  | { phase: 'failed'; failure: CallFailure }
  | { phase: 'ready'; value: T };

/** How an action ended: null if it worked. */
export type Outcome = CallFailure | null;

/** A class that the reader teaches, in the list. */
export interface TaughtClassSummary {
  classId: string;
  name: string;
  memberCount: number;
  assignmentCount: number;
  /** The next due date, ISO 8601; null for none. */
  nextDueAt: string | null;
}

/** A class that the reader is in, in the list. */
export interface JoinedClassSummary {
  classId: string;
  name: string;
  teacherName: string;
  /** Assignments that aren't finished. */
  openCount: number;
  /** Of these, the one to do first; null if all are done. */
  next: { assignmentId: string; title: string; dueAt: string | null } | null;
}

/** The classes of an account, newest first. */
export interface ClassList {
  teaching: readonly TaughtClassSummary[];
  joined: readonly JoinedClassSummary[];
  /** Courses of schools' platforms from which the account came. */
  courses: readonly SchoolCourse[];
}

/** What a class is called, and its teacher in it. */
export interface ClassNames {
  name: string;
  teacherName: string;
}

/** A drill, or a mock test of an exam. */
export type AssignmentTask =
  | {
      kind: 'drill';
      submoduleIds: readonly number[];
      count: number;
      mode: 'timed' | 'learn';
      review: 'each' | 'end';
    }
  | { kind: 'test'; examId: string; form: 'full' | 'short'; name: LocalizedText };

/** What can be changed about an assignment once it is given. */
export interface AssignmentWords {
  title: string;
  instructions: string | null;
  /** ISO 8601; null for no due date. */
  dueAt: string | null;
}

/** Work for a class. */
export interface Assignment extends AssignmentWords {
  assignmentId: string;
  /** About how long it takes. */
  minutes: number;
  task: AssignmentTask;
}

/** An assignment with the number of members in each state. */
export interface TaughtAssignment {
  assignment: Assignment;
  done: number;
  inProgress: number;
  /** Of those who are done, those who finished after it was due. */
  late: number;
}

/** How far a member is. Of several times, the newest finished one counts. */
export interface AssignmentProgress {
  state: 'notStarted' | 'inProgress' | 'done';
  /** ISO 8601. */
  finishedAt: string | null;
  isLate: boolean;
  answered: number;
  count: number;
  /** Mean score, 0..1, of a finished drill; null if nothing was graded, and for tests. */
  share: number | null;
  /** Of a finished test; null if it could not be measured, and for drills. */
  overall: PointRange | null;
}

/** A learner of a class, as the teacher sees them. */
export interface ClassMember {
  memberId: string;
  name: string;
  /** ISO 8601. */
  joinedAt: string;
  done: number;
  late: number;
}

/** A class, as its teacher sees it. */
export interface TaughtClass extends ClassNames {
  classId: string;
  invitation: { token: string; isOpen: boolean };
  members: readonly ClassMember[];
  assignments: readonly TaughtAssignment[];
}

/** An assignment, as a member of the class sees it. */
export interface MyAssignment {
  assignment: Assignment;
  progress: AssignmentProgress;
  /** The sitting that `progress` is about; null if it is not started. */
  sittingId: string | null;
  /** One was started and isn't finished. */
  isUnderWay: boolean;
}

/** A class, as a member sees it. */
export interface JoinedClass extends ClassNames {
  classId: string;
  /** The name that the teacher sees. */
  memberName: string;
  assignments: readonly MyAssignment[];
}

/** The class that an invitation leads to. */
export interface Invitation {
  classId: string;
  className: string;
  teacherName: string;
  isOpen: boolean;
  isFull: boolean;
}

/** A question of the bank, without its answer. */
export interface AssignedQuestion {
  questionId: number;
  submoduleId: number;
  level: 'Easy' | 'Medium' | 'Hard';
  summary?: QuestionSummary | undefined;
}

/** What a class answered. `share` is the mean score, 0..1; null if there are too few answers for a percentage. */
export interface AnswerCounts {
  /** Graded answers. */
  answers: number;
  /** Of these, those with full marks. */
  right: number;
  share: number | null;
}

/** A frequent wrong answer. */
export interface FrequentMiss {
  /** The word that was missed; null if it is the whole question. */
  word: string | null;
  /** Null for nothing. */
  given: string | null;
  count: number;
}

/** How a class answered a question. */
export interface QuestionResult extends AnswerCounts {
  question: AssignedQuestion;
  ungraded: number;
  /** Members who are done and gave no answer. */
  missed: number;
  misses: readonly FrequentMiss[];
}

/** `ungraded`: nothing measured it. `missed`: no answer. */
export type AnswerOutcome = 'right' | 'partly' | 'wrong' | 'ungraded' | 'missed';

/** How a member did an assignment. */
export interface MemberResult {
  memberId: string;
  name: string;
  progress: AssignmentProgress;
  /** In the order of the assignment; empty unless it is done. */
  answers: readonly { slot: number; outcome: AnswerOutcome }[];
}

/** An assignment with all its results. */
export interface AssignmentResults {
  className: string;
  taught: TaughtAssignment;
  members: readonly MemberResult[];
  /** Of a drill, in its order; empty for tests, whose questions differ. */
  questions: readonly QuestionResult[];
}

/** What a class gets wrong. */
export interface ClassMistakes {
  /** Finished assignments that it rests on. */
  done: number;
  /** The lowest mean score first. */
  types: readonly (AnswerCounts & { submoduleId: number })[];
  /** Questions of drills that were missed; the lowest mean score first. */
  questions: readonly { assignmentId: string; title: string; result: QuestionResult }[];
  /** The most frequent first. */
  kinds: readonly { kind: CorrectionKind; count: number; members: number }[];
}
