import type { CallFailure } from '../shared/failure.ts';
import { leftOf } from './ai-correction.logic.ts';
import type { AiCorrectionSnapshot } from './ai-correction.machine.ts';
import type {
  CorrectionFailure,
  CorrectionOffer,
  CorrectionService,
  RequestedCorrection,
} from './ai-correction.types.ts';

/** How far a request is. `consenting` and `agreeing`: the learner decides whether the answer may be sent. */
export type CorrectionStep = 'idle' | 'consenting' | 'agreeing' | 'requesting';

/** How many corrections are left, and where the next one comes from. */
export interface CorrectionsLeft {
  /** Free ones left this month. */
  free: number;
  /** Left of the learner's plans. */
  plan: number;
  /** Free ones per month. */
  freePerMonth: number;
  /** Requested ones that are not finished. */
  waiting: number;
  /** What can still be requested. */
  total: number;
}

/** View model of an AI correction, a union on `phase`. `absent`: nothing is offered for this answer. */
export type AiCorrectionView =
  | { phase: 'loading' }
  | { phase: 'absent' }
  | { phase: 'done'; correctionId: number }
  | ({
      services: readonly CorrectionService[];
      /** Whether one of the services only imitates one. */
      isDemonstration: boolean;
      left: CorrectionsLeft;
    } & (
      | { phase: 'usedUp' }
      | { phase: 'waiting'; progress: RequestedCorrection }
      | {
          phase: 'offered' | 'failed';
          step: CorrectionStep;
          wantsMail: boolean;
          /** Why the last correction failed; null if there was none. */
          reason: CorrectionFailure | null;
          /** Why the last call failed; null if it worked. */
          callFailure: CallFailure | null;
        }
    ));

const leftView = (offer: CorrectionOffer): CorrectionsLeft => ({
  free: offer.freeLeft,
  plan: offer.planLeft,
  freePerMonth: offer.freePerMonth,
  waiting: offer.waiting,
  total: leftOf(offer),
});

/** The view model of an AI correction. */
export function aiCorrectionView({
  value,
  context,
}: Pick<AiCorrectionSnapshot, 'value' | 'context'>): AiCorrectionView {
  const { offer, correction, wantsMail, callFailure } = context;
  if (value === 'done' && correction) return { phase: 'done', correctionId: correction.correctionId };
  if (value === 'loading' || value === 'absent' || offer === null) {
    return { phase: value === 'loading' ? 'loading' : 'absent' };
  }
  const { services } = offer;
  const isDemonstration = services.some((service) => service.isDemonstration);
  const about = { services, isDemonstration, left: leftView(offer) };
  if (value === 'usedUp') return { ...about, phase: 'usedUp' };
  if (value === 'waiting' && correction) return { ...about, phase: 'waiting', progress: correction };
  return {
    ...about,
    phase: correction?.state === 'failed' ? 'failed' : 'offered',
    step: value === 'consenting' || value === 'agreeing' || value === 'requesting' ? value : 'idle',
    wantsMail,
    reason: correction?.failure ?? null,
    callFailure,
  };
}
