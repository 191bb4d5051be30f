import { R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { isVerbAt, shortest, wordOf } from '../fixed-phrases.ts';
import { nounPhraseAt } from '../noun-phrase.ts';
import { type Rule, tokenRule } from '../rule.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What "look" takes without a preposition: "look the same", "look the part". */
const LOOKS = set(`
same part way opposite type worst best business picture image age mess lot bit little first last day night morning
evening week month year time moment year's double side other more direction fool idiot sight right left world`);

/** "look the ducks", "I look my phone" → look at. */
const lookAt = tokenRule('preposition', 'lookAt', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (token?.verb !== 'look' || !can(token, VERB)) return;
  if (!can(after, R.DT | R.PRPS) || isWord(after, 'a', 'an', 'that', 'this', 'what', 'which', 'whose', 'all')) return;
  if (can(token, R.NN | R.NNS) && !isVerbAt(tokens, index) && !is(tokens[index - 1], R.NN | R.NNS | R.RB)) return;
  if (can(tokens[index - 1], R.DT | R.PRPS)) return;
  // "he has the family look: the eyes"
  if (can(token, R.NN) && can(tokens[index - 2], R.DT) && can(tokens[index - 3], R.HAVE | R.BE | R.IN)) return;
  const phrase = nounPhraseAt(tokens, index + 1);
  if (!phrase || phrase.to <= index + 2 || tokens.slice(phrase.from, phrase.to).some(({ lower }) => LOOKS.has(lower)))
    return;
  if (is(phrase.head, R.JJ) || can(tokens[phrase.to], R.BE | R.MD) || isWord(tokens[phrase.to], 'up', 'over')) return;
  const text = wordOf(tokens, index + 1);
  return {
    from: index,
    to: index + 2,
    fixes: [`${token.text} at ${text}`],
    params: { word: token.text, right: 'at' },
  };
});

/** Verbs with two objects: "give me a book". */
const DITRANSITIVE = set(
  'give show offer send tell teach ask bring lend pay buy cook sing write serve hand pass promise cost take play read',
);
/** When something was given is no second object: "sang to us the night before". */
const TIMES = set('night day morning evening afternoon week weekend month year time moment summer winter');

/** What begins the second object. */
const opensObject = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index];
  if (
    !token ||
    isWord(token, 'that', 'this', 'every', 'last', 'next', 'each', 'all', 'both', 'yesterday', 'today', 'tomorrow')
  )
    return false;
  if (can(token, R.IN | R.CC | R.SC | R.RB | R.VBG) && !can(token, R.DT | R.PRPS)) return false;
  return can(token, R.DT | R.PRPS | R.CD | R.QT | R.WH) || is(token, R.NN | R.NNS | R.JJ);
};

/** "give to me a book", "bought to my mother a flower" → without "to". */
const twoObjects = tokenRule('preposition', 'twoObjects', (tokens, index) => {
  const verb = tokens[index];
  if (!verb?.verb || !DITRANSITIVE.has(verb.verb) || !isWord(tokens[index + 1], 'to')) return;
  if (!can(verb, VERB) || can(tokens[index - 1], R.BE | R.DT)) return;
  const person = tokens[index + 2];
  const isPronoun = isWord(person, 'me', 'him', 'us', 'them', 'it', 'you') || isWord(person, 'her');
  const phrase = isPronoun ? undefined : nounPhraseAt(tokens, index + 2);
  const to = isPronoun ? index + 3 : (phrase?.to ?? 0);
  if (!isPronoun && (!is(person, R.PRPS | R.PRPO) || to <= index + 3)) return;
  if (isWord(person, 'her') && can(tokens[index + 3], R.NN | R.NNS)) return;
  if (!opensObject(tokens, to) || TIMES.has(nounPhraseAt(tokens, to)?.head.lower ?? '')) return;
  return shortest(tokens, index, index + 3, [[wordOf(tokens, index), wordOf(tokens, index + 2)]], {
    word: verb.text,
    wrong: 'to',
  });
});

/** Verbs of telling and helping with one object: "told to me", "call to my mother". */
const NO_TO = set(
  'tell teach ask help call invite thank advise answer phone trust suit fit confuse serve inform remind obey warn show please',
);
/** "She called to my mother", "help to him" → without "to". */
const noTo = tokenRule('preposition', 'noTo', (tokens, index) => {
  const verb = tokens[index];
  const person = tokens[index + 2];
  if (!verb?.verb || !NO_TO.has(verb.verb) || !isWord(tokens[index + 1], 'to')) return;
  const isPronoun = isWord(person, 'me', 'him', 'us', 'them', 'everybody', 'everyone');
  const isOwn =
    is(person, R.PRPS) &&
    !isWord(
      tokens[index + 3],
      'palace',
      'house',
      'home',
      'place',
      'party',
      'wedding',
      'office',
      'room',
      'table',
      'flat',
    ) &&
    isWord(
      verb,
      'call',
      'called',
      'calls',
      'calling',
      'ask',
      'asked',
      'help',
      'helped',
      'phone',
      'phoned',
      'invite',
      'invited',
    );
  if (!isPronoun && !isOwn && !(isWord(person, 'the') && isWord(verb, 'call', 'called', 'ask', 'asked'))) return;
  if (
    isWord(verb, 'answer', 'answers', 'please', 'show', 'shows', 'showed', 'call', 'calls', 'answered') &&
    isPronoun &&
    !isPronounSubject(tokens, index)
  )
    return;
  if (isWord(verb, 'show', 'shows', 'showed') && !can(tokens[index + 3], R.WH | R.DT)) return;
  // "the story told to me": a participle
  const before = tokens[index - 1];
  if (can(before, R.BE) || isWord(before, 'the', 'a', 'and') || isWord(verb, 'thanks')) return;
  if (can(verb, R.VBN) && is(before, R.NN | R.NNS) && !PEOPLE.has(before?.noun ?? '')) return;
  if (can(verb, R.NN) && !isVerbAt(tokens, index)) return;
  return shortest(tokens, index, index + 3, [[wordOf(tokens, index), wordOf(tokens, index + 2)]], {
    word: verb.text,
    wrong: 'to',
  });
});

const PEOPLE = set(`
man woman boy girl mother father brother sister uncle aunt cousin grandmother grandfather teacher friend boss doctor
nurse neighbour neighbor colleague son daughter wife husband people child person shop seller waiter driver police parent`);
const isPronounSubject = (tokens: readonly Token[], index: number): boolean =>
  is(tokens[index - 1], R.PRP | R.MD) || PEOPLE.has(tokens[index - 1]?.noun ?? '');

/** Adverbs of place that take no preposition: "in everywhere", "at outside". */
const ADVERBS = set(
  'everywhere anywhere somewhere nowhere outside upstairs downstairs abroad outdoors indoors overseas nearby downtown',
);
const beforeAdverb = tokenRule('preposition', 'beforeAdverb', (tokens, index) => {
  const token = tokens[index];
  const adverb = tokens[index + 1];
  if (!adverb || !isWord(token, 'in', 'at', 'on', 'to') || !ADVERBS.has(adverb.lower)) return;
  const after = tokens[index + 2];
  if (is(after, R.NN | R.NNS | R.JJ | R.POS) || can(after, R.DT | R.PRPS)) return;
  if (
    isWord(
      tokens[index - 1],
      'jump',
      'jumped',
      'dropped',
      'fit',
      'given',
      'give',
      'gave',
      'come',
      'came',
      'comes',
      'ready',
      'according',
      'next',
      'close',
      'moved',
      'thanks',
      'compared',
    )
  )
    return;
  return shortest(tokens, index, index + 2, [[wordOf(tokens, index + 1)]], {
    wrong: token?.lower ?? '',
    word: adverb.text,
  });
});

const UNITS = set('day week month year hour minute');
/** "two times in a week", "five hundred cars by day", "once in the month" → a week. */
const perUnit = tokenRule('preposition', 'perUnit', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'in', 'by', 'on', 'at', 'for')) return;
  const hasArticle = isWord(tokens[index + 1], 'a', 'the');
  const at = index + (hasArticle ? 2 : 1);
  const unit = tokens[at];
  if (!unit || !UNITS.has(unit.lower)) return;
  const before = tokens[index - 1];
  const isTimes =
    isWord(before, 'times', 'once', 'twice') || (isWord(before, 'time') && isWord(tokens[index - 2], 'one'));
  const isCounted = is(before, R.NNS) && tokens.slice(Math.max(0, index - 4), index - 1).some((each) => is(each, R.CD));
  const after = tokens[at + 1];
  const isOpen = after !== undefined && is(after, R.NN | R.NNS | R.CD);
  if (isOpen || isWord(after, 'by', 'or', 'of', 'and') || (!isTimes && !isCounted)) return;
  if (hasArticle && !isTimes) return;
  if (hasArticle && isWord(token, 'by', 'for') && !isWord(tokens[index + 1], 'the')) return;
  if (!hasArticle && isWord(token, 'on', 'at', 'for') && !isTimes) return;
  const article = unit.lower === 'hour' ? 'an' : 'a';
  return shortest(tokens, index, at + 1, [[article, unit.lower]], {
    wrong: token?.lower ?? '',
    right: `${article} ${unit.lower}`,
  });
});

/** Jobs after "work like": "I worked like a waiter" → as. */
const workAs = tokenRule('preposition', 'workAs', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'like')) return;
  const verb = tokens.slice(Math.max(0, index - 5), index).some((each) => each.verb === 'work' && can(each, VERB));
  if (!verb || tokens.slice(Math.max(0, index - 5), index).some(isPunctuation)) return;
  const phrase = nounPhraseAt(tokens, index + 1);
  const job = phrase?.head.noun;
  if (!phrase || !job || !(JOBS.has(job) || /(?:ist|ician|eer)$/.test(job))) return;
  return { from: index, to: index + 1, fixes: ['as'], params: { wrong: 'like', right: 'as', thing: job } };
});

const JOBS = set(`
waiter waitress cook chef teacher doctor nurse driver cleaner engineer lawyer secretary assistant manager guide salesman
saleswoman shopkeeper cashier receptionist accountant programmer developer designer baker butcher farmer gardener builder
mechanic electrician plumber painter hairdresser barber dentist vet pilot steward stewardess policeman policewoman
police soldier firefighter fireman journalist writer photographer model actor actress singer dancer musician translator
interpreter librarian babysitter nanny volunteer intern trainer coach lifeguard bartender barman barista judge tailor
seller clerk worker tutor professor researcher architect carpenter fisherman servant nanny operator technician analyst
consultant director editor producer delivery courier`);

export const objectRules: readonly Rule[] = [lookAt, twoObjects, noTo, beforeAdverb, perUnit, workAs];
