import type { Question } from '@rehearse/api-client';
import type { Draft } from '@rehearse/practice-machines/protocol';
import { type TypeId, types } from '@rehearse/question-types';
import { parseOrNull } from '../../lib/parse-or-null.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The flow that reads a draft, and what the draft says of an answer; null if the answer can't be read. */
interface DraftOf {
  flow: string;
  toAnswer: (answer: string, question: Question) => unknown;
}

const fieldsOf = (text: string): Fields | null => {
  const value = parseOrNull(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
};

const letterBoxes: DraftOf = {
  flow: 'letterBoxes',
  toAnswer: (answer) => ({ entries: parseOrNull(answer), hinted: [] }),
};

const writing: DraftOf = { flow: 'writing', toAnswer: (text) => ({ text, hintsShown: 0, feedback: null }) };

/** The chosen option of each turn that was answered, by its index. */
function repliesOf(answers: unknown, { sequences = [] }: Question): number[] {
  if (!Array.isArray(answers)) return [];
  const turns = sequences
    .toSorted((one, other) => one.sequenceOrder - other.sequenceOrder)
    .flatMap(({ blankList }) => (blankList && 'options' in blankList ? [blankList.options] : []));
  const replies = answers.map((given: { answer?: string | null } | null, turn) =>
    (turns[turn] ?? []).indexOf(given?.answer ?? ''),
  );
  const unanswered = replies.indexOf(-1);
  return unanswered === -1 ? replies : replies.slice(0, unanswered);
}

/** By type; recordings are not here, because a draft only knows those that are on this device. */
const drafts: Partial<Record<TypeId, DraftOf>> = {
  [types.readAndSelect.id]: {
    flow: 'wordJudgement',
    toAnswer: (answer) => ({ saidYes: answer === 'yes' ? true : answer === 'no' ? false : null }),
  },
  [types.listenAndType.id]: { flow: 'dictation', toAnswer: (text) => ({ text, playsUsed: 0 }) },
  [types.interactiveListening.id]: {
    flow: 'interactiveListening',
    toAnswer: (answer, question) => {
      const given = fieldsOf(answer);
      const answers = given?.['answers'];
      const replies = repliesOf(answers, question);
      return {
        part: 'summary',
        replies,
        choice: null,
        removed: [],
        playsUsed: 0,
        outOfTime: Array.isArray(answers) && replies.length < answers.length,
        summary: given?.['summary'],
      };
    },
  },
  [types.readAndComplete.id]: letterBoxes,
  [types.fillInTheBlanks.id]: letterBoxes,
  [types.interactiveReading.id]: {
    flow: 'readingSequences',
    toAnswer: (answer) => {
      const steps = fieldsOf(answer)?.['steps'];
      const count = Array.isArray(steps) ? steps.length : 0;
      return { steps, step: Math.max(0, count - 1), reached: count, hints: Array.from({ length: count }, () => 0) };
    },
  },
  [types.writeAboutThePhoto.id]: writing,
  [types.writingSample.id]: writing,
  [types.interactiveWriting.id]: {
    flow: 'twoPartWriting',
    toAnswer: (answer, { partTwoData = [] }) => {
      const given = fieldsOf(answer);
      const chosen = partTwoData.findIndex(({ question }) => question === given?.['partTwoPrompt']);
      return {
        part: 2,
        texts: [given?.['partOne'], given?.['partTwo']],
        chosen: chosen === -1 ? null : chosen,
        hintsShown: 0,
      };
    },
  },
};

/** The draft with which a question opens at the review of an answer that the host kept; null for a recording. */
export function submittedDraft(answer: string, question: Question): Draft<unknown> | null {
  const draft = drafts[question.submoduleId as TypeId];
  if (!draft) return null;
  return {
    version: 1,
    flow: draft.flow,
    questionId: question.questionId,
    elapsedMs: 0,
    phase: 'reviewed',
    answer: draft.toAnswer(answer, question),
  };
}
