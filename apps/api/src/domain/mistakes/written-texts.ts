import type { TypeId } from '@rehearse/question-types';
import { z } from 'zod';

const summarySchema = z.object({ summary: z.string() });
const partsSchema = z.object({ partOne: z.string(), partTwo: z.string() });

function read<Answer>(schema: z.ZodType<Answer>, answer: string): Answer | null {
  try {
    return schema.parse(JSON.parse(answer));
  } catch {
    return null;
  }
}

const whole = (answer: string) => [answer];

/** Types whose answers have English sentences of the learner's own, and how to read them. */
const readers: Readonly<Partial<Record<TypeId, (answer: string) => readonly string[]>>> = {
  7: (answer) => [read(summarySchema, answer)?.summary ?? ''],
  11: whole,
  12: (answer) => {
    const parts = read(partsSchema, answer);
    return parts ? [parts.partOne, parts.partTwo] : [answer];
  },
  14: whole,
};

/** Ids of the types whose answers are texts. */
export const writtenTypes: readonly number[] = Object.keys(readers).map(Number);

/** The texts of an answer, in order. */
export const textsOf = (submoduleId: number, answer: string): readonly string[] =>
  readers[submoduleId as TypeId]?.(answer) ?? [];
