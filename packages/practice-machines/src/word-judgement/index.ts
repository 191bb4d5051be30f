export {
  driveWordJudgement,
  pseudoWordQuestion,
  realWordQuestion,
  type WordJudgementFixture,
  wordJudgementFixtures,
} from './word-judgement.fixtures.ts';
export {
  type WordJudgementActor,
  type WordJudgementSnapshot,
  wordJudgementMachine,
  wordJudgementOn,
} from './word-judgement.machine.ts';
export type {
  WordJudgementAnswer,
  WordJudgementContext,
  WordJudgementDraft,
  WordJudgementEmitted,
  WordJudgementEvent,
  WordJudgementInput,
  WordJudgementQuestion,
  WordJudgementResult,
} from './word-judgement.types.ts';
export { type WordJudgementView, wordJudgementView } from './word-judgement.view.ts';
