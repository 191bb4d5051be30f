import type { Question } from '@rehearse/api-client';
import type { AttemptTurn } from '@rehearse/ui/screens';
import { parseOrNull } from '../../lib/parse-or-null.ts';

interface Turn {
  name: string;
  startMs: number;
  endMs: number;
}

const isTurn = (value: unknown): value is Turn =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'startMs' in value &&
  typeof value.startMs === 'number' &&
  'endMs' in value &&
  typeof value.endMs === 'number';

/** The questions of a recorded conversation, with the stretches of the recording; none if what was saved can't be read. */
export function readTurns(saved: string, { conversation }: Pick<Question, 'conversation'>): readonly AttemptTurn[] {
  const answer: unknown = parseOrNull(saved);
  const turns = typeof answer === 'object' && answer !== null && 'turns' in answer ? answer.turns : null;
  if (!conversation || !Array.isArray(turns) || !turns.every(isTurn)) return [];
  const texts = new Map(conversation.questions.map(({ name, questionReference }) => [name, questionReference]));
  return turns.flatMap(({ name, startMs, endMs }) => {
    const asked = texts.get(name);
    return asked === undefined ? [] : [{ asked, start: startMs / 1000, end: endMs / 1000 }];
  });
}
