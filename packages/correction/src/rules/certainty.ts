import { certaintyData } from './certainty.data.ts';

const certainties = new Map<string, number>();
for (const line of certaintyData.trim().split('\n')) {
  const [share = '', codes = ''] = line.split(': ');
  for (const code of codes.split(' ')) certainties.set(code, Number(share));
}

/** The codes that have a certainty. */
export const measuredCodes: readonly string[] = [...certainties.keys()];

/**
 * How often a rule's findings are right: the share measured on the development half of the corpus, drawn towards the
 * average of all rules where a rule found little. 0 to 1.
 */
export function certaintyOf(code: string): number {
  const certainty = certainties.get(code);
  if (certainty === undefined) throw new Error(`The certainty of ${code} has not been measured.`);
  return certainty;
}
