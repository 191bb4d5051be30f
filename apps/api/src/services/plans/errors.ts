/** What an operator asked for can't be done; the message says why and what to do. */
export class PlanError extends Error {
  override readonly name = 'PlanError';
}
