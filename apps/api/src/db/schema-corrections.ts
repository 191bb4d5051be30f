import type { zCorrectionFailure, zCorrectionStage, zCorrectionState } from '@rehearse/api-client/schemas';
import type { Generated } from 'kysely';
import type { z } from 'zod';

/** AI corrections, one per attempt and version of its rubric. */
export interface CorrectionsTable {
  correction_id: Generated<number>;
  user_id: number;
  attempt_id: number;
  question_id: number;
  submodule_id: number;
  /** Rubric and version, such as `essay-1`. */
  rubric: string;
  /** Language of the explanations. */
  language: string;
  state: z.infer<typeof zCorrectionState>;
  /** What is being done while it is `working`. */
  stage: z.infer<typeof zCorrectionStage> | null;
  failure: z.infer<typeof zCorrectionFailure> | null;
  /** JSON of a `CorrectionReport`; null unless it is done. */
  report: string | null;
  /** What it was counted against; null unless it is done. */
  paid_with: 'free' | 'plan' | null;
  wants_mail: number;
  requested_at: number;
  /** When its state or stage changed. */
  changed_at: number;
  finished_at: number | null;
  seen_at: number | null;
}

/** Whether a learner agreed to AI corrections. */
export interface CorrectionConsentsTable {
  user_id: number;
  given: number;
  /** The services to which it was given, as text to compare. */
  services: string;
  changed_at: number;
}

/** Free corrections that a learner used in a month. */
export interface FreeCorrectionsTable {
  user_id: number;
  /** The month (UTC), such as `2030-01`. */
  month: string;
  used: number;
}

/** Requests to the AI services on a day. */
export interface ServiceCallsTable {
  /** The day (UTC), such as `2030-01-15`. */
  day: string;
  calls: number;
}

/** Work that survives a restart: see `services/jobs`. */
export interface JobsTable {
  job_id: Generated<number>;
  /** The learner it is done for. */
  user_id: number;
  kind: 'correction' | 'correctionMail' | 'ltiGrade' | 'measuring';
  /** What it is about; a kind has one job per subject. */
  subject: number;
  /** Earliest start. */
  run_at: number;
  /** How often it failed in a way that is worth another try. */
  failures: number;
  /** How often it was started. */
  starts: number;
  /** The worker that runs it; null while it waits. */
  lease: string | null;
  /** When another worker may take it. */
  leased_until: number | null;
  created_at: number;
}
