import type { Lexicon } from '../lexicon/lexicon.ts';
import { R } from '../lexicon/readings.ts';
import type { RawSentence } from '../text/sentences.ts';
import { narrowReadings } from './narrow.ts';
import { isCapital, type Token } from './token.ts';

/** A sentence with the readings of its tokens. */
export interface Sentence {
  tokens: readonly Token[];
  opensParagraph: boolean;
  endsParagraph: boolean;
  /** Whether an overlong sentence was cut before or after this piece of it. */
  isCutBefore: boolean;
  isCutAfter: boolean;
}

function readToken(lexicon: Lexicon, text: string): Pick<Token, 'lower' | 'readings' | 'noun' | 'verb' | 'adjective'> {
  const lower = text.toLowerCase().replace(/[’´`]/g, "'");
  const none = { lower, noun: undefined, verb: undefined, adjective: undefined };
  if (!/[\p{L}\p{N}]/u.test(text)) return { ...none, readings: lower === "'" ? R.PUNCT | R.POS : R.PUNCT };
  if (/^\p{N}/u.test(text))
    return { ...none, readings: /(?:st|nd|rd|th)$/.test(lower) ? R.JJ : /s$/.test(lower) ? R.NNS : R.CD };
  const { readings, noun, verb, adjective } = lexicon.analyse(lower);
  return { lower, readings, noun, verb, adjective };
}

/** Reads a sentence: every token with what it can be at its place. */
export function readSentence(lexicon: Lexicon, { tokens: raw, ...position }: RawSentence): Sentence {
  const tokens = raw.map((token, index): Token => {
    const read = { ...token, ...readToken(lexicon, token.text) };
    const isFirst = index === 0 || /^["“‘(:]$/.test(raw[index - 1]?.text ?? '');
    // inside a sentence a capital means a name, but for I
    if (!isFirst && isCapital(read) && read.lower !== 'i' && (read.readings & (R.PRP | R.MD | R.BE | R.DO)) === 0) {
      return { ...read, readings: read.readings & (R.JJ | R.DT | R.PRPS) ? read.readings | R.NNP : R.NNP };
    }
    return isFirst && isCapital(read) && read.readings === 0 ? { ...read, readings: R.NNP } : read;
  });
  narrowReadings(tokens);
  return { ...position, tokens };
}
