import type { PracticeMode } from './protocol.ts';

/** The modes, in the order in which they are offered. */
export const practiceModes = ['learn', 'timed', 'exam'] as const satisfies readonly PracticeMode[];

/** How much longer than the spec's every time may be: 1, and the accommodations that are usually granted. */
export const timeFactors = [1, 1.25, 1.5, 2, 10] as const;
/** One of `timeFactors`. */
export type TimeFactor = (typeof timeFactors)[number];

/** How a learner practises; holds for every question until changed. */
export interface PracticeSettings {
  mode: PracticeMode;
  /** Counts in `timed` and `exam` mode; kept in `learn` mode for later. */
  timeFactor: TimeFactor;
  /** Goes to the next question by itself after a right answer. Not in exam mode, which tells nobody. Default false. */
  autoContinue?: boolean;
}

/** What holds until a learner changes it: the spec’s times. */
export const defaultPracticeSettings: PracticeSettings = { mode: 'timed', timeFactor: 1 };

/** The part of a flow's input that settings decide. */
export interface FlowTimes {
  mode: PracticeMode;
  /** Time for the task, lengthened; null in learn mode. */
  durationSeconds: number | null;
  /** How much longer the spec’s time became: for times that a flow keeps beside `durationSeconds`. */
  timeFactor: number;
}

/**
 * What settings make of the spec's time for a task.
 *
 * @param specSeconds the spec's time; rounded up to whole seconds once lengthened, so that nobody gets less.
 */
export function flowTimes({ mode, timeFactor }: PracticeSettings, specSeconds: number): FlowTimes {
  return { mode, timeFactor, durationSeconds: mode === 'learn' ? null : Math.ceil(specSeconds * timeFactor) };
}

/** Whether a question runs alike under two settings: the factor says nothing in learn mode. */
export function isSameSetting(a: PracticeSettings, b: PracticeSettings): boolean {
  return a.mode === b.mode && (a.mode === 'learn' || a.timeFactor === b.timeFactor);
}

/** Stored settings in any condition: what can't be read takes its default. Never throws. */
export function readPracticeSettings(stored: unknown): PracticeSettings {
  const value: Partial<Record<keyof PracticeSettings, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  return {
    mode: practiceModes.find((mode) => mode === value.mode) ?? defaultPracticeSettings.mode,
    timeFactor: timeFactors.find((factor) => factor === value.timeFactor) ?? defaultPracticeSettings.timeFactor,
    ...(value.autoContinue === true ? { autoContinue: true } : {}),
  };
}
