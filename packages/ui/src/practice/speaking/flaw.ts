import type { SpeakingVerdict } from '@rehearse/practice-machines/speaking';

/** Why a recording can't count as an answer. */
export type Flaw = Exclude<SpeakingVerdict['code'], 'whole' | 'enough'>;

/** The reason why a recording can't count as an answer; null if it can. */
export function flawOf(verdict: SpeakingVerdict | null | undefined): Flaw | null {
  const code = verdict?.code ?? 'whole';
  return code === 'whole' || code === 'enough' ? null : code;
}
