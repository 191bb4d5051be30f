export { WordJudgement, type WordJudgementProps } from './word-judgement.tsx';
export { wordJudgementShortcuts } from './word-judgement-shortcuts.ts';
export { WordJudgementView, type WordJudgementViewProps } from './word-judgement-view.tsx';
