/** What was asked of a lesson can't be done. `message` is for the operator and says what to do. */
export class LessonError extends Error {
  override readonly name = 'LessonError';
}
