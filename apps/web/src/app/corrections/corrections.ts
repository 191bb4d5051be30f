import {
  type Correction,
  getCorrection,
  getCorrectionOffer,
  type CorrectionOffer as HostOffer,
  listCorrections,
  markCorrectionSeen,
  requestCorrection,
  setCorrectionConsent,
  unwrap,
  unwrapIfAny,
} from '@rehearse/api-client';
import type { Language } from '@rehearse/languages';
import type {
  CorrectionOffer,
  CorrectionRequest,
  RequestedCorrection,
} from '@rehearse/practice-machines/ai-correction';
import type { ListedCorrection } from '@rehearse/ui/screens';
import type { Services } from '../services.ts';

/** A correction of the host for the machine. */
export const toRequested = ({ correctionId, state, ahead, stage, failure }: Correction): RequestedCorrection => ({
  correctionId,
  state,
  ahead: ahead ?? null,
  stage: stage ?? null,
  failure: failure ?? null,
});

/** A correction of the host for lists. */
export const toListed = ({
  correctionId,
  submoduleId,
  state,
  requestedAt,
  overall,
  finishedAt,
  isSeen,
}: Correction): ListedCorrection => ({
  ...{ correctionId, submoduleId, state, requestedAt },
  overall: overall ?? null,
  isNew: finishedAt !== null && !isSeen,
});

/** An offer of the host for the machine. */
export const toOffer = ({ consent, submoduleIds, ...offer }: HostOffer): CorrectionOffer => ({
  ...offer,
  hasConsent: consent.given,
});

/** The calls about AI corrections of a host. */
export const correctionsAt = ({ api: client, extras }: Pick<Services, 'api' | 'extras'>) => ({
  /** @throws {NotOffered} if the host has no corrections */
  offer: () => extras.ask('corrections', () => unwrap(getCorrectionOffer({ client }))),
  setConsent: (given: boolean) => unwrap(setCorrectionConsent({ client, body: { given } })),
  latest: () => unwrap(listCorrections({ client })),
  ofAttempt: async (attemptId: number) => {
    const { content } = await unwrap(listCorrections({ client, query: { attemptId: String(attemptId) } }));
    return content[0] ?? null;
  },
  request: (request: CorrectionRequest, language: Language) =>
    unwrap(requestCorrection({ client, body: { ...request, language } })),
  withReport: (correctionId: number) => unwrap(getCorrection({ client, path: { correctionId: String(correctionId) } })),
  markSeen: (correctionId: number) =>
    unwrapIfAny(markCorrectionSeen({ client, path: { correctionId: String(correctionId) } })),
});

/** See {@link correctionsAt}. */
export type CorrectionCalls = ReturnType<typeof correctionsAt>;
