import type { LocalizedText } from '@rehearse/languages';
import type { AssignedQuestion, ClassPart } from '../classes/classes.types.ts';
import type { SchoolCourse } from './school-course.types.ts';

/** What a link opens. `any`: the site itself, or it isn't known. */
export type CourseTask =
  | { kind: 'question'; question: AssignedQuestion }
  | { kind: 'drill'; submoduleId: number; level: 'Easy' | 'Medium' | 'Hard' | 'Mine'; count: number }
  | { kind: 'mock'; form: 'full' | 'short'; name: LocalizedText }
  | { kind: 'placement' | 'any' };

/** A link of a course that somebody opened. */
export interface CourseLink {
  linkId: string;
  /** As the teacher named it; null if the platform doesn't tell. */
  title: string | null;
  task: CourseTask;
  /** Whether it has a column in the platform's gradebook. */
  isGraded: boolean;
}

/**
 * What became of the newest grade. `waiting`: it is sent later, again if there is a `failure`. `superseded`: the platform has a
 * newer one. `failed`: it was given up.
 */
export interface CourseGrade {
  state: 'waiting' | 'sent' | 'superseded' | 'failed';
  /** Why the last try failed; null if none did. */
  failure: 'unreachable' | 'refused' | 'gone' | 'unusable' | 'other' | null;
}

/** What a learner did at a link that they opened. */
export interface CourseWork {
  memberId: string;
  linkId: string;
  /** ISO 8601. */
  openedAt: string;
  /** ISO 8601; null if it never was. */
  submittedAt: string | null;
  /** 0..1; null if nothing was graded. */
  share: number | null;
  /** Null if there is nothing to send. */
  grade: CourseGrade | null;
  /** The reader's own newest drill or test; null for questions, and for teachers. */
  sitting: { sittingId: string; isFinished: boolean } | null;
}

/** A course with the work of all learners for a teacher, or the reader's own. */
export interface CourseRecord {
  course: SchoolCourse;
  links: readonly CourseLink[];
  works: readonly CourseWork[];
}

/** A member of a course, as its platform says. */
export interface RosterMember {
  memberId: string;
  /** Null if the platform doesn't tell. */
  name: string | null;
  isTeacher: boolean;
  /** Whether the member has opened a link of the course. */
  hasLaunched: boolean;
}

/** The members of a course. `missing`: the platform shares none. */
export type Roster = ClassPart<readonly RosterMember[]>;
