import { serverTypeOf } from './question-types/index.ts';
import type { QuestionSummary } from './question-types/server-type.ts';

/** The summary of a stored question; null when its payload can't be parsed. */
export function summaryOf(submoduleId: number, payload: string): QuestionSummary | null {
  return serverTypeOf(submoduleId)?.summary.safeParse(JSON.parse(payload)).data ?? null;
}
