import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { isPerson } from '../../tagging/verbs.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';

const pairs = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split(/\s+/)
      .map((row) => row.split(':') as [string, string]),
  );

/** What causes a feeling, and how one feels. */
const FEELING_OF = pairs(`
tiring:tired scary:scared relaxing:relaxed stressful:stressed worrying:worried exhausting:exhausted boring:bored
exciting:excited confusing:confused embarrassing:embarrassed frightening:frightened disappointing:disappointed
depressing:depressed annoying:annoyed surprising:surprised shocking:shocked frustrating:frustrated
satisfying:satisfied terrifying:terrified motivating:motivated interesting:interested amazing:amazed`);
/** What a person can be as well: "she is boring". */
const ALSO_OF_PEOPLE = new Set(
  'scary boring exciting annoying amazing interesting surprising stressful disappointing'.split(' '),
);

/** How one feels, and what causes it; an animal that "it" stands for is hardly ever one of these. */
const CAUSE_OF = pairs(`
bored:boring interested:interesting relaxed:relaxing embarrassed:embarrassing disappointed:disappointing
fascinated:fascinating amazed:amazing depressed:depressing motivated:motivating annoyed:annoying stressed:stressful`);

const DEGREES = new Set(
  'very so too really quite more less a bit always often not also never sometimes extremely'.split(' '),
);
const LINKS = new Set('be feel get become look seem sound'.split(' '));
/** What is boring or interesting, but cannot be bored. */
const THINGS = new Set(
  `it this that everything something nothing which picture silence photo painting song life work music film movie book
lesson game museum television tv internet school history science sport football cooking reading homework subject job`.split(
    /\s+/,
  ),
);

function leadIndex(tokens: readonly Token[], index: number): number {
  let at = index - 1;
  while (at >= 0 && (DEGREES.has(tokens[at]?.lower ?? '') || is(tokens[at], R.NOT | R.RB))) at -= 1;
  return at;
}

const isClosed = (token: Token | undefined): boolean =>
  token === undefined ||
  isPunctuation(token) ||
  is(token, R.SC) ||
  isWord(token, 'and', 'but', 'because', 'when', 'so', 'to', 'for', 'at', 'after', 'or', 'about', 'today', 'now', 'on');

const replace = (token: Token, index: number, right: string): Finding => ({
  from: index,
  to: index + 1,
  fixes: [right],
  params: { wrong: token.text, right },
});

/** "I felt very relaxing", "the children get tiring" → relaxed, tired. */
const feltCause = tokenRule('confusable', 'feltCause', (tokens, index) => {
  const token = tokens[index];
  const feeling = token && FEELING_OF.get(token.lower);
  if (!token || !feeling || !isClosed(tokens[index + 1])) return;
  let at = leadIndex(tokens, index);
  const link = tokens[at];
  if (!link?.verb || !LINKS.has(link.verb) || link.verb === 'look' || link.verb === 'sound') return;
  at = leadIndex(tokens, at);
  if (can(tokens[at], R.MD | R.DO | R.HAVE) || isWord(tokens[at], 'to')) at = leadIndex(tokens, at);
  const subject = tokens[at];
  const isSelf = isWord(subject, 'i', 'we');
  const isOther = isWord(subject, 'he', 'she', 'they', 'you', 'people', 'everybody', 'everyone') || isPerson(subject);
  if (!isSelf && !isOther) return;
  // "I am boring", "we were so scary": one says that of others
  if (isSelf && (!ALSO_OF_PEOPLE.has(token.lower) || token.lower === 'scary')) return replace(token, index, feeling);
  const isFelt = link.verb === 'feel' || link.verb === 'get';
  if (isFelt && !isWord(subject, 'they')) return replace(token, index, feeling);
  const isTiring = isWord(token, 'tiring', 'relaxing');
  return (
    (isFelt ? isTiring : !isWord(subject, 'they') && (isTiring || isWord(token, 'exhausting'))) &&
    replace(token, index, feeling)
  );
});

/** "it is bored for me", "I find it interested" → boring, interesting. */
const causedFeeling = tokenRule('confusable', 'causedFeeling', (tokens, index) => {
  const token = tokens[index];
  const cause = token && CAUSE_OF.get(token.lower);
  if (!token || !cause || !(isClosed(tokens[index + 1]) || isWord(tokens[index + 1], 'there', 'here'))) return;
  let at = leadIndex(tokens, index);
  if (isWord(tokens[at], 'it', 'this', 'that') && tokens[at - 1]?.verb === 'find') return replace(token, index, cause);
  const link = tokens[at];
  if (!link?.verb || !LINKS.has(link.verb) || link.verb === 'feel') return;
  at = leadIndex(tokens, at);
  if (can(tokens[at], R.MD)) at = leadIndex(tokens, at);
  const subject = tokens[at];
  const isActivity =
    can(subject, R.VBG) && (at === 0 || isPunctuation(tokens[at - 1]) || is(tokens[at - 1], R.CC | R.SC));
  if (!isActivity && !THINGS.has(subject?.lower ?? '')) return;
  // "the boy that is bored", "it got annoyed": someone
  if (isWord(subject, 'that', 'which') && can(tokens[at - 1], R.NN | R.NNS | R.PRP)) return;
  if (isWord(subject, 'it') && !isWord(token, 'bored', 'interested', 'relaxed', 'fascinated', 'embarrassed')) return;
  return replace(token, index, cause);
});

export const feelingRules: readonly Rule[] = [feltCause, causedFeeling];
