import type { Span } from './pieces.ts';

/** A phone, or a pause (`pau`), and when it ends in seconds. */
interface Segment {
  readonly phone: string;
  readonly end: number;
}

const pause = 'pau';

/** Reads what flite prints with `-psdur`: `pau:0.225 ih:0.283 t:0.345`. */
export function readSegments(log: string): Segment[] {
  return [...log.matchAll(/([a-z]+):([\d.]+)/g)].map(([, phone = '', end]) => ({ phone, end: Number(end) }));
}

/** The phones between pauses. */
export function groupsOf(segments: readonly Segment[]): string[][] {
  const groups: string[][] = [[]];
  for (const { phone } of segments)
    if (phone === pause) groups.push([]);
    else groups.at(-1)?.push(phone);
  return groups.filter((group) => group.length > 0);
}

/**
 * Where each piece is in a sentence. flite doesn't say which phones belong to which piece, so they are matched with the
 * phones of each piece spoken alone by the smallest number of edits: a piece alone may sound different ("a", "the").
 */
export function toMarks(sentence: readonly Segment[], pieces: readonly (readonly string[])[]): (Span | null)[] {
  const spoken = sentence
    .map(({ phone, end }, index) => ({ phone, start: sentence[index - 1]?.end ?? 0, end }))
    .filter(({ phone }) => phone !== pause);
  const alone = pieces.flatMap((phones, piece) => phones.map((phone) => ({ phone, piece })));
  const marks: (Span | null)[] = pieces.map(() => null);
  const owners = matched(
    spoken.map(({ phone }) => phone),
    alone.map(({ phone }) => phone),
  ).map((index) => alone[index]?.piece ?? -1);
  for (const [index, { start, end }] of spoken.entries()) {
    const piece = owners[index] ?? -1;
    const known = marks[piece];
    if (piece >= 0) marks[piece] = { start: known?.start ?? start, end };
  }
  return marks;
}

/** For each item of `a`, the index of its partner in `b`; an item without one has its predecessor's. Levenshtein distance. */
function matched(a: readonly string[], b: readonly string[]): number[] {
  const edits = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  const at = (i: number, j: number) => edits[i]?.[j] ?? Number.POSITIVE_INFINITY;
  const swap = (i: number, j: number) => at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
  for (let i = 0; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++)
      edits[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, i > 0 ? swap(i, j) : j));
  const partners: number[] = a.map(() => -1);
  for (let i = a.length, j = b.length; i > 0; )
    if (j > 0 && at(i, j) === swap(i, j)) partners[--i] = --j;
    else if (at(i, j) === at(i - 1, j) + 1) partners[--i] = Math.max(0, j - 1);
    else j--;
  return partners;
}
