import { zRecordedTurn } from '@rehearse/api-client/schemas';
import { z } from 'zod';
import { parsed } from './misses/parsed.ts';

/** Where the answer to one question of a conversation is in its recording, as in the contract. */
export type RecordedTurn = z.infer<typeof zRecordedTurn>;

const answerSchema = z.object({ turns: z.array(zRecordedTurn) });

/** The answer of an attempt whose recording has several turns. */
export const answerOfTurns = (turns: readonly RecordedTurn[]): string => JSON.stringify({ turns });

/** The turns of such an answer; none for any other answer. */
export const turnsOfAnswer = (answer: string | null): readonly RecordedTurn[] =>
  answer === null ? [] : (answerSchema.safeParse(parsed(answer)).data?.turns ?? []);
