import type { Selectable } from 'kysely';

/** Classes of teachers. */
export interface ClassesTable {
  class_id: string;
  /** The teacher. */
  user_id: number;
  name: string;
  /** What members call their teacher. */
  teacher_name: string;
  /** Of its invitation. */
  token: string;
  /** Whether the invitation is open. */
  is_open: number;
  /** When the token was made. */
  invited_at: number;
  created_at: number;
}

/** Learners in classes. */
export interface ClassMembersTable {
  /** Names the member to the teacher, without saying anything of the account. */
  member_id: string;
  class_id: string;
  user_id: number;
  /** The name that the teacher sees. */
  name: string;
  joined_at: number;
}

/** What classes were given to do. */
export interface ClassAssignmentsTable {
  assignment_id: string;
  class_id: string;
  /** The teacher. */
  user_id: number;
  title: string;
  instructions: string | null;
  due_at: number | null;
  /** About how long it takes. */
  minutes: number;
  /** JSON of a `StoredTask`. */
  task: string;
  created_at: number;
}

/** Sittings that were begun from an assignment. Nothing else of a learner is shown to a teacher. */
export interface ClassWorksTable {
  sitting_id: string;
  assignment_id: string;
  member_id: string;
  user_id: number;
  /** When the sitting was finished; null before. */
  finished_at: number | null;
  /** JSON list of the `AskedInWork` of a finished sitting; null before. */
  asked: string | null;
  /** JSON list of the `ScoreInWork`, in the same order; null before. */
  scores: string | null;
  /** JSON list of the `QuestionMiss`es of a finished drill; null before, and for tests. */
  misses: string | null;
}

/** A stored class. */
export type ClassRow = Selectable<ClassesTable>;
/** A stored member. */
export type MemberRow = Selectable<ClassMembersTable>;
/** A stored assignment. */
export type AssignmentRow = Selectable<ClassAssignmentsTable>;
