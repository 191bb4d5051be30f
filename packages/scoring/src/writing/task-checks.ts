import { toCommonSpelling } from '../text/spelling.ts';
import { stemOf } from '../text/stem.ts';
import { toTokens } from '../text/tokens.ts';
import { englishnessOf } from './english.ts';
import { measureText } from './measures.ts';
import { copies, repeatsItself } from './sequences.ts';
import { isGroupedWord, isOffTopic, type TaskKind, topicOf } from './topic.ts';
import { isWordSalad } from './word-order.ts';

export type { TaskKind } from './topic.ts';

/** The task that a text was written for. */
export interface WritingTask {
  kind: TaskKind;
  /** Recommended minimum of words. */
  leastWords: number;
  /** The question; empty for a picture. */
  prompt: string;
  /** Sample answers. */
  samples: readonly string[];
  /** Other texts about the task's topic, such as a description of the picture. */
  about?: readonly string[];
  /** The writer's answer to part one, if this is part two. */
  earlier?: string;
}

/** Why a text doesn't meet its task. */
export type TaskProblem =
  | { kind: 'notEnglish' }
  | { kind: 'partlyEnglish' }
  /** Words in a row that don't form sentences. */
  | { kind: 'unrelatedWords' }
  | { kind: 'copiesPrompt' }
  | { kind: 'copiesSample' }
  /** Part two repeats part one. */
  | { kind: 'copiesEarlier' }
  | { kind: 'repeats' }
  | { kind: 'offTopic' }
  | { kind: 'tooShort'; words: number; least: number };

/** What automatic checks can say about a text as an answer to its task. */
export interface TaskCheck {
  /** Why the text does not meet its task, most serious first; empty if no problem was found. */
  problems: TaskProblem[];
  /** Whether the task's texts say enough to judge whether an answer is on topic. */
  topicKnown: boolean;
}

type Plain = Exclude<TaskProblem['kind'], 'tooShort'>;

/** The most serious remaining problem of an English text. */
function contentProblem(text: string, task: WritingTask): Plain | null {
  const tokens = toTokens(text);
  if (copies(tokens, toTokens(task.prompt))) return 'copiesPrompt';
  if (task.samples.some((sample) => copies(tokens, toTokens(sample)))) return 'copiesSample';
  if (copies(tokens, toTokens(task.earlier ?? ''))) return 'copiesEarlier';
  if (repeatsItself(tokens)) return 'repeats';
  return isWordSalad(text, measureText(text)) ? 'unrelatedWords' : null;
}

/**
 * Checks whether a text meets its task: in English, long enough, original, in sentences and on topic. Each check is built to
 * accept weak but honest answers: it would rather miss a bad text than accuse a good one.
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
