import type { AiCorrectionContext, CorrectionOffer, RequestedCorrection } from './ai-correction.types.ts';

/** The initial context. */
export const initialContext: AiCorrectionContext = {
  offer: null,
  attemptId: null,
  correction: null,
  wantsMail: false,
  callFailure: null,
};

/** How many corrections the learner can still request. */
export const leftOf = ({ planLeft, freeLeft, waiting }: CorrectionOffer): number =>
  Math.max(0, planLeft + freeLeft - waiting);

/** Whether another correction can't be requested: none is left, or the host said so. */
export function isUsedUp({ offer, callFailure }: AiCorrectionContext): boolean {
  return offer !== null && (leftOf(offer) === 0 || callFailure?.code === 'correction.noneLeft');
}

/** The offer after a correction ended: the host may have found that none is left. */
export const offerAfter = (offer: CorrectionOffer | null, { failure }: RequestedCorrection): CorrectionOffer | null =>
  offer !== null && failure === 'noneLeft' ? { ...offer, planLeft: 0, freeLeft: 0 } : offer;

/** Whether nothing more will happen to a correction unless it is requested again. */
export const isFinished = ({ state }: RequestedCorrection): boolean => state === 'done' || state === 'failed';

/** Whether a reported change is about the correction of this answer. */
export const isFollowed = (context: AiCorrectionContext, { correctionId }: RequestedCorrection): boolean =>
  correctionId === context.correction?.correctionId;
