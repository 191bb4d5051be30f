export type { CallFailure } from '../shared/failure.ts';
export {
  type AiCorrectionFixture,
  aiCorrectionFixtures,
  driveAiCorrection,
  sampleCorrection,
  sampleOffer,
} from './ai-correction.fixtures.ts';
export { type AiCorrectionActor, type AiCorrectionSnapshot, aiCorrectionMachine } from './ai-correction.machine.ts';
export type {
  AiCorrectionContext,
  AiCorrectionEvent,
  AiCorrectionTag,
  CorrectionFailure,
  CorrectionOffer,
  CorrectionRequest,
  CorrectionService,
  FollowRequest,
  LoadedCorrection,
  RequestedCorrection,
} from './ai-correction.types.ts';
export {
  type AiCorrectionView,
  aiCorrectionView,
  type CorrectionStep,
  type CorrectionsLeft,
} from './ai-correction.view.ts';
