import { R } from '../../lexicon/readings.ts';
import { can, is, isWord, type Token } from '../../tagging/token.ts';
import { isVerbAt } from '../fixed-phrases.ts';
import { nounPhraseAt } from '../noun-phrase.ts';
import { type Rule, tokenRule } from '../rule.ts';
import { governmentOf, isGoverned } from './governed-words.ts';
import { verbObjectPrepositions } from './verbs.ts';

/** A preposition right after its verb, adjective or noun. */
export function governed(
  code: string,
  table: string,
  accepts: (tokens: readonly Token[], index: number) => boolean,
  key: (token: Token) => string | undefined,
): Rule {
  const words = governmentOf(table);
  return tokenRule('preposition', code, (tokens, index) => {
    const token = tokens[index];
    const own = token && words.get(key(token) ?? '');
    if (!token || !own || !accepts(tokens, index)) return;
    let at = index + 1;
    if (isWord(tokens[at], 'too', 'so', 'very') && isWord(tokens[at + 1], 'much')) at += 2;
    else if (
      isWord(
        tokens[at],
        'only',
        'mainly',
        'mostly',
        'completely',
        'really',
        'always',
        'just',
        'heavily',
        'entirely',
        'totally',
      )
    )
      at += 1;
    else if (isWord(tokens[at], 'a') && isWord(tokens[at + 1], 'lot') && isWord(tokens[at + 2], 'on', 'from', 'in'))
      at += 2;
    const preposition = tokens[at];
    if (!preposition || !own.wrong.has(preposition.lower) || !isGoverned(tokens, at)) return;
    return {
      from: at,
      to: at + 1,
      fixes: own.right,
      params: { word: token.text, wrong: preposition.lower, right: own.right[0] ?? '' },
    };
  });
}

const objectVerbs = governmentOf(verbObjectPrepositions);

/** "reminds me to the sea" → of. */
export const afterObject = tokenRule('preposition', 'objectPreposition', (tokens, index) => {
  const token = tokens[index];
  const own = token && objectVerbs.get(token.verb ?? '');
  if (!token || !own || !isVerbAt(tokens, index)) return;
  const phrase = nounPhraseAt(tokens, index + 1);
  if (!phrase) return;
  const preposition = tokens[phrase.to];
  const isPronoun =
    phrase.to === index + 2 && can(tokens[index + 1], R.PRPO) && !can(tokens[index + 1], R.QT | R.CD | R.DT);
  const remindsTo =
    isPronoun && token.verb === 'remind' && isWord(preposition, 'to') && can(tokens[phrase.to + 1], R.DT | R.PRPS);
  if (remindsTo)
    return {
      from: phrase.to,
      to: phrase.to + 1,
      fixes: ['of'],
      params: { word: token.text, wrong: 'to', right: 'of' },
    };
  if (!preposition || !own.wrong.has(preposition.lower) || !isGoverned(tokens, phrase.to)) return;
  // "thank the manager of the hotel": the preposition may belong to the object
  const isDivision = ['divide', 'cut', 'split'].includes(token.verb ?? '');
  const takesTo =
    (isDivision || (token.verb === 'borrow' && !is(tokens[index + 1], R.PRPS))) && isWord(preposition, 'to');
  if (!isPronoun && !takesTo) return;
  const isParts =
    can(tokens[phrase.to + 1], R.CD) || isWord(tokens[phrase.to + 2], 'pieces', 'parts', 'slices', 'groups');
  if (isDivision && !isParts) return;
  return {
    from: phrase.to,
    to: phrase.to + 1,
    fixes: own.right,
    params: { word: token.text, wrong: preposition.lower, right: own.right[0] ?? '' },
  };
});
