import type { ClipVoice } from '@rehearse/api-client';
import type { zQuestion, zQuestionSummary } from '@rehearse/api-client/schemas';
import type { Payload } from '@rehearse/content';
import type { LocalizedText } from '@rehearse/languages';
import type { TypeId, TypeIdAnsweredBy } from '@rehearse/question-types';
import { z } from 'zod';
import type { Verdict } from '../misses/verdict.ts';

/** A question in brief: the prompt, and the correct or a sample answer. */
export interface QuestionBrief {
  /** Empty when the prompt is only audio or a picture. */
  prompt: string;
  answer: string;
  audioUrl?: string;
  audioVoice?: ClipVoice | undefined;
  imageUrl?: string;
  imageAlt?: LocalizedText;
  answerAudioUrl?: string;
  answerVoice?: ClipVoice | undefined;
  explanation?: LocalizedText;
}

/** A one-line summary of a question, as in the contract. */
export type QuestionSummary = z.infer<typeof zQuestionSummary>;

/** What an exam shows of a question: fields of the contract's `Question`. Keys that the contract requires are empty texts. */
export type SealedQuestion = Partial<z.infer<typeof zQuestion>>;

type Judge<Id extends TypeId> = (payload: Payload<Id>, answer: string) => Verdict | null;

/** What the server knows of a question type. */
export interface ServerType<Id extends TypeId> {
  /** Judges an answer for the notebook. Null for recordings, which are judged by the score that comes with them. */
  readonly judge: Id extends TypeIdAnsweredBy<'recording'> ? null : Judge<Id>;
  /** The front and the back of the question's card. */
  brief(payload: Payload<Id>): Omit<QuestionBrief, 'explanation'>;
  /**
   * What an exam shows: no keys, samples and explanations, and no texts of what is only heard. Null if the payload is laid out
   * so that it can't be shown without its keys.
   */
  seal(payload: Payload<Id>): SealedQuestion | null;
  /** An answer to the sealed question as one to the whole question. Absent where they are the same. */
  readonly unseal?: (payload: Payload<Id>, answer: string) => string;
  /**
   * Parses the question's summary in the list out of its payload. It gives nothing of the answer away.
   */
  readonly summary: z.ZodType<QuestionSummary>;
}

/** In place of a key that the contract requires. */
export const hidden = '';

/** Maximum length of a prompt on a card. */
const promptMax = 280;
/** Maximum length of an excerpt in the list. */
const textMax = 90;

/** A prompt, cut where it is too long for a card. */
export const short = (text: string) => (text.length <= promptMax ? text : `${text.slice(0, promptMax - 1).trimEnd()}…`);

/** The beginning of a text on one line, truncated at a word boundary. */
function beginning(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= textMax) return line;
  const cut = line.slice(0, textMax);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.–—-]+$/u, '')}…`;
}

/** A summary by the first words of a text. */
export const textSummary = (value: string): QuestionSummary => ({ kind: 'text', text: beginning(value) });

/** A summary by the number of words, of a text that is only heard. */
export const wordsSummary = (value: string): QuestionSummary => ({
  kind: 'words',
  count: value.trim().split(/\s+/u).length,
});

/** The summary of questions that show a `questionText`. */
export const promptSummary = z
  .object({ questionText: z.string().min(1) })
  .transform(({ questionText }) => textSummary(questionText));

/** The summary of questions about a picture. */
export const pictureSummary = z
  .object({ imageAlt: z.object({ en: z.string(), zh: z.string() }) })
  .transform(({ imageAlt }): QuestionSummary => ({ kind: 'topic', topic: imageAlt }));
