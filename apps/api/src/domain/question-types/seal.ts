import { payloadSchemas } from '@rehearse/content';
import type { TypeId } from '@rehearse/question-types';
import { parsed } from '../misses/parsed.ts';
import { serverTypeOf } from './index.ts';
import type { SealedQuestion } from './server-type.ts';

function read(submoduleId: number, payload: string) {
  const type = serverTypeOf(submoduleId);
  const question = payloadSchemas[submoduleId as TypeId]?.safeParse(parsed(payload));
  return type && question?.success ? { type, payload: question.data } : null;
}

/** What an exam shows of a stored question; null if it can't be shown without its keys. */
export function sealQuestion(submoduleId: number, payload: string): SealedQuestion | null {
  const question = read(submoduleId, payload);
  return question?.type.seal(question.payload) ?? null;
}

/** An answer to a sealed question as one to the whole question, as practice saves it. */
export function unsealAnswer(submoduleId: number, payload: string, answer: string): string {
  const question = read(submoduleId, payload);
  return question?.type.unseal?.(question.payload, answer) ?? answer;
}
