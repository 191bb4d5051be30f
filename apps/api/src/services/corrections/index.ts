export { setConsent } from './consent.ts';
export { followCorrections } from './follow.ts';
export { jobHandlers } from './handlers.ts';
export { getOffer } from './offer.ts';
export { getCorrection, listCorrections, markSeen } from './read.ts';
export { requestCorrection } from './request.ts';
