import { payloadSchemas } from '@rehearse/content';
import type { TypeId } from '@rehearse/question-types';
import { serverTypeOf } from './question-types/index.ts';
import type { QuestionBrief } from './question-types/server-type.ts';

/** The brief of a stored question; its texts are empty when the payload can't be parsed. */
export function briefOf(submoduleId: number, payload: string): QuestionBrief {
  const type = serverTypeOf(submoduleId);
  const question = payloadSchemas[submoduleId as TypeId]?.safeParse(JSON.parse(payload));
  if (!type || !question?.success) return { prompt: '', answer: '' };
  const { data } = question;
  return { ...type.brief(data), ...('explanation' in data && { explanation: data.explanation }) };
}
