import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { wordOf } from '../fixed-phrases.ts';
import { type Rule, type RuleContext, tokenRule } from '../rule.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Nouns that need no article when all of it is meant: love, alcohol, football. */
const GENERAL = set(`
love respect happiness friendship patience honesty silence humour humor fun alcohol tobacco cricket football tennis basketball
volleyball badminton golf yoga chess maths mathematics physics chemistry politics society nature education health communication
science technology tourism poverty unemployment violence loneliness boredom stress success failure freedom peace trust
kindness courage creativity motivation confidence tradition fashion sport business childhood marriage religion democracy
advice progress luck junk vandalism
`);

/** Verbs and prepositions before what is meant in general: "I need the silence". */
const LEADS = set(`
need want like love hate prefer give drink enjoy play study learn understand teach value practise practice support about with of
without against in between through into from
`);

const hasNamed = (tokens: readonly Token[], noun: string): boolean => tokens.some(({ lower }) => lower === noun);

/** "people need the silence", "life without the friendship": the noun is new and nothing says which. */
export const generalTheRule: Rule = tokenRule(
  'determiner',
  'theOfGeneral',
  (tokens, index, { earlier }: RuleContext) => {
    const noun = tokens[index + 1];
    if (!isWord(tokens[index], 'the') || !noun || !GENERAL.has(noun.lower) || is(noun, R.NNP)) return null;
    const after = tokens[index + 2];
    const before = tokens[index - 1];
    const isObject =
      (LEADS.has(before?.lower ?? '') || LEADS.has(before?.verb ?? '')) &&
      ((isPunctuation(after) && !can(tokens[index + 3], R.JJ)) || isWord(after, 'and', 'but', 'because', 'too', 'or'));
    if (!isObject) return null;
    // a story may have said which: "she broke the silence"
    if (tokens.some((token) => can(token, R.VBD) && !can(token, R.VB | R.NN | R.JJ | R.VBN))) return null;
    if (hasNamed(tokens.slice(0, index), noun.lower) || earlier.some((each) => hasNamed(each.tokens, noun.lower)))
      return null;
    const word = wordOf(tokens, index + 1);
    return { from: index, to: index + 2, fixes: [word], params: { noun: noun.lower } };
  },
);
