import { types } from '@rehearse/question-types';
import { gradeConversation } from '@rehearse/scoring';
import type {
  InteractiveListeningAnswer,
  InteractiveListeningContext,
  InteractiveListeningInput,
  InteractiveListeningProgress,
  InteractiveListeningQuestion,
  InteractiveListeningResult,
  ListeningTurn,
} from './interactive-listening.types.ts';

/** Recommended, but not enforced, number of words of a summary, from the spec. */
export const SUMMARY_WORDS = types.interactiveListening.secondPartRecommendedWords[0];
/** Maximum length of a summary: as JSON with the replies it stays below the contract's limit. */
export const MAX_SUMMARY_LENGTH = 8000;

/** How long a mark is shown before the next turn plays: time to read the right line, or to have it read aloud. */
export const RIGHT_MARK_MS = 1500;
export const WRONG_MARK_MS = 4000;

export const emptyProgress: InteractiveListeningProgress = {
  part: 'intro',
  replies: [],
  choice: null,
  removed: [],
  playsUsed: 0,
  outOfTime: false,
  summary: '',
};

export function progressOf(context: InteractiveListeningContext): InteractiveListeningProgress {
  const { part, replies, choice, removed, playsUsed, outOfTime, summary } = context;
  return { part, replies, choice, removed, playsUsed, outOfTime, summary };
}

/** The time limits of both parts in seconds. */
export function secondsOf({ question, durationSeconds, timeFactor = 1 }: InteractiveListeningInput) {
  const { summarySeconds } = question;
  const limited = durationSeconds !== null && summarySeconds !== null;
  const summaryTime = limited ? Math.ceil(summarySeconds * timeFactor) : null;
  return { conversationSeconds: durationSeconds, summarySeconds: summaryTime };
}

/** The current turn; undefined after the last. */
export function currentTurn({ question, replies }: InteractiveListeningContext): ListeningTurn | undefined {
  return question.turns[replies.length];
}

/** What a player needs of a turn. */
export const soundOf = (turn: ListeningTurn | undefined) => ({ url: turn?.audioUrl ?? '', speech: turn?.speech });

/** Whether the current turn has a sound that has not been played. */
export function isUnplayed(context: InteractiveListeningContext): boolean {
  return context.playsUsed === 0 && (currentTurn(context)?.audioUrl ?? null) !== null;
}

/** Whether a turn's sound was played, so that learn mode may play it again. */
export function wasPlayed(context: InteractiveListeningContext, turn: number): boolean {
  const { question, replies, playsUsed, answered } = context;
  if (answered || (question.turns[turn]?.audioUrl ?? null) === null) return false;
  return turn < replies.length || (turn === replies.length && playsUsed > 0);
}

/** Submits the chosen reply, if there is one, and moves to the next turn. */
export function submitReply({ replies, choice }: InteractiveListeningContext): Partial<InteractiveListeningContext> {
  const next = { choice: null, removed: [], playsUsed: 0, audio: null };
  return choice === null ? next : { ...next, replies: [...replies, choice] };
}

/** The wrong option that the next hint removes; two options always stay. Null when there is none. */
export function nextHint(context: InteractiveListeningContext): number | null {
  const turn = currentTurn(context);
  if (!turn || turn.options.length - context.removed.length <= 2) return null;
  const wrong = turn.options.findIndex(
    (option, index) => option !== turn.answer && !context.removed.includes(index) && index !== context.choice,
  );
  return wrong === -1 ? null : wrong;
}

/** How long the last reply's mark is shown; null in learn mode, where the learner continues. */
export function markMs({ mode, question, replies }: InteractiveListeningContext): number | null {
  if (mode === 'learn') return null;
  const turn = question.turns[replies.length - 1];
  return turn?.options[replies.at(-1) ?? -1] === turn?.answer ? RIGHT_MARK_MS : WRONG_MARK_MS;
}

const repliesOf = ({ question, replies }: InteractiveListeningContext) =>
  question.turns.map(({ options }, index) => options[replies[index] ?? -1] ?? null);

export function grade(context: InteractiveListeningContext): InteractiveListeningResult {
  const turns = context.question.turns.map(({ options, answer = '' }) => ({ options, answer }));
  const conversation = gradeConversation(turns, repliesOf(context));
  return { conversation, score: conversation.score };
}

export function toAnswer(context: InteractiveListeningContext): InteractiveListeningAnswer {
  const replies = repliesOf(context);
  const answers = context.question.turns.map(({ sequenceOrder }, index) => ({
    sequenceOrder,
    answer: replies[index] ?? null,
    correct: context.result?.conversation.turns[index]?.correct ?? null,
  }));
  return { answers, summary: context.summary };
}

const PARTS: readonly unknown[] = ['intro', 'conversation', 'summary'] satisfies InteractiveListeningProgress['part'][];

/** Whether a draft's answer fits the current question. */
export function isProgressOf(
  { turns }: InteractiveListeningQuestion,
  value: unknown,
): value is InteractiveListeningProgress {
  if (typeof value !== 'object' || value === null) return false;
  const { part, replies, choice, removed, playsUsed, outOfTime, summary }: Partial<Record<string, unknown>> = {
    ...value,
  };
  if (!Array.isArray(replies) || !Array.isArray(removed) || replies.length > turns.length) return false;
  const isOption = (option: unknown, turn: ListeningTurn | undefined) =>
    Number.isInteger(option) && turn?.options[option as number] !== undefined;
  const current = turns[replies.length];
  return (
    PARTS.includes(part) &&
    replies.every((reply, index) => isOption(reply, turns[index])) &&
    (choice === null || isOption(choice, current)) &&
    removed.every((option) => isOption(option, current)) &&
    Number.isInteger(playsUsed) &&
    typeof outOfTime === 'boolean' &&
    typeof summary === 'string'
  );
}
