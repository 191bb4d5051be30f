import type { Db, SittingRow, SlotRow } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import type { DifficultyLevel } from '../../domain/difficulty.ts';
import type { MeasuredReport } from '../../domain/measurement/index.ts';
import type { SittingExam } from '../../domain/sittings/exam.ts';

/** A slot of a sitting so far. */
export interface AskedQuestion {
  readonly slot: number;
  readonly submoduleId: number;
  readonly questionId: number;
  readonly state: SlotRow['state'];
  readonly answer: string | null;
  /** Name of the recording. */
  readonly recording: string | null;
  /** Share of the points, 0 to 1, as the server graded it (in drills, the device); null if ungraded. */
  readonly score: number | null;
  readonly usedSeconds: number | null;
  readonly isLate: boolean;
  /** Preparation included; null for no clock. */
  readonly totalSeconds: number | null;
  /** The attempt that the answer became; null until the sitting is finished, and without an answer. */
  readonly attemptId: number | null;
}

/** A sitting that needs its next question. */
export interface QuestionChoice {
  readonly userId: number;
  readonly sittingId: string;
  readonly kind: SittingRow['kind'];
  /** The exam that it follows; null for drills. */
  readonly exam: SittingExam | null;
  readonly submoduleId: number;
  /** `Mine` chooses by what is known of the learner; null for any level. */
  readonly level: DifficultyLevel | 'Mine' | null;
  /** Whether the exam chooses by the answers so far. */
  readonly isAdaptive: boolean;
  /** In the order of the sitting. */
  readonly asked: readonly AskedQuestion[];
  /** Questions that can't be used: those of this sitting, and withdrawn or damaged ones. */
  readonly excluded: readonly number[];
}

/** A sitting to report. */
export interface ReportedSitting {
  readonly userId: number;
  readonly sittingId: string;
  /** In the order of the sitting; slots for which no question was chosen are left out. */
  readonly asked: readonly AskedQuestion[];
}

/** What ports work with. `db` may be a transaction. */
export interface PortNeeds {
  readonly db: Db;
  readonly clock: Clock;
}

/** How questions are chosen and answers are measured. */
export interface SittingPorts {
  /** The id of the next question; null if there is none besides the excluded ones. */
  chooseQuestion(needs: PortNeeds, choice: QuestionChoice): Promise<number | null>;
  /** What the answers of a finished sitting say; null if that isn't known, or not yet. */
  makeReport(needs: PortNeeds, sitting: ReportedSitting): Promise<MeasuredReport | null>;
  /** A random number 0..1, for the number of questions in a block. */
  random(): number;
}
