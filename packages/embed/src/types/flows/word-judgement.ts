import {
  type WordJudgementActor,
  type WordJudgementAnswer,
  type WordJudgementQuestion,
  type WordJudgementResult,
  wordJudgementOn,
} from '@rehearse/practice-machines/word-judgement';
import { WordJudgement, wordJudgementShortcuts } from '@rehearse/ui/practice';
import { definePracticeFlow } from '../practice-flow.ts';

/** 1 Read & Select. */
export const wordJudgement = definePracticeFlow<
  WordJudgementQuestion,
  WordJudgementAnswer,
  WordJudgementResult,
  WordJudgementActor
>({
  toQuestion: ({ word = '', correct }) => ({ word, ...(correct === undefined ? {} : { correct }) }),
  machineOn: wordJudgementOn,
  View: WordJudgement,
  shortcuts: wordJudgementShortcuts,
  toSubmission: ({ saidYes }, result) => ({
    kind: 'choice',
    answer: saidYes === null ? '' : saidYes ? 'yes' : 'no',
    ...(result ? { score: result.correct ? 1 : 0 } : {}),
  }),
  readAnswer: (answer, { correct }) => {
    if (answer !== 'yes' && answer !== 'no') return [{ part: 'whole', text: '', correct: false }];
    return [{ part: 'whole', text: '', choice: answer, correct: (answer === 'yes') === correct }];
  },
});
