import type { CorrectionKind } from '../kinds.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Sentence } from '../tagging/sentence.ts';
import type { Token } from '../tagging/token.ts';

/**
 * What a rule found: tokens `from` up to, but not including, `to`; equal where a word is missing before `from`.
 * Beyond the last token, `to` counts on in the next sentence: `tokens.length + 1` includes its first word.
 */
export interface Finding {
  from: number;
  to: number;
  /** What may replace the tokens, the most likely first. An empty string removes them. Case is adapted. */
  fixes: readonly string[];
  /** Words that the explanation quotes. */
  params?: Readonly<Record<string, string>>;
}

/** What rules may look at besides the sentence. */
export interface RuleContext {
  lexicon: Lexicon;
  /** The sentences of the same paragraph before this one, at most the last twenty. */
  earlier: readonly Sentence[];
  /** The sentence before and after in the same paragraph. */
  previous: Sentence | undefined;
  next: Sentence | undefined;
}

/** Finds one pattern of mistakes. */
export interface Rule {
  /** Names the explanation in `reasons`. */
  code: string;
  kind: CorrectionKind;
  find(tokens: readonly Token[], context: RuleContext): Iterable<Finding>;
}

/** A rule that looks at one token after the other, and says what is wrong there, if anything. */
export function tokenRule(
  kind: CorrectionKind,
  code: string,
  findAt: (tokens: readonly Token[], index: number, context: RuleContext) => Finding | null | undefined | false,
): Rule {
  return {
    kind,
    code,
    *find(tokens, context) {
      for (let index = 0; index < tokens.length; index += 1) {
        const finding = findAt(tokens, index, context);
        if (finding) yield finding;
      }
    },
  };
}
