import { R } from '../../lexicon/readings.ts';
import { can, is, isWord, type Token } from '../../tagging/token.ts';
import { isPerson } from '../../tagging/verbs.ts';
import { nounPhraseAt } from '../noun-phrase.ts';
import { type Rule, tokenRule } from '../rule.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What things and people are on, where learners write "in" or "at". */
const SURFACES = set(`
sofa bench couch shelf carpet terrace platform pavement sidewalk
blackboard whiteboard noticeboard farm coast island website laptop smartphone label lap planet motorbike
horse`);
/** Of these only "at" is surely wrong, or only after a verb of being. */
const BEING_ON = set('wall floor ceiling ground table desk chair beach page');
/** Where people are or what they attend: "in a wedding" → at. */
const POINTS = set(`
wedding reception checkout crossroads crossroad barbecue funeral picnic`);
/** What people and things are in, where learners write "at" or "on". */
const INSIDES = set(`
room bedroom bathroom kitchen wardrobe cupboard drawer fridge pocket box bag backpack suitcase city town village country
world forest jungle car taxi living-room capital suburb countryside neighbourhood neighborhood garden dormitory
cellar attic basement`);
/** Rooms and places after "on". */
const NOT_ON = set(`
room bedroom bathroom kitchen wardrobe fridge city town village garden park office hospital hotel restaurant
supermarket cinema museum library forest classroom suburb`);

const STAYING = set('be live stay sleep sit cook eat study meet wait swim stand');
/** Words that take "at" with an object: "look at the city". */
const TAKES_AT = set(`
look stare glance gaze point laugh smile shout yell throw aim arrive bark wave knock swear peer wink work be stop start
good bad surprised amazed angry terrible great glimpse peek grin scream rush nod growl hiss snap hit fire shoot target`);

const isAfterTable = (token: Token | undefined): boolean => isWord(token, 'of', 'below', 'above');

/** "sit in the sofa", "in the bus", "at another room", "in a wedding". */
const thingPreposition = tokenRule('preposition', 'thingPreposition', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (!token || !isWord(token, 'in', 'at', 'on') || !can(after, R.DT | R.PRPS | R.QT | R.CD | R.JJ)) return;
  const phrase = nounPhraseAt(tokens, index + 1);
  const head = phrase?.head.noun;
  if (!phrase?.isDetermined || head === undefined || can(tokens[phrase.to], R.POS | R.VBG)) return;
  if (isWord(tokens[index + 1], 'every', 'each') || tokens[phrase.to]?.lower === "'s") return;
  const right = rightPreposition(tokens, index, head, phrase.to);
  if (right === undefined) return;
  return { from: index, to: index + 1, fixes: [right], params: { thing: phrase.head.text, wrong: token.lower, right } };
});

function rightPreposition(tokens: readonly Token[], index: number, head: string, end: number): string | undefined {
  const token = tokens[index];
  const before = tokens[index - 1];
  const base = before?.verb ?? before?.lower ?? '';
  if (isWord(token, 'in')) {
    // "in the Cayman Islands"
    if (head === 'island' && !isWord(tokens[end - 1], 'island')) return undefined;
    if (SURFACES.has(head) && !isWord(before, 'interested', 'invest', 'invested', 'changes', 'change')) return 'on';
    if (head === 'knee' && base === 'sit') return 'on';
    if (POINTS.has(head)) return 'at';
    if ((head === 'table' || head === 'desk') && base === 'sit') return 'at';
    return BEING_ON.has(head) &&
      head !== 'chair' &&
      head !== 'table' &&
      head !== 'page' &&
      head !== 'ground' &&
      can(before, R.BE) &&
      !isAfterTable(tokens[end])
      ? 'on'
      : undefined;
  }
  if (TAKES_AT.has(base) && !can(before, R.BE)) return undefined;
  if (isWord(token, 'at')) {
    if (is(before, R.JJ | R.VBN)) return undefined;
    if (INSIDES.has(head)) return 'in';
    return /^(?:sofa|bench|floor|roof|carpet)$/.test(head) && (can(before, R.BE) || STAYING.has(base))
      ? 'on'
      : undefined;
  }
  if (base === 'sit' && (head === 'table' || head === 'desk')) {
    const sitter = tokens[index - 2];
    const isPersonSitting = can(sitter, R.PRP | R.BE | R.TO | R.MD | R.NOT | R.NNP) || isPerson(sitter);
    return !isPersonSitting ||
      tokens.some((each) => isWord(each, 'cat', 'dog', 'bird', 'cats', 'it', 'on', 'child') && each !== token)
      ? undefined
      : 'at';
  }
  return NOT_ON.has(head) && STAYING.has(base) && !can(before, R.NN) ? 'in' : undefined;
}

/** "in the left there is", "in other side" → on the left, on the other side. */
const side = tokenRule('preposition', 'sidePreposition', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'in', 'at', 'on', 'to')) return;
  const hasArticle = isWord(tokens[index + 1], 'the');
  const at = index + (hasArticle ? 2 : 1);
  const word = tokens[at];
  const after = tokens[at + 1];
  if (isWord(word, 'left', 'right') && !(hasArticle && isWord(token, 'on', 'to'))) {
    if (
      isWord(token, 'to') ||
      tokens[index - 1]?.verb === 'look' ||
      (after !== undefined && can(after, R.NN | R.NNS | R.JJ) && !isWord(after, 'there', 'is'))
    )
      return;
    if (
      isWord(word, 'right') &&
      (isWord(after, 'now', 'away', 'time') || (isWord(token, 'in', 'on') && !can(after, R.BE | R.EX | R.PRP)))
    )
      return;
    const right = `on the ${word?.lower}`;
    return {
      from: index,
      to: at + 1,
      fixes: [right],
      params: { thing: word?.text ?? '', wrong: token?.lower ?? '', right },
    };
  }
  if (!isWord(word, 'other', 'one', 'both', 'each', 'this', 'opposite', 'another') || !isWord(after, 'side')) return;
  if (isWord(token, 'to') || (isWord(token, 'on') && (hasArticle || !isWord(word, 'other', 'opposite')))) return;
  const article = hasArticle || isWord(word, 'other', 'opposite') ? 'the ' : '';
  const right = `on ${article}${word?.lower}`;
  return {
    from: index,
    to: at + 1,
    fixes: [right],
    params: { thing: after?.text ?? '', wrong: token?.lower ?? '', right },
  };
});

export const surfaceRules: readonly Rule[] = [thingPreposition, side];
