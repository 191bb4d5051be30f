/** The assignment of a class that a sitting was begun from. */
export interface SittingAssignment {
  title: string;
  className: string;
  /** The page of the class. */
  href: string;
}
