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

/** Maximum length of what is typed into a blank: several times the longest answer. */
export const MAX_ENTRY_LENGTH = 60;

/** How long a mark is shown before the next turn plays: time to read the right line, or to have it read aloud. */
export const RIGHT_MARK_MS = 1500;
export const WRONG_MARK_MS = 4000;

const emptyProgress: InteractiveListeningProgress = {
  part: 'intro',
  entries: null,
  replies: [],
  choice: null,
  removed: [],
  playsUsed: 0,
  outOfTime: false,
  summary: '',
};

export function progressOf(context: InteractiveListeningContext): InteractiveListeningProgress {
  const { part, entries, replies, choice, removed, playsUsed, outOfTime, summary } = context;
  return { part, entries, replies, choice, removed, playsUsed, outOfTime, summary };
}

const emptyEntries = ({ opening }: InteractiveListeningQuestion) => opening?.sentences.map(() => '') ?? null;

/** The progress of a new attempt, with the opening if it is part of the task or was chosen. */
export const freshProgress = (question: InteractiveListeningQuestion): InteractiveListeningProgress => ({
  ...emptyProgress,
  entries: (question.opening?.chosen ?? true) ? emptyEntries(question) : null,
});

/** The progress that a draft stores. Whether the next attempt has an opening, the intro says, not the draft. */
export const progressFrom = (question: InteractiveListeningQuestion, stored: InteractiveListeningProgress) =>
  stored.part === 'intro' ? freshProgress(question) : { ...emptyProgress, ...stored };

/** The progress of another attempt at the same task. */
export const clearedProgress = ({ entries }: InteractiveListeningContext): InteractiveListeningProgress => ({
  ...emptyProgress,
  entries: entries?.map(() => '') ?? null,
});

/** The clock starts with the first sound. */
export const hasClockStarted = ({ part, playsUsed }: InteractiveListeningProgress) =>
  part !== 'intro' && (part !== 'blanks' || playsUsed > 0);

/** The time limits in seconds. */
export function secondsOf({ question, durationSeconds, timeFactor = 1 }: InteractiveListeningInput) {
  const extended = (seconds: number | null = null) =>
    durationSeconds === null || seconds === null ? null : Math.ceil(seconds * timeFactor);
  return {
    conversationSeconds: durationSeconds,
    withOpeningSeconds: extended(question.opening?.seconds),
    summarySeconds: extended(question.summarySeconds),
  };
}

type Times = Pick<
  InteractiveListeningContext,
  'part' | 'entries' | 'conversationSeconds' | 'withOpeningSeconds' | 'summarySeconds'
>;

/** The time limit of the current part in seconds. */
export function partSeconds({ part, entries, conversationSeconds, withOpeningSeconds, summarySeconds }: Times) {
  if (part === 'summary') return summarySeconds;
  return entries ? withOpeningSeconds : conversationSeconds;
}

/** Begins with the opening, or without it. */
export function chooseOpening(context: InteractiveListeningContext, chosen: boolean) {
  const entries = chosen ? emptyEntries(context.question) : null;
  return { entries, durationSeconds: partSeconds({ ...context, entries }) };
}

export const fillBlank = (entries: readonly string[], blank: number, text: string) =>
  entries.map((entry, index) => (index === blank ? text.slice(0, MAX_ENTRY_LENGTH) : entry));

/** The current turn; undefined after the last. */
export function currentTurn({ question, replies }: InteractiveListeningContext): ListeningTurn | undefined {
  return question.turns[replies.length];
}

/** What a player needs of a turn or of the opening. */
export const soundOf = (said: Pick<ListeningTurn, 'audioUrl' | 'speech'> | undefined) => ({
  url: said?.audioUrl ?? '',
  speech: said?.speech,
});

/** The next two sounds; with more, a slow network would delay the first. */
export function soundsAhead({ question, part, entries, replies }: InteractiveListeningContext): string[] {
  const hasOpening = entries !== null && (part === 'intro' || part === 'blanks');
  const ahead = [hasOpening ? question.opening : undefined, ...question.turns.slice(replies.length)];
  return ahead
    .filter((said) => said !== undefined)
    .slice(0, 2)
    .flatMap(({ audioUrl }) => audioUrl ?? []);
}

/** Whether the current turn has a sound that has not been played. */
export function isUnplayed(context: InteractiveListeningContext): boolean {
  return context.playsUsed === 0 && (currentTurn(context)?.audioUrl ?? null) !== null;
}

/** Whether a turn's sound was played, so that learn mode may play it again. */
export function wasPlayed(context: InteractiveListeningContext, turn: number): boolean {
  const { question, part, replies, playsUsed, answered } = context;
  if (answered || part === 'blanks' || (question.turns[turn]?.audioUrl ?? null) === null) return false;
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
  const { question, entries } = context;
  const turns = question.turns.map(({ options, answer = '' }) => ({ options, answer }));
  const opening = entries ? { blanks: question.opening?.sentences ?? [], entries } : undefined;
  const conversation = gradeConversation(turns, repliesOf(context), opening);
  return { conversation, score: conversation.score };
}

export function toAnswer(context: InteractiveListeningContext): InteractiveListeningAnswer {
  const replies = repliesOf(context);
  const conversation = context.result?.conversation;
  const answers = context.question.turns.map(({ sequenceOrder }, index) => ({
    sequenceOrder,
    answer: replies[index] ?? null,
    correct: conversation?.turns[index]?.correct ?? null,
  }));
  const blanks = context.entries?.map((answer, index) => {
    const verdict = conversation?.blanks[index]?.verdict;
    return { answer, correct: verdict === undefined ? null : verdict === 'right' };
  });
  return { answers, ...(blanks && { blanks }), summary: context.summary };
}

const PARTS: readonly unknown[] = [
  'intro',
  'blanks',
  'conversation',
  'summary',
] satisfies InteractiveListeningProgress['part'][];

/** Whether a draft's answer fits the current question. */
export function isProgressOf(
  { turns, opening }: InteractiveListeningQuestion,
  value: unknown,
): value is InteractiveListeningProgress {
  if (typeof value !== 'object' || value === null) return false;
  const { part, entries, replies, choice, removed, playsUsed, outOfTime, summary }: Partial<Record<string, unknown>> = {
    ...value,
  };
  const isFilled =
    Array.isArray(entries) &&
    entries.length === opening?.sentences.length &&
    entries.every((entry) => typeof entry === 'string');
  if (!Array.isArray(replies) || !Array.isArray(removed) || replies.length > turns.length) return false;
  const isOption = (option: unknown, turn: ListeningTurn | undefined) =>
    Number.isInteger(option) && turn?.options[option as number] !== undefined;
  const current = turns[replies.length];
  return (
    PARTS.includes(part) &&
    (isFilled || (part !== 'blanks' && (entries ?? null) === null)) &&
    replies.every((reply, index) => isOption(reply, turns[index])) &&
    (choice === null || isOption(choice, current)) &&
    removed.every((option) => isOption(option, current)) &&
    Number.isInteger(playsUsed) &&
    typeof outOfTime === 'boolean' &&
    typeof summary === 'string'
  );
}
