import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CorrectionKind } from '../src/kinds.ts';

/** A mistake marked in the corpus. */
export interface MarkedMistake {
  start: number;
  end: number;
  /** Every right form. */
  fixes: readonly string[];
  kind: CorrectionKind;
}

/** A sentence of the corpus as the learner wrote it. */
export interface LearnerSentence {
  text: string;
  mistakes: readonly MarkedMistake[];
  /** The same sentence corrected, with the first of each list of fixes. */
  corrected: string;
  file: string;
  line: number;
}

/** Reads one line: `[[written|corrected/also correct|kind]]` marks a mistake; an empty side means a missing or extra word. */
function readLine(source: string, file: string, line: number): LearnerSentence {
  const mistakes: MarkedMistake[] = [];
  let text = '';
  let corrected = '';
  let from = 0;
  for (const mark of source.matchAll(/\[\[([^|\]]*)\|([^|\]]*)\|([a-z-]+)\]\]/g)) {
    const before = source.slice(from, mark.index);
    const [whole, written = '', fixes = '', kind = ''] = mark;
    text += before;
    corrected += before + (fixes.split('/')[0] ?? '');
    mistakes.push({
      start: text.length,
      end: text.length + written.length,
      fixes: fixes.split('/'),
      kind: kind as CorrectionKind,
    });
    text += written;
    from = mark.index + whole.length;
  }
  return { text: text + source.slice(from), corrected: corrected + source.slice(from), mistakes, file, line };
}

/** The sentences of one half of the corpus. */
export function readCorpus(half: 'development' | 'held-out'): LearnerSentence[] {
  const folder = path.join(import.meta.dirname, '../corpus', half);
  return globSync('*.txt', { cwd: folder })
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .map((source, index) => ({ source, line: index + 1 }))
        .filter(({ source }) => source.trim() !== '' && !source.startsWith('#'))
        .map(({ source, line }) => readLine(source, file, line)),
    );
}
