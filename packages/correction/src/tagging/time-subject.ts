import { R } from '../lexicon/readings.ts';
import { nounPhraseAt, numberOf } from './noun-phrase.ts';
import type { Subject } from './subject-number.ts';
import { can, isWord, type Token } from './token.ts';
import { leadOf } from './verbs.ts';

const TIME_NOUNS = new Set(
  'week month year night weekend summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday morning evening afternoon moment past time days'.split(
    ' ',
  ),
);

/** The subject after a time or a conjunction of time: "until the rain", "yesterday my friends and I". */
export function subjectAfterTime(tokens: readonly Token[], at: number): Subject | null {
  const head = leadOf(tokens, at);
  const phrase = nounPhraseAt(tokens, head);
  if (!phrase || (can(tokens[head], R.VB | R.VBZ | R.VBD | R.VBN) && !phrase.isDetermined)) return null;
  let { from } = phrase;
  let isPair = false;
  if (isWord(tokens[from - 1], 'and')) {
    const first = nounPhraseAt(tokens, from - 2);
    if (!first) return null;
    // "in 1998 and I moved": a clause of its own
    if (
      isWord(tokens[head], 'i') &&
      first.from > 1 &&
      can(tokens[first.from - 1], R.IN | R.VB | R.VBD | R.VBN | R.VBG) &&
      !isWord(tokens[first.from - 1], 'between')
    ) {
      return { from: head, head, number: 'singular', person: 1 };
    }
    from = first.from;
    isPair = true;
  }
  while (isWord(tokens[from - 1], 'almost', 'nearly', 'even', 'only')) from -= 1;
  const before = tokens[from - 1];
  if (/\d/.test(tokens[head]?.text ?? '')) return null;
  const opens =
    isWord(
      before,
      'until',
      'till',
      'before',
      'after',
      'once',
      'unless',
      'yesterday',
      'nowadays',
      'since',
      'when',
      'while',
      'suddenly',
      'then',
      'wish',
      'wishes',
    ) ||
    (isWord(before, 'as') && isWord(tokens[from - 2], 'soon', 'long')) ||
    (from >= 2 && from <= 4 && TIME_NOUNS.has(before?.lower ?? '')) ||
    (isWord(before, 'time') && isWord(tokens[from - 2], 'the') && isWord(tokens[from - 3], 'by')) ||
    (isWord(before, 'ago') && from <= 5) ||
    (isWord(before, ',') && from <= 6 && isWord(tokens[from - 2], 'ago', 'yesterday', 'nowadays', ...TIME_NOUNS)) ||
    (isWord(before, 'moment') && isWord(tokens[from - 2], 'the'));
  if (!opens) return null;
  const token = tokens[head];
  const person = isWord(token, 'i', 'we') ? 1 : isWord(token, 'you') ? 2 : 3;
  return { from, head, number: isPair ? 'plural' : numberOf(token), person: isPair ? 3 : person };
}
