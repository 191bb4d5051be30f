import { participleOf } from '../../lexicon/inflect.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { isPerson, leadOf, looksBase, opensObject } from '../../tagging/verbs.ts';
import { tokenRule } from '../rule.ts';
import { FEELINGS, THINGS } from './tables.ts';

const LINKS = new Set('be feel get become look seem'.split(' '));

const FIRST_PERSON = ['i', 'we'];

/** "I am boring", "I am interesting in": people who feel something. */
export const boredPerson = tokenRule('verb-form', 'edForFeelings', (tokens, index) => {
  const token = tokens[index];
  const fix = FEELINGS.get(token?.lower ?? '');
  if (!token || fix === undefined) return;
  const after = tokens[index + 1];
  const link = leadOf(tokens, index);
  const verb = tokens[link];
  const found = { from: index, to: index + 1, fixes: [fix], params: { wrong: token.text, right: fix } };
  const subjectAt = leadOf(tokens, link);
  const subject = tokens[subjectAt];
  const isLink = verb !== undefined && (can(verb, R.BE) || LINKS.has(verb.verb ?? ''));
  const opens = (at: number) =>
    at <= 0 ||
    isPunctuation(tokens[at - 1]) ||
    can(tokens[at - 1], R.CC | R.SC | R.RB | R.WH) ||
    isWord(tokens[at - 1], 'that');
  const isDegree = isWord(
    tokens[index - 1],
    'really',
    'very',
    'so',
    'too',
    'quite',
    'extremely',
    'always',
    'often',
    'pretty',
  );
  if (isWord(token, 'interesting') && isWord(after, 'in') && isLink) {
    return (
      (isWord(subject, 'i', 'we', 'he', 'she', 'they', 'you') ||
        isPerson(subject) ||
        can(subject, R.MD | R.NOT | R.TO)) &&
      !isWord(tokens[index + 2], 'that', 'many', 'some', 'its', 'itself', 'a') &&
      found
    );
  }
  if (
    isWord(token, 'interesting') &&
    isWord(after, 'in') &&
    (is(tokens[index + 2], R.VBG) || is(tokens[index + 2], R.NNS)) &&
    isWord(verb, 'are', "'m", 'am', "'re")
  )
    return found;
  if (can(after, NOUN | R.JJ) && !isWord(after, 'yesterday', 'today')) return;
  if (!isLink) return;
  // a progressive: "I am tiring of", "I was confusing them"
  if (opensObject(after) || (isWord(after, 'of') && !isWord(token, 'boring'))) return;
  const isObject = isWord(after, 'to') && looksBase(tokens[index + 2]);
  if (isWord(subject, ...FIRST_PERSON) && opens(subjectAt)) {
    if (
      isWord(token, 'amazing', 'interesting', 'amusing') &&
      !isWord(verb, 'feel', 'felt') &&
      !isWord(after, 'in', 'to', 'by', 'at', 'about', 'with')
    )
      return;
    return found;
  }
  if (isWord(subject, 'he', 'she', 'they', 'you') || isPerson(subject)) {
    const isCause =
      isWord(after, 'about', 'because', 'by', 'when', 'with') ||
      (isObject &&
        !isWord(tokens[index + 2], 'watch', 'be', 'listen', 'talk', 'work', 'look', 'hear', 'read', 'follow') &&
        isWord(token, 'exciting', 'surprising', 'disappointing'));
    if (
      isWord(verb, 'feel', 'felt', 'feels') &&
      (isDegree || isCause || isPunctuation(after)) &&
      !isWord(subject, 'they')
    )
      return found;
    return (
      isCause &&
      isWord(token, 'exciting', 'boring', 'tiring', 'confusing', 'disappointing', 'surprising', 'exhausting') &&
      !isWord(after, 'with') &&
      found
    );
  }
});

/** What causes each feeling: bored → boring. */
const CAUSES: ReadonlyMap<string, string> = new Map([...FEELINGS].map(([ing, ed]) => [ed, ing]));

/** "The film was bored", "an interested book": things that make people feel something. */
export const boringThing = tokenRule('verb-form', 'ingForThings', (tokens, index) => {
  const token = tokens[index];
  const fix = CAUSES.get(token?.lower ?? '');
  if (!token || fix === undefined || isWord(token, 'depressed')) return;
  const after = tokens[index + 1];
  const found = { from: index, to: index + 1, fixes: [fix], params: { wrong: token.text, right: fix } };
  const isDetermined =
    isWord(tokens[index - 1], 'a', 'an', 'very', 'most', 'more', 'really', 'so', 'such', 'some', 'many', 'no') ||
    can(tokens[index - 1], R.DT | R.PRPS);
  if (
    THINGS.has(after?.lower ?? '') &&
    isDetermined &&
    !isWord(after, 'class', 'classes', 'party', 'match', 'music') &&
    !can(tokens[index + 2], NOUN)
  ) {
    return !isWord(token, 'tired', 'disappointed', 'excited', 'satisfied') ||
      isWord(after, 'day', 'journey', 'trip', 'film', 'movie', 'book', 'story', 'lesson', 'game', 'news')
      ? found
      : null;
  }
  const link = leadOf(tokens, index);
  if (!can(tokens[link], R.BE) || isWord(after, 'in', 'by', 'with', 'of', 'from', 'about')) return;
  const subject = leadOf(tokens, link);
  const noun = tokens[subject];
  if (
    !THINGS.has(noun?.lower ?? '') ||
    isWord(noun, 'class', 'classes', 'party', 'match', 'city', 'town', 'music') ||
    can(noun, R.VBG)
  )
    return;
  const opener = tokens[subject - 1];
  if (!can(opener, R.DT | R.PRPS | R.JJ) || isWord(tokens[link], 'be', 'been', 'being')) return;
  return found;
});

/** "Got marry", "feel confuse": a participle is used as an adjective. */
const ADJECTIVAL = new Set(
  'marry divorce confuse excite bore tire scare embarrass disappoint frighten annoy relax shock exhaust satisfy please interest worry engage qualify lose'.split(
    ' ',
  ),
);

export const participleAfterGet = tokenRule('verb-form', 'participleAfterGet', (tokens, index, { lexicon }) => {
  const base = tokens[index];
  const at = leadOf(tokens, index);
  const link = tokens[at];
  if (
    !looksBase(base) ||
    !ADJECTIVAL.has(base.verb) ||
    !['get', 'feel', 'become', 'look', 'seem'].includes(link?.verb ?? '')
  )
    return;
  if (can(link, R.NN | R.NNS) && !is(tokens[leadOf(tokens, at)], R.PRP | R.MD | R.TO)) return;
  const raw = lexicon.analyse(base.lower).readings;
  const after = tokens[index + 1];
  if (
    raw & (R.NN | R.JJ) &&
    !isWord(after, 'in', 'about', 'with') &&
    !(isWord(base, 'divorce', 'scare', 'worry') && isPunctuation(after))
  )
    return;
  if (opensObject(after))
    return isWord(base, 'marry')
      ? { from: index, to: index + 1, fixes: ['married to'], params: { verb: base.text, right: 'married' } }
      : null;
  const [right = ''] = participleOf(base.verb);
  return { from: index, to: index + 1, fixes: [right], params: { verb: base.text, right } };
});
