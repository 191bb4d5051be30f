export { ScaleLegend } from './scale-legend.tsx';
export { ScoreScale, type ScoreScaleProps } from './score-scale.tsx';
export {
  individualScores,
  integratedScores,
  type PointRange,
  type ScaleMark,
  type ScoreName,
  type ScoreRanges,
  scale,
  scoreNames,
} from './score-scale.types.ts';
export type { TestNaming } from './test-naming.types.ts';
export { useScoreTexts } from './use-score-texts.ts';
