import type { TaskProblem } from '@rehearse/scoring';
import { checkTask, countWords } from '@rehearse/scoring';
import type { AnswerPart, Criterion } from './rubric.ts';
import { highestScore } from './scale.ts';

/** The highest score that each criterion can have, whatever a service says. */
export type Ceilings = Readonly<Record<Criterion, number>>;

const every = (ceiling: number): Ceilings => ({
  task: ceiling,
  coherence: ceiling,
  vocabulary: ceiling,
  grammar: ceiling,
  fluency: ceiling,
  pronunciation: ceiling,
});

const open = every(highestScore);

/** What a text that fails an automatic check can score at most: only what it still shows. */
const ceilingOf: Readonly<Record<Exclude<TaskProblem['kind'], 'tooShort'>, Ceilings>> = {
  notEnglish: every(20),
  partlyEnglish: every(60),
  unrelatedWords: { ...every(40), vocabulary: 60, pronunciation: highestScore },
  copiesPrompt: every(30),
  copiesSample: every(30),
  copiesEarlier: { ...every(60), pronunciation: highestScore },
  repeats: { ...every(50), pronunciation: highestScore },
  offTopic: { ...open, task: 40 },
};

const lowest = (one: Ceilings, other: Ceilings): Ceilings => ({
  task: Math.min(one.task, other.task),
  coherence: Math.min(one.coherence, other.coherence),
  vocabulary: Math.min(one.vocabulary, other.vocabulary),
  grammar: Math.min(one.grammar, other.grammar),
  fluency: Math.min(one.fluency, other.fluency),
  pronunciation: Math.min(one.pronunciation, other.pronunciation),
});

/** A text of a third of the recommended length shows little of anything; from the full length on there is no limit. */
function ofLength(words: number, least: number): Ceilings {
  const share = Math.min(1, words / least);
  const whole = 40 + share * 150;
  return {
    ...every(Math.min(highestScore, whole + 30)),
    task: Math.min(highestScore, whole),
    pronunciation: highestScore,
  };
}

/** Mistakes in 100 words, and the highest score for grammar with so many. */
const perMistake = 6;
const leastGrammar = 40;

/** What the parts of an answer can score at most, by the checks that need no service. */
export function ceilingsOf(parts: readonly AnswerPart[], mistakes: number): Ceilings {
  const words = parts.reduce((sum, { text }) => sum + countWords(text), 0);
  const least = parts.reduce((sum, { task }) => sum + task.leastWords, 0);
  const problems = parts.flatMap(({ text, task }) => checkTask(text, task).problems);
  const failed = problems.flatMap((problem) => (problem.kind === 'tooShort' ? [] : [ceilingOf[problem.kind]]));
  const grammar = Math.max(leastGrammar, highestScore - (perMistake * mistakes * 100) / Math.max(1, words));
  return [ofLength(words, least), ...failed].reduce(lowest, { ...open, grammar });
}
