import type { CallFailure } from '../shared/failure.ts';

/** A service that answers are sent to. */
export interface CorrectionService {
  /** `correction` reads texts, `transcription` writes down recordings, `grammar` checks texts by rules. */
  kind: 'correction' | 'transcription' | 'grammar';
  /** Name for learners. */
  name: string;
  /** Where it runs, such as `api.example.org`. */
  host: string;
  /** How many days it keeps what it is sent; 0 is not at all, null if unknown. */
  keptDays: number | null;
  /** Whether it only imitates a service. */
  isDemonstration: boolean;
}

/** What a host offers, and what the learner has left. */
export interface CorrectionOffer {
  services: readonly CorrectionService[];
  hasConsent: boolean;
  /** Corrections left of the learner's plans. */
  planLeft: number;
  /** Free corrections left this month; they are used first. */
  freeLeft: number;
  /** Free corrections per month. */
  freePerMonth: number;
  /** Requested corrections that are not finished, and so not counted yet. */
  waiting: number;
}

/** Why a correction failed; the screen chooses the text. Nothing was counted. */
export type CorrectionFailure =
  | 'serviceDown'
  | 'serviceSlow'
  | 'serviceBusy'
  | 'serviceRefused'
  | 'unusableReply'
  | 'budgetUsed'
  | 'noneLeft'
  | 'noConsent'
  | 'noSpeech'
  | 'notEnglish'
  | 'recordingMissing'
  | 'interrupted';

/** A requested correction. */
export interface RequestedCorrection {
  correctionId: number;
  state: 'queued' | 'working' | 'done' | 'failed';
  /** How many others come first; null unless it is `queued`. */
  ahead: number | null;
  /** What is being done; null unless it is `working` and the host reports it. */
  stage: 'transcribing' | 'correcting' | 'checking' | null;
  /** Null unless it is `failed`. */
  failure: CorrectionFailure | null;
}

/** What is known about the correction of an answer. */
export interface LoadedCorrection {
  /** Null if the host offers nothing for this answer. */
  offer: CorrectionOffer | null;
  /** The attempt at the host; null until the answer is saved there. */
  attemptId: number | null;
  /** The correction of this attempt; null if none was requested. */
  correction: RequestedCorrection | null;
}

/** Context of an AI correction. */
export interface AiCorrectionContext extends LoadedCorrection {
  /** Whether the learner wants a mail when it is finished. */
  wantsMail: boolean;
  /** Why the last call failed; null if it worked. */
  callFailure: CallFailure | null;
}

/** Events of an AI correction. */
export type AiCorrectionEvent =
  /** Asks for the correction, also again after a failure. Asks for consent first if it is missing. */
  | { type: 'correction.request' }
  /** Agrees that the answer is sent, and requests the correction. */
  | { type: 'consent.agree' }
  /** Sends nothing. */
  | { type: 'consent.decline' }
  /** Whether to mail the learner when it is finished. */
  | { type: 'mail.change'; wanted: boolean }
  /** Loads everything again, for example when the answer was saved. */
  | { type: 'offer.reload' }
  /** The host reported a change; sent by `follow`. */
  | { type: 'correction.changed'; correction: RequestedCorrection };

/** - `busy`: a call is in progress. */
export type AiCorrectionTag = 'busy';

/** Input of `requestCorrection`. */
export interface CorrectionRequest {
  attemptId: number;
  mailWhenDone: boolean;
}

/** Input of `follow`. */
export interface FollowRequest {
  correctionId: number;
}
