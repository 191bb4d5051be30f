/** A plans command failed. `message` tells the operator why and what to do. */
export class PlanError extends Error {
  override readonly name = 'PlanError';
}
