/**
 * Why a course can't open a drill here. `launch`: its address lacks something. `token`: the course doesn't let the page in
 * (again). `offline`: no connection. `refused`: the record store refuses the launch. `data`: what the course says is wrong.
 * `origin`: this host doesn't send results to where the course keeps them.
 */
export type LaunchProblem = 'launch' | 'token' | 'offline' | 'refused' | 'data' | 'origin';

/** What became of the results so far. `stopped`: the course takes no more of them. */
export interface LaunchDelivery {
  state: 'sent' | 'sending' | 'waiting' | 'stopped';
  /** Results that wait on this device. */
  unsent: number;
  /** Results that the course refused for good. */
  refused: number;
}

/** The result of a drill. Shares are 0..1. */
export interface LaunchResult {
  /** Null where nothing is judged. */
  isPassed: boolean | null;
  /** Null where nothing was measured. */
  share: number | null;
  /** The share that passes; null if the course names none. */
  needed: number | null;
}

/** A drill that a course opened. */
export type LaunchState =
  | { phase: 'opening' }
  | { phase: 'failed'; problem: LaunchProblem; detail: string }
  /** It had ended before the page was loaded. */
  | { phase: 'over' }
  | { phase: 'running'; mode: 'Normal' | 'Browse' | 'Review'; delivery: LaunchDelivery; result: LaunchResult | null }
  /** The learner is leaving; results are still to be sent. */
  | { phase: 'leaving'; delivery: LaunchDelivery }
  /** The end, where there is no address to go back to. */
  | { phase: 'left' };
