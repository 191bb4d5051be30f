/** A range of a text. */
interface Range {
  start: number;
  end: number;
}

/** A stretch of a text: unmarked, a correction, or a word that is used often. */
export type ReportPart =
  | { kind: 'plain'; text: string; start: number }
  | { kind: 'correction'; text: string; start: number; index: number }
  | { kind: 'repeated'; text: string; start: number };

/** Cuts a text at its corrections and repeated words, in order. Where both begin, the correction comes first. */
export function toReportParts(text: string, corrections: readonly Range[], repeated: readonly Range[]): ReportPart[] {
  const marks = [
    ...corrections.map(({ start, end }, index) => ({ start, end, index })),
    ...repeated.map(({ start, end }) => ({ start, end, index: null })),
  ].sort((a, b) => a.start - b.start || Number(a.index === null) - Number(b.index === null));
  const parts: ReportPart[] = [];
  let at = 0;
  const addPlain = (end: number) => {
    if (end > at) parts.push({ kind: 'plain', text: text.slice(at, end), start: at });
    at = Math.max(at, end);
  };
  for (const { start, end, index } of marks) {
    if (start < at) continue;
    addPlain(start);
    const part = { text: text.slice(start, end), start };
    parts.push(index === null ? { kind: 'repeated', ...part } : { kind: 'correction', ...part, index });
    at = end;
  }
  addPlain(text.length);
  return parts;
}
