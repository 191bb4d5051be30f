import type { PracticeMode } from './protocol.ts';

/** The modes, in the order in which they are offered. */
export const practiceModes = ['learn', 'timed', 'exam'] as const satisfies readonly PracticeMode[];

/** Factors by which every time may be extended: 1, and the accommodations that are usually granted. */
export const timeFactors = [1, 1.25, 1.5, 2, 10] as const;
/** One of `timeFactors`. */
export type TimeFactor = (typeof timeFactors)[number];

/** How a learner practises; applies to every question until changed. */
export interface PracticeSettings {
  mode: PracticeMode;
  /** Used in `timed` and `exam` mode; kept unused in `learn` mode. */
  timeFactor: TimeFactor;
  /** Continues automatically after a right answer, except in exam mode, which reveals no result. Default false. */
  autoContinue?: boolean;
}

/** The settings until a learner changes them: the spec’s times. */
export const defaultPracticeSettings: PracticeSettings = { mode: 'timed', timeFactor: 1 };

/** The part of a flow's input that depends on the settings. */
export interface FlowTimes {
  mode: PracticeMode;
  /** Time for the task, extended; null in learn mode. */
  durationSeconds: number | null;
  /** Factor by which the spec’s time was extended, for other times of a flow than `durationSeconds`. */
  timeFactor: number;
}

/**
 * Applies settings to the spec's time for a task.
 *
 * @param specSeconds the spec's time; an extended time is rounded up to whole seconds, so that nobody gets less.
 */
export function flowTimes({ mode, timeFactor }: PracticeSettings, specSeconds: number): FlowTimes {
  return { mode, timeFactor, durationSeconds: mode === 'learn' ? null : Math.ceil(specSeconds * timeFactor) };
}

/** Whether a question runs the same under two settings: the time factor has no effect in learn mode. */
export function isSameSetting(a: PracticeSettings, b: PracticeSettings): boolean {
  return a.mode === b.mode && (a.mode === 'learn' || a.timeFactor === b.timeFactor);
}

/** Reads stored settings of any shape; unreadable parts get their defaults. Never throws. */
export function readPracticeSettings(stored: unknown): PracticeSettings {
  const value: Partial<Record<keyof PracticeSettings, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  return {
    mode: practiceModes.find((mode) => mode === value.mode) ?? defaultPracticeSettings.mode,
    timeFactor: timeFactors.find((factor) => factor === value.timeFactor) ?? defaultPracticeSettings.timeFactor,
    ...(value.autoContinue === true ? { autoContinue: true } : {}),
  };
}
