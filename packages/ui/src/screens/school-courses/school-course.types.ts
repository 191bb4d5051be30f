/** A course of a school's platform from which the reader came. */
export interface SchoolCourse {
  courseId: string;
  /** Null if the platform doesn't tell. */
  title: string | null;
  /** The name of the platform. */
  school: string;
  isTeacher: boolean;
  /** Whether its members can be read. */
  hasRoster: boolean;
}
