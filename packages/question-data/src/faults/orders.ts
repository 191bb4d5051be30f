import type { Fault } from './fault.ts';

/** Faults of numbers that must all be different. */
export const faultsOfOrders = (entries: readonly object[], field: string, path: Fault['path']): Fault[] => {
  const numbers = entries.map((entry) => (entry as Record<string, unknown>)[field]);
  return numbers.flatMap((number, index) =>
    numbers.indexOf(number) < index
      ? [{ path: [...path, index, field], says: `is ${number} again; each number is used once.` }]
      : [],
  );
};
