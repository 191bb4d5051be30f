import type { Payload } from '@rehearse/content';
import { gradeConversation, gradeDictation } from '@rehearse/scoring';
import { z } from 'zod';
import { parsed } from './parsed.ts';
import { byShare, givenOf, type MissedWord, type Verdict } from './verdict.ts';

/** Listen & Type: misses the question below the pass share, and each word that is missing or wrong. */
export function judgeDictation({ referenceAnswer, acceptedAnswers }: Payload<6>, answer: string): Verdict {
  const { score, words } = gradeDictation(referenceAnswer, answer, acceptedAnswers);
  const missed = words.flatMap((word): MissedWord[] => {
    if (word.kind === 'missing') return [{ word: word.expected, reason: 'misheard', given: null }];
    if (word.kind === 'wrong') return [{ word: word.expected, reason: 'misheard', given: word.given }];
    if (word.kind === 'near') return [{ word: word.expected, reason: 'wrongLetters', given: word.given }];
    return [];
  });
  return byShare(score, givenOf(answer), missed);
}

const conversationSchema = z.object({
  answers: z.array(z.object({ sequenceOrder: z.number(), answer: z.string().nullable() })),
  blanks: z.array(z.object({ answer: z.string() })).optional(),
});

/**
 * Interactive Listening: misses the question below the pass share of right replies and blanks, and each wrong blank of the
 * opening, if the learner practised with it. The summary is not graded.
 */
export function judgeConversation({ sequences, opening }: Payload<7>, answer: string): Verdict | null {
  const given = conversationSchema.safeParse(parsed(answer));
  if (!given.success) return null;
  const replyTo = (order: number) =>
    given.data.answers.find(({ sequenceOrder }) => sequenceOrder === order)?.answer ?? null;
  const turns = sequences.map(({ blankList }) => blankList);
  const replies = sequences.map(({ sequenceOrder }) => replyTo(sequenceOrder));
  const entries = given.data.blanks?.map((blank) => blank.answer);
  const blanks = entries ? (opening?.sentences ?? []) : [];
  const result = gradeConversation(turns, replies, {
    blanks: blanks.map((blank) => ({ answer: blank.answer, accepted: blank.acceptedAnswers })),
    entries: entries ?? [],
  });
  const words = result.blanks.flatMap(({ expected: word, given: entry, verdict }): MissedWord[] =>
    verdict === 'right'
      ? []
      : [{ word, reason: verdict === 'nearly' ? 'wrongLetters' : 'misheard', given: givenOf(entry) }],
  );
  return byShare(result.score, null, words);
}
