import type { Predicate } from '../../tagging/predicates.ts';

export const isPast = (predicate: Predicate | undefined): predicate is Predicate =>
  predicate !== undefined &&
  predicate.time === 'past' &&
  predicate.isSure &&
  predicate.form !== 'modal' &&
  predicate.form !== 'perfect';

export const isPresent = (predicate: Predicate | undefined): predicate is Predicate =>
  predicate !== undefined &&
  predicate.time === 'present' &&
  ['simple', 'do', 'be', 'progressive'].includes(predicate.form);

export const NOW = [
  'now',
  'today',
  'nowadays',
  'still',
  'always',
  'every',
  'usually',
  'often',
  'sometimes',
  'never',
  'these',
  'currently',
];
