import { PlanError } from './errors.ts';

/** Terms of a plan, set by the operator. */
export interface PlanTerms {
  readonly days: number;
  readonly aiCorrections: number;
  /** US cents. */
  readonly priceCents: number;
  /** Position on the pricing page, from 1. */
  readonly position: number;
}

const longestDays = 3650;
const mostCorrections = 100_000;
/** Minimum and maximum charge of the payment provider, in US dollars. */
const [leastCents, mostCents] = [50, 99_999_999];

const isWithin = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** @throws PlanError with the first invalid value */
export function checkTerms({ days, aiCorrections, priceCents, position }: Partial<PlanTerms>): void {
  if (days !== undefined && !isWithin(days, 1, longestDays)) {
    throw new PlanError(`A plan lasts 1 to ${longestDays} whole days.`);
  }
  if (aiCorrections !== undefined && !isWithin(aiCorrections, 0, mostCorrections)) {
    throw new PlanError(`A plan includes 0 to ${mostCorrections} corrections.`);
  }
  if (priceCents !== undefined && !isWithin(priceCents, leastCents, mostCents)) {
    throw new PlanError('A price is 0.50 to 999999.99 US dollars.');
  }
  if (position !== undefined && !isWithin(position, 1, 1000)) {
    throw new PlanError('A position is a whole number from 1.');
  }
}
