import type { GradedAnswer } from '@rehearse/api-client';

/** The longest part of an answer without a mistake; marks put the kind of mistake for screen readers between the words. */
export function unmarkedWords({ text, corrections }: Pick<GradedAnswer, 'text' | 'corrections'>): string {
  const edges = [0, ...corrections.flatMap(({ start, end }) => [start, end]), text.length];
  const parts = edges.flatMap((edge, index) => (index % 2 === 0 ? [text.slice(edge, edges[index + 1])] : []));
  const [longest = ''] = parts.toSorted((a, b) => b.length - a.length);
  return longest.replace(/\s+/g, ' ').trim();
}
