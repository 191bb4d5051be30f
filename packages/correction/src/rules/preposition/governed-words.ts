import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { nounPhraseAt } from '../noun-phrase.ts';

interface Government {
  right: readonly string[];
  wrong: ReadonlySet<string>;
}

/** Reads rows of `word|word right < wrong wrong`. */
export function governmentOf(table: string): ReadonlyMap<string, Government> {
  const words = new Map<string, Government>();
  for (const line of table.trim().split('\n')) {
    const [left = '', wrong = ''] = line.split('<');
    const [heads = '', right = ''] = left.trim().split(' ');
    const list = wrong
      .trim()
      .split(' ')
      .filter((each) => each !== '');
    const own = { right: right === '' ? [] : right.split('/'), wrong: new Set(list) };
    for (const head of heads.split('|')) if (!words.has(head)) words.set(head, own);
  }
  return words;
}

/** After these a phrase says when, where or how, so that the preposition is not the verb's: "arrive in time", "depend at first". */
export const ADJUNCTS = new Set(
  `first last least once all time times night home school work part particular general fact turn short detail details full
monday tuesday wednesday thursday friday saturday sunday
january february
march april may june july august september october november december morning afternoon evening end beginning moment
day days week
weeks weekend weekends month months year years minute minutes hour hours second seconds summer winter spring autumn
century
way ways behalf purpose average ease difficulty pleasure pride confidence care help public private person silence
advance
return response reply order case addition future past meantime while age half course top foot board phone table door
place university college office class front future instance example good nature one same present most best worst
occasion occasions account principle practice theory both either neither each
interview meeting conference workshop lesson breakfast lunch dinner noon midnight dawn tones tone voice words word
sentence
whatever which whom what whose hand side contrary`.split(/\s+/),
);

const LANGUAGES = new Set('english spanish french german chinese japanese russian'.split(' '));

/** Whether a preposition at an index governs a phrase that says when, where or how. */
function opensAdjunct(tokens: readonly Token[], index: number): boolean {
  const isLanguage = LANGUAGES.has(tokens[index + 1]?.lower ?? '');
  if (isLanguage) return isWord(tokens[index], 'in');
  if (can(tokens[index + 1], R.VBG) && !can(tokens[index + 1], NOUN)) return false;
  const phrase = nounPhraseAt(tokens, index + 1);
  if (!phrase) return true;
  if (phrase.to - phrase.from === 1 && can(phrase.head, R.CD)) return true;
  return tokens.slice(phrase.from, phrase.to).some(({ lower }) => ADJUNCTS.has(lower));
}

/** Whether something that a preposition can govern begins here. */
export const opensObject = (token: Token | undefined): boolean =>
  can(token, R.DT | R.PRPS | R.PRPO) || is(token, NOUN | R.JJ | R.VBG) || is(token, R.QT | R.CD);

/** Whether the preposition at an index may be the wrong one that a word before takes. */
export function isGoverned(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (!after || isPunctuation(after)) return false;
  if (isWord(token, 'to')) {
    if (can(after, R.VB) && !can(after, R.DT | R.PRPS | R.PRPO)) return false;
  }
  if (isWord(token, 'because')) return false;
  // an unknown word is most likely a noun: "mouses"
  const isObject = opensObject(after) || after.readings === 0 || (can(after, R.VBG) && !isWord(token, 'to'));
  return isObject && !isWord(after, 'all', 'course') && !opensAdjunct(tokens, index);
}
