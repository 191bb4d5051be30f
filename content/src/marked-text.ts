import { zCorrectionKind } from '@rehearse/api-client/schemas';
import type { z } from 'zod';

/** A mistake in a text and how to mend it. */
export interface MarkedMistake {
  /** Range in the text in UTF-16 code units; `end` is exclusive. Equal where something is missing. */
  start: number;
  end: number;
  /** Every right form; an empty one removes what is written. */
  fixes: string[];
  kind: z.infer<typeof zCorrectionKind>;
}

/** A text whose mistakes are marked in its source. */
export interface MarkedText {
  /** The text as it was written, without marks. */
  readonly text: string;
  /** In text order, without overlaps. */
  readonly corrections: readonly MarkedMistake[];
}

const mark = /\[\[((?:(?!\[\[)[\s\S])*?)\]\]/g;

/**
 * Parses a text with marks such as `[[go|goes|agreement]]`: as written, the right forms separated by `/`, and the kind of
 * mistake. Never throws: broken marks stay in the text and are described in `faults`, one sentence each.
 */
export function parseMarkedText(source: string): MarkedText & { readonly faults: readonly string[] } {
  const faults: string[] = [];
  const corrections: MarkedMistake[] = [];
  let text = '';
  let from = 0;
  const copy = (part: string) => {
    if (/\[\[|\]\]|\|/.test(part)) faults.push(`There is a broken or nested mark near "${part.trim().slice(0, 60)}".`);
    text += part;
  };
  for (const match of source.matchAll(mark)) {
    const [whole, inside = ''] = match;
    copy(source.slice(from, match.index));
    from = match.index + whole.length;
    const [written = '', ...rest] = inside.split('|');
    const mistake = parseMistake(written, rest);
    if (typeof mistake === 'string') faults.push(`${whole} ${mistake}`);
    else corrections.push({ start: text.length, end: text.length + written.length, ...mistake });
    text += written;
  }
  copy(source.slice(from));
  return { text, corrections, faults };
}

/** The right forms and the kind of a mistake, or what is wrong with the mark. */
function parseMistake(written: string, rest: readonly string[]): Pick<MarkedMistake, 'fixes' | 'kind'> | string {
  const [forms = '', kind = ''] = rest;
  if (rest.length !== 2) return 'must be [[as written|corrected|kind]].';
  const known = zCorrectionKind.safeParse(kind);
  if (!known.success) return `has the unknown kind "${kind}".`;
  const fixes = forms.split('/');
  if (fixes.includes(written)) return 'corrects nothing: both sides are the same.';
  if (new Set(fixes).size < fixes.length) return 'has the same right form twice.';
  return { fixes, kind: known.data };
}
