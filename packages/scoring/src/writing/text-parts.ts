import type { TextReview } from './review-text.ts';

/** A stretch of a text; `slip` and `repeated` are indexes into the review's lists. */
export type TextPart =
  | { kind: 'plain'; text: string; start: number }
  | { kind: 'slip'; text: string; start: number; slip: number }
  | { kind: 'repeated'; text: string; start: number; repeated: number };

/** Cuts the whole text at its marks, in order; at the same position a slip comes before a repeated word. */
export function toTextParts(text: string, { slips, repeated }: Pick<TextReview, 'slips' | 'repeated'>): TextPart[] {
  const marks = [
    ...slips.map(({ start, end }, slip) => ({ start, end, mark: { kind: 'slip', slip } as const })),
    ...repeated.flatMap(({ places }, index) =>
      places.map(({ start, end }) => ({ start, end, mark: { kind: 'repeated', repeated: index } as const })),
    ),
  ].sort((a, b) => a.start - b.start || (a.mark.kind === 'slip' ? -1 : 1));
  const parts: TextPart[] = [];
  let at = 0;
  const plainUntil = (end: number) => {
    if (end > at) parts.push({ kind: 'plain', text: text.slice(at, end), start: at });
  };
  for (const { start, end, mark } of marks) {
    if (start < at) continue;
    plainUntil(start);
    parts.push({ ...mark, text: text.slice(start, end), start });
    at = end;
  }
  plainUntil(text.length);
  return parts;
}
