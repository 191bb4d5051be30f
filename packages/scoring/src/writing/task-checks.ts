import { toCommonSpelling } from '../text/spelling.ts';
import { stemOf } from '../text/stem.ts';
import { toTokens } from '../text/tokens.ts';
import { englishnessOf } from './english.ts';
import { measureText } from './measures.ts';
import { copies, repeatsItself } from './sequences.ts';
import { isGroupedWord, isOffTopic, type TaskKind, topicOf } from './topic.ts';
import { isWordSalad } from './word-order.ts';

export type { TaskKind } from './topic.ts';

/** What a text was written for. */
export interface WritingTask {
  kind: TaskKind;
  /** Words that are recommended at least. */
  leastWords: number;
  /** What is asked; empty for a picture. */
  prompt: string;
  /** Answers that others gave. */
  samples: readonly string[];
  /** What else tells what the task is about, such as the words for a picture. */
  about?: readonly string[];
  /** What the writer handed in before, which part two goes on from. */
  earlier?: string;
}

/** Why a text doesn't meet its task. */
export type TaskProblem =
  | { kind: 'notEnglish' }
  | { kind: 'partlyEnglish' }
  /** Words in a row that make no sentences. */
  | { kind: 'unrelatedWords' }
  | { kind: 'copiesPrompt' }
  | { kind: 'copiesSample' }
  /** Part two is part one again. */
  | { kind: 'copiesEarlier' }
  | { kind: 'repeats' }
  | { kind: 'offTopic' }
  | { kind: 'tooShort'; words: number; least: number };

/** What can be said of a text as an answer to its task, without reading it as a person would. */
export interface TaskCheck {
  /** What keeps the text from meeting its task, gravest first; empty when nothing was found. */
  problems: TaskProblem[];
  /** The texts of the task say enough to tell whether an answer is about it. */
  topicKnown: boolean;
}

type Plain = Exclude<TaskProblem['kind'], 'tooShort'>;

/** What else is wrong with a text that is English, gravest first. */
function contentProblem(text: string, task: WritingTask): Plain | null {
  const tokens = toTokens(text);
  if (copies(tokens, toTokens(task.prompt))) return 'copiesPrompt';
  if (task.samples.some((sample) => copies(tokens, toTokens(sample)))) return 'copiesSample';
  if (copies(tokens, toTokens(task.earlier ?? ''))) return 'copiesEarlier';
  if (repeatsItself(tokens)) return 'repeats';
  return isWordSalad(text, measureText(text)) ? 'unrelatedWords' : null;
}

/**
 * Whether a text meets its task: in English, long enough, the writer's own, in sentences, and about what was asked. Each
 * check is built to pass weak but honest answers: it would rather miss a bad text than accuse a good one.
 */
export function checkTask(text: string, task: WritingTask): TaskCheck {
  const { kind, leastWords: least, prompt, samples, about = [], earlier = '' } = task;
  const topic = topicOf(kind, prompt, [...samples, ...about, earlier]);
  const topicKnown = topic !== null;
  const tokens = toTokens(text);
  const words = tokens.length;
  const tooShort: TaskProblem[] = words < least ? [{ kind: 'tooShort', words, least }] : [];
  if (text.trim() === '') return { problems: tooShort, topicKnown };
  const isOtherWord = (plain: string) =>
    isGroupedWord(plain) || (topic?.task.has(stemOf(toCommonSpelling(plain))) ?? false);
  const english = englishnessOf(text, tokens, isOtherWord);
  if (english === 'not') return { problems: [{ kind: 'notEnglish' }], topicKnown };
  const found: Plain[] = english === 'partly' ? ['partlyEnglish'] : [];
  const content = contentProblem(text, task);
  if (content) found.push(content);
  else if (topic && isOffTopic(text, topic)) found.push('offTopic');
  return { problems: [...found.map((each) => ({ kind: each })), ...tooShort], topicKnown };
}
