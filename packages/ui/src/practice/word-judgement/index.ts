export { WordJudgement, type WordJudgementProps } from './word-judgement.tsx';
export { WordJudgementView, type WordJudgementViewProps } from './word-judgement-view.tsx';
