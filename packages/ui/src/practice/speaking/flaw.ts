import type { SpeakingVerdict } from '@rehearse/practice-machines/speaking';

/** Why a recording can't be an answer to its task. */
export type Flaw = Exclude<SpeakingVerdict['code'], 'whole' | 'enough'>;

/** What speaks against a recording as an answer; null for nothing. */
export function flawOf(verdict: SpeakingVerdict | null | undefined): Flaw | null {
  const code = verdict?.code ?? 'whole';
  return code === 'whole' || code === 'enough' ? null : code;
}
