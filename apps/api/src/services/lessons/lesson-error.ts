/** A lesson command failed. `message` tells the operator what to do. */
export class LessonError extends Error {
  override readonly name = 'LessonError';
}
