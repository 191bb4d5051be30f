export type CefrBand = 'A1-A2' | 'B1' | 'B2' | 'C1-C2';

/** The test's scale: 10 to 160 in steps of 5. */
export const SCALE = { min: 10, max: 160, step: 5 } as const;

/** A published table that relates the scale to the CEFR. Dated, since such tables change. */
export interface Concordance {
  source: string;
  asOf: string;
  /** From the lowest band up: the first score of each. */
  bands: readonly { band: CefrBand; from: number }[];
}

/** The older published table; newer secondary sources run a little lower. */
export const CONCORDANCE_2019: Concordance = {
  source: 'Score table published with the test, older edition',
  asOf: '2019',
  bands: [
    { band: 'A1-A2', from: 10 },
    { band: 'B1', from: 60 },
    { band: 'B2', from: 90 },
    { band: 'C1-C2', from: 120 },
  ],
};

/** The error of measurement at 95% that the real test has on a subscore; ours is no smaller. */
export const MARGIN_95 = 12;

const clamp = (score: number) => Math.min(SCALE.max, Math.max(SCALE.min, score));

/** A share 0..1 on the test's scale, rounded to its steps. Not a number (an empty session) gives the minimum. */
export function toScale(share: number): number {
  const within = Number.isNaN(share) ? 0 : Math.min(1, Math.max(0, share));
  const steps = Math.round((within * (SCALE.max - SCALE.min)) / SCALE.step);
  return SCALE.min + steps * SCALE.step;
}

/** The range a score may lie in; show this, never the bare number. `margin` is rounded outward to steps. */
export function toScaleRange(score: number, margin: number = MARGIN_95): { low: number; high: number } {
  const low = Math.floor((score - margin) / SCALE.step) * SCALE.step;
  const high = Math.ceil((score + margin) / SCALE.step) * SCALE.step;
  return { low: clamp(low), high: clamp(high) };
}

/** The CEFR band of a score by a concordance. */
export function toCefr(score: number, concordance: Concordance = CONCORDANCE_2019): CefrBand {
  const band = concordance.bands.findLast((entry) => clamp(score) >= entry.from);
  return band?.band ?? 'A1-A2';
}
