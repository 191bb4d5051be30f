import type { Lexicon } from '../lexicon.ts';

/** Bands of words that compounds are made of. */
const partBand = 50;
const fewestLetters = 3;
/** A long word with this few extra letters still looks like the long word. */
const shortRest = 3;

const affixes =
  /^(?:a|ab|ad|anti|auto|be|bi|by|co|com|con|counter|de|dis|em|en|ex|extra|for|fore|hyper|il|im|in|inter|ir|mal|mega|micro|mid|mini|mis|mono|multi|non|off|on|out|over|par|per|poly|post|pre|pro|re|self|semi|sub|super|sur|tele|trans|tri|ultra|un|under|up|with)$|^(?:able|ably|age|al|ally|an|ance|ancy|ant|ar|ard|arian|ary|ate|ated|ation|cy|dom|ed|ee|eer|el|en|ence|ency|ent|er|ern|ery|ese|ess|est|et|ette|ety|ful|fy|hood|ia|ial|ian|ible|ibly|ic|ical|id|ie|ier|iest|ies|ify|il|ile|ily|in|ine|iness|ing|ion|ior|ious|is|ise|ish|ism|ist|ite|ition|itis|ity|ive|ize|le|less|let|like|ling|log|logy|ly|man|ment|most|ness|oid|on|or|ory|ose|osity|ous|ry|s|ship|some|ster|sty|th|tion|tude|ty|ual|um|uous|ure|us|ward|ways|wise|y)$/;

/** Whether a string is or looks like a word with an affix or a compound. */
export function findsComposed({ bandOf }: Lexicon): (word: string) => boolean {
  const isPart = (word: string) => word.length >= fewestLetters && (bandOf.get(word) ?? 99) <= partBand;
  return (word) => {
    for (let at = 1; at < word.length; at += 1) {
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      const isHead = isPart(head) || isPart(`${head}e`);
      if (isHead && (isPart(tail) || affixes.test(tail))) return true;
      if (isPart(tail) && affixes.test(head)) return true;
      if (isPart(head) && head.length > 4 && tail.length <= shortRest) return true;
      if (isPart(tail) && tail.length > 4 && head.length <= shortRest) return true;
    }
    return false;
  };
}
