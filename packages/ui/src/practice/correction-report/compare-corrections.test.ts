import { expect, it } from 'vitest';
import { compareCorrections, type Version } from './compare-corrections.ts';
import type { ReportedCorrection } from './correction-report.types.ts';

/** A text whose mistakes are written as `[wrong|right/also right]`. */
function version(marked: string): Version {
  const corrections: ReportedCorrection[] = [];
  let text = '';
  for (const [piece, wrong, right] of marked.matchAll(/\[([^|]*)\|([^\]]*)\]|[^[]+/g)) {
    if (wrong === undefined || right === undefined) {
      text += piece;
      continue;
    }
    const start = text.length;
    text += wrong;
    corrections.push({ start, end: text.length, fixes: right.split('/'), kind: 'spelling', reason: '', example: null });
  }
  return { text, corrections };
}
const words = ({ text }: Version, corrections: readonly ReportedCorrection[]) =>
  corrections.map(({ start, end }) => text.slice(start, end));

it('tells fixed, remaining and new mistakes apart', () => {
  const before = version('[Teh|The] cat [eat|eats] and [eat|eats] the [fishs|fish].');
  const after = version('The cat eats and [eat|eats] the [fishs|fish] [quick|quickly].');
  const { fixed, remaining, added } = compareCorrections(before, after);
  expect(words(before, fixed)).toEqual(['Teh', 'eat']);
  expect(words(after, remaining)).toEqual(['eat', 'fishs']);
  expect(words(after, added)).toEqual(['quick']);
});

it('a mistake is the same if one of its fixes is', () => {
  const before = version('I [uses|use] it on [every days|every day].');
  const after = version('He came, and I [uses|used/use] it [every days|all days].');
  const { fixed, remaining, added } = compareCorrections(before, after);
  expect([words(before, fixed), words(after, remaining), words(after, added)]).toEqual([
    ['every days'],
    ['uses'],
    ['every days'],
  ]);
});

it('finds nothing in two texts without mistakes', () => {
  expect(compareCorrections(version('Fine.'), version('Good.'))).toEqual({ fixed: [], remaining: [], added: [] });
});
