import { writeFileSync } from 'node:fs';
import type { Correction } from '../../packages/correction/src/index.ts';
import { rules } from '../../packages/correction/src/rules/index.ts';
import type { Judged } from './measure.ts';

/** As many findings of average quality are added to each rule's own, so that few findings say little. */
const PRIOR = 5;
const MOST = 0.99;

/** Writes how often each rule was right to `certainty.data.ts`. */
export function writeCertainty(judged: readonly Judged<Correction>[]): void {
  const isRight = ({ verdict }: Judged<Correction>) => verdict === 'right';
  const average = judged.filter(isRight).length / judged.length;
  const codesOf = new Map<string, string[]>();
  for (const code of [...new Set(rules.map((rule) => rule.code))].toSorted((a, b) => a.localeCompare(b))) {
    const own = judged.filter(({ found }) => found.reason.code === code);
    const share = Math.min(MOST, (own.filter(isRight).length + PRIOR * average) / (own.length + PRIOR)).toFixed(2);
    codesOf.set(share, [...(codesOf.get(share) ?? []), code]);
  }
  const lines = [...codesOf]
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .map(([share, codes]) => `${share}: ${codes.join(' ')}`);
  writeFileSync(
    new URL('../../packages/correction/src/rules/certainty.data.ts', import.meta.url),
    `/** Written by \`npm run bench:correction -- --certainty\`: a share, then the rules that have it. */\nexport const certaintyData = \`\n${lines.join('\n')}\n\`;\n`,
  );
}
