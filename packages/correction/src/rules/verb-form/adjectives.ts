import { participleOf } from '../../lexicon/inflect.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { isPerson, leadOf, looksBase } from '../../tagging/verbs.ts';
import { fixedPhraseRule } from '../fixed-phrases.ts';
import { type Rule, tokenRule } from '../rule.ts';
import { finding } from './auxiliaries.ts';

/** Verbs whose participle says how people feel: "stressed". Many are nouns as well. */
const FEELING_VERBS = new Set(
  `stress worry tire surprise scare shock bore excite disappoint embarrass exhaust relax confuse annoy satisfy amaze frighten
frustrate depress impress upset please overwhelm terrify concern motivate inspire`.split(/\s+/),
);
const LINKS = new Set('be feel get become look seem'.split(' '));

/** Whether the word ends what is said of a person: "I was stress.", "he is worry about". */
const endsPredicate = (token: Token | undefined): boolean =>
  token === undefined ||
  isPunctuation(token) ||
  isWord(
    token,
    'and',
    'but',
    'about',
    'by',
    'when',
    'because',
    'if',
    'too',
    'at',
    'of',
    'after',
    'before',
    'so',
    'with',
    'that',
    'all',
    'every',
  );

/** "I was stress", "he was worry too", "makes people stress": a feeling is a participle. */
const feeling = tokenRule('verb-form', 'participleOfFeeling', (tokens, index) => {
  const base = tokens[index];
  if (!looksBase(base) || !FEELING_VERBS.has(base.verb) || isWord(base, 'upset') || !endsPredicate(tokens[index + 1]))
    return;
  let at = index - 1;
  while (
    isWord(
      tokens[at],
      'very',
      'so',
      'too',
      'really',
      'always',
      'quite',
      'still',
      'also',
      'often',
      'a',
      'bit',
      'more',
      'never',
    )
  )
    at -= 1;
  const link = tokens[at];
  const subject = tokens[leadOf(tokens, at)];
  const isFelt = LINKS.has(link?.verb ?? '') && isHuman(subject) && !(can(link, R.NN) && !can(link, R.VB));
  const isCaused = isMade(tokens, at);
  if (!isFelt && !isCaused) return;
  if (isWord(tokens[index - 1], 'more', 'a') && can(base, R.NN) && !isWord(link, 'am', 'is', 'are', 'was', 'were'))
    return;
  return finding(tokens, index, index + 1, [participleOf(base.verb)[0] ?? '']);
});

const isHuman = (token: Token | undefined): boolean =>
  isWord(token, 'i', 'you', 'he', 'she', 'we', 'they', "n't", 'not', 'who', 'everybody', 'nobody') || isPerson(token);

/** "makes me", "made people": a person after "make". */
const isMade = (tokens: readonly Token[], at: number): boolean =>
  (isWord(tokens[at], 'me', 'us', 'them', 'him', 'her', 'you') || isPerson(tokens[at])) &&
  [tokens[at - 1], tokens[at - 2]].some((token) => token?.verb === 'make' && can(token, R.VB | R.VBZ | R.VBD | R.VBG));

/** What opens and closes: "the shops are close on Sunday". */
const CLOSABLE = new Set(
  `shop shops store stores school schools museum museums bank banks office offices library libraries restaurant restaurants cafe café door
doors window windows pool gate factory cinema supermarket market airport station road street border bar pub kitchen university gym`.split(
    /\s+/,
  ),
);

/** "The shops are close", "the chair is broke": the participle says how something is. */
const stateOfThing = tokenRule('verb-form', 'participleOfState', (tokens, index) => {
  const word = tokens[index];
  if (!isWord(word, 'close', 'broke') || !word) return;
  const be = leadOf(tokens, index);
  if (!can(tokens[be], R.BE) || isWord(tokens[index - 1], 'so', 'very', 'too')) return;
  const after = tokens[index + 1];
  if (
    !(
      after === undefined ||
      isPunctuation(after) ||
      isWord(after, 'on', 'at', 'in', 'for', 'because', 'and', 'when', 'after', 'now', 'today')
    )
  )
    return;
  const subject = tokens[leadOf(tokens, be)];
  if (isWord(word, 'close')) return CLOSABLE.has(subject?.lower ?? '') && finding(tokens, index, index + 1, ['closed']);
  if (!can(subject, R.NN | R.NNS) || isPerson(subject) || is(subject, R.NNP)) return;
  const isPast = isWord(tokens[be], 'was', 'were') && be === index - 1;
  return isPast
    ? finding(tokens, be, index + 1, [`${tokens[be]?.text} broken`, 'broke'])
    : finding(tokens, index, index + 1, ['broken']);
});

/** Things that are described by what was done to them: `written > right`. */
const DONE_THINGS = `
* grill fish|chicken|meat|vegetables|cheese|sandwich > grilled fish|chicken|meat|vegetables|cheese|sandwich
* fry rice|eggs|fish|chicken|potatoes|noodles|egg > fried rice|eggs|fish|chicken|potatoes|noodles|egg
* boil eggs|water|potatoes|egg|vegetables > boiled eggs|water|potatoes|egg|vegetables
* smoke salmon|fish|meat > smoked salmon|fish|meat
* mash potatoes > mashed potatoes
* roast beef > roast beef
* fix price|prices|salary|costs > fixed price|prices|salary|costs
* use clothes|cars|books|furniture|phones > used clothes|cars|books|furniture|phones
* advance level|course|english > advanced level|course|english
* develop countries > developed countries / developing countries
* limit time|space|money|number > limited time|space|money|number
* whip cream > whipped cream
* ice tea|coffee > iced tea|coffee
* unexpect @noun > unexpected @noun
`;
const OPENS_THING = R.DT | R.IN | R.CC | R.PRPS;
const table = fixedPhraseRule('verb-form', 'participleBeforeNoun', DONE_THINGS);
const doneThings: Rule = {
  ...table,
  *find(tokens, context) {
    for (const found of table.find(tokens, context)) {
      const before = tokens[found.from - 1];
      const isThing =
        can(before, OPENS_THING) ||
        ['eat', 'buy', 'prefer', 'have', 'like', 'want', 'cook'].includes(before?.verb ?? '');
      if (isThing && !isWord(before, 'to', 'and', 'or') && !can(before, R.MD) && can(tokens[found.from], R.VB | NOUN))
        yield found;
    }
  },
};

export const adjectiveRules: readonly Rule[] = [feeling, stateOfThing, doneThings];
