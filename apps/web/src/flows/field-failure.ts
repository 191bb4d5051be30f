import { errorMessage } from '@rehearse/api-client';
import type { ChangeState } from '@rehearse/ui/screens';

/** A failed change as a form shows it: the contract puts the name of a refused field before the message. */
export function fieldFailure<Field extends string>(error: unknown, fields: readonly Field[]): ChangeState<Field> {
  const whole = errorMessage(error);
  const field = fields.find((name) => whole.startsWith(`${name}: `)) ?? null;
  return { phase: 'failed', field, message: field === null ? whole : whole.slice(field.length + 2) };
}
