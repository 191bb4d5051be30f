import { ingOf, participleOf } from '../../lexicon/inflect.ts';
import { irregularVerbs } from '../../lexicon/irregular-verbs.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isCapital, isPunctuation, isWord } from '../../tagging/token.ts';
import { afterObject, isPerson, leadOf, looksBase, opensObject, skipAdverbs } from '../../tagging/verbs.ts';
import { type Rule, tokenRule } from '../rule.ts';
import { FEELINGS, THINGS } from './tables.ts';

/** Regular forms of irregular verbs that nobody uses, and -ed after a past form: teached, wented. */
const OVERREGULAR: ReadonlyMap<string, string> = new Map(
  [...irregularVerbs].flatMap(([base, { past }]): [string, string][] => {
    const last = base.at(-1) ?? '';
    const regular = base.endsWith('e') ? `${base}d` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
    const doubled = /[^aeiou][aeiou][bdgmnpt]$/.test(base) ? [`${base}${last}ed`] : [];
    const forms = [
      regular,
      ...doubled,
      ...past.filter((each) => !each.endsWith('ed')).map((each) => (each.endsWith('e') ? `${each}d` : `${each}ed`)),
    ];
    return forms.map((form) => [form, base]);
  }),
);
/** Forms above that are words. */
const REAL_FORMS = new Set(
  `lighted hanged grounded wounded founded winded bored leaded leafed lied spoiled spilled spelled smelled dreamed learned leaned leaped burned
burnt proved mowed sewed sowed sawed showed swelled shined bounded felled spated rented tored wetted lefted sped speeded weaved fitted
rowed bared putted cased seated sated quitted broadcasted forecasted interested wined spitted casted ridded saweded forbided lasted sanged
rounded costed stranded bited beared slitted besetted wonted bounded letted doned`.split(/\s+/),
);
const LIKELY = new Set(
  'costed casted broadcasted letted putted bited beared forbided quitted leaved sanged'.split(' '),
);

const overregular = tokenRule('verb-form', 'irregularPast', (tokens, index) => {
  const token = tokens[index];
  if (!token || (isCapital(token) && index > 0)) return;
  const base = OVERREGULAR.get(token.lower);
  if (base === undefined || (REAL_FORMS.has(token.lower) && !LIKELY.has(token.lower))) return;
  if (/^["“”‘']$/.test(tokens[index - 1]?.text ?? '')) return;
  if (token.readings !== 0 && !LIKELY.has(token.lower) && !isWord(token, 'payed')) return;
  if (isWord(token, 'leaved') && can(tokens[index + 1], NOUN)) return;
  const verb = irregularVerbs.get(base);
  const lead = tokens[leadOf(tokens, index)];
  const isParticiple = can(lead, R.HAVE | R.BE) || isWord(lead, 'got', 'get');
  const fix = (isParticiple ? verb?.participle : verb?.past)?.[0];
  return fix !== undefined && { from: index, to: index + 1, fixes: [fix], params: { wrong: token.text, verb: base } };
});

const LINKS = new Set('be feel get become look seem'.split(' '));
const FIRST_PERSON = ['i', 'we'];

/** "I am boring", "I am interesting in": people who feel something. */
const boredPerson = tokenRule('verb-form', 'edForFeelings', (tokens, index) => {
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
const boringThing = tokenRule('verb-form', 'ingForThings', (tokens, index) => {
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
const participleAfterGet = tokenRule('verb-form', 'participleAfterGet', (tokens, index, { lexicon }) => {
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

/** "A friend call Marco", "a book write by", "a letter wrote by". */
const reduced = tokenRule('verb-form', 'participleAfterNoun', (tokens, index) => {
  const verb = tokens[index];
  const noun = tokens[index - 1];
  const after = tokens[index + 1];
  if (!verb?.verb || !can(noun, R.NN | R.NNS) || is(noun, R.VB)) return;
  const found = (fixes: string[]) => ({
    from: index,
    to: index + 1,
    fixes,
    params: { wrong: verb.text, right: fixes[0] ?? '' },
  });
  const isName = is(after, R.NNP) || /^["“‘]$/.test(after?.text ?? '');
  if (
    isWord(verb, 'call', 'name') &&
    isName &&
    can(noun, R.NN) &&
    can(tokens[index - 2], R.DT | R.JJ | R.NN | R.PRPS | R.QT | R.CD)
  ) {
    return (!isWord(noun, 'video', 'phone', 'conference') &&
      !isWord(tokens[index - 2], 'the') &&
      isWord(tokens[index - 2], 'a', 'an', 'one', 'another')) ||
      (can(tokens[index - 2], R.JJ) && isWord(tokens[index - 3], 'a', 'an'))
      ? found(['called', 'named'])
      : null;
  }
  if (!isWord(after, 'by') || !can(noun, R.NN | R.NNS) || isPerson(noun)) return;
  if (
    !can(tokens[index + 2], R.DT | R.PRPS | R.NNP | R.PRPO) ||
    (is(tokens[index + 2], R.PRPO | R.PRP) && !isWord(tokens[index + 2], 'him', 'her', 'them', 'me'))
  )
    return;
  if (
    isWord(verb, 'wrote', 'drew', 'chose', 'stole') &&
    can(tokens[index - 2], R.DT | R.PRPS | R.JJ) &&
    !tokens.slice(0, index - 1).some((each) => can(each, R.SC | R.WH))
  ) {
    return !isWord(noun, 'hand') &&
      isWord(
        noun,
        'book',
        'letter',
        'story',
        'song',
        'poem',
        'article',
        'novel',
        'email',
        'picture',
        'film',
        'play',
        'message',
        'bike',
        'car',
        'phone',
      )
      ? found([participleOf(verb.verb)[0] ?? ''])
      : null;
  }
  return (
    isWord(verb, 'write', 'make', 'build', 'paint', 'design', 'produce', 'direct', 'create', 'publish') &&
    looksBase(verb) &&
    !can(noun, R.NNS) &&
    found([participleOf(verb.verb)[0] ?? ''])
  );
});

/** "There are many people wait for the bus" → waiting. */
const thereIs = tokenRule('verb-form', 'ingAfterThereIs', (tokens, index) => {
  if (
    !isWord(tokens[index], 'there') ||
    !can(tokens[index + 1], R.BE) ||
    (index > 0 && !isPunctuation(tokens[index - 1]) && !can(tokens[index - 1], R.CC))
  )
    return;
  let at = index + 2;
  if (isWord(tokens[at], 'a') && isWord(tokens[at + 1], 'lot', 'group', 'couple') && isWord(tokens[at + 2], 'of'))
    at += 3;
  const end = afterObject(tokens, skipAdverbs(tokens, at));
  const verb = tokens[end];
  if (
    end < 0 ||
    (!isPerson(tokens[end - 1]) && !isWord(tokens[end - 1], 'dog', 'dogs', 'cat', 'cats', 'birds', 'cars'))
  )
    return;
  if (!verb?.verb || !(looksBase(verb) || can(verb, R.VBZ)) || can(verb, R.BE | R.HAVE | R.DO | R.MD | R.IN | R.VBN))
    return;
  const isPlain =
    is(verb, R.VB | R.VBZ) ||
    opensObject(tokens[end + 1]) ||
    isWord(tokens[end + 1], 'in', 'on', 'at', 'for', 'to', 'with', 'next', 'around', 'under');
  if (!isPlain || can(verb, R.JJ) || isWord(verb, 'need', 'want', 'like', 'love', 'know', 'think', 'believe')) return;
  return {
    from: end,
    to: end + 1,
    fixes: [ingOf(verb.verb), `who ${verb.lower}`],
    params: { wrong: verb.text, right: ingOf(verb.verb) },
  };
});

/** Verbs that a clause without "that" may follow: "remember the shop closes". */
const CLAUSE_VERBS = new Set(
  `know think believe hope say tell remember suppose imagine guess ensure see hear notice make let have pretend check assume mean feel find
trust bet understand explain show consider wish be help do go note get consult watch thank bless given provide wait look come fear doubt prove keep allow`.split(
    /\s+/,
  ),
);
/** "Learn a language takes time" → Learning. */
const gerundSubject = tokenRule('verb-form', 'gerundSubject', (tokens, index) => {
  const verb = tokens[index];
  if (
    index !== 0 ||
    !verb ||
    !looksBase(verb) ||
    !can(verb, R.VB) ||
    CLAUSE_VERBS.has(verb.verb) ||
    can(verb, R.IN | R.MD)
  )
    return;
  const after = tokens[1];
  const isVerb =
    is(verb, R.VB) ||
    opensObject(after) ||
    (isWord(verb, 'play', 'learn', 'speak', 'watch', 'drink', 'live', 'travel', 'use', 'study') &&
      !can(after, R.BE | R.MD));
  if (!isVerb || tokens.at(-1)?.text === '?') return;
  let end = skipAdverbs(tokens, 1);
  if (isWord(tokens[end], 'in', 'to', 'with', 'at', 'by', 'for', 'on', 'abroad', 'alone')) end += 1;
  for (let part = 0; part < 3; part += 1) {
    const next =
      afterObject(tokens, end) >= 0
        ? afterObject(tokens, end)
        : can(tokens[end], R.NN) && !can(tokens[end], R.VBZ)
          ? end + 1
          : end;
    if (next === end && part > 0) break;
    end = next;
    if (isWord(tokens[end], 'in', 'of', 'with', 'at', 'for', 'on', 'to', 'from') && part < 2) end += 1;
    else break;
  }
  const finite = tokens[skipAdverbs(tokens, end)];
  const hasPredicate =
    (is(finite, R.VBZ) && !can(finite, R.NNS)) || isWord(finite, 'is', 'takes', 'helps', 'makes', 'needs', 'costs');
  if (
    tokens.slice(1, end).some((each) => can(each, R.WH | R.SC) && !can(each, R.IN)) ||
    isWord(verb, 'discuss', 'describe', 'compare', 'write', 'match', 'choose', 'answer', 'say', 'read')
  )
    return;
  if (!hasPredicate || end < 2 || isPunctuation(tokens[end - 1])) return;
  if (can(verb, R.NN) && can(tokens[1], R.IN)) return;
  const form = ingOf(verb.verb);
  return {
    from: 0,
    to: 1,
    fixes: [form, `to ${verb.lower}`],
    params: { wrong: verb.text, right: form.charAt(0).toUpperCase() + form.slice(1) },
  };
});

/** "Compare with my old job, …" → Compared with. */
const opening = tokenRule('verb-form', 'participleOpening', (tokens, index) => {
  const verb = tokens[index];
  const before = tokens[index - 1];
  if (index > 0 && !isWord(before, ',', 'but', 'and')) return;
  const after = tokens[index + 1];
  const isCompare =
    isWord(verb, 'compare', 'comparing') &&
    isWord(after, 'with', 'to') &&
    (isWord(verb, 'compare') || isWord(after, 'to'));
  const isBase = isWord(verb, 'base', 'basing') && isWord(after, 'on');
  if (!verb || (!isCompare && !isBase) || (index > 0 && isWord(before, 'and'))) return;
  const comma = tokens.findIndex((each, at) => at > index && each.text === ',');
  if (comma < 0 || comma > index + 9 || tokens.slice(index + 1, comma).some((each) => is(each, R.VBZ | R.BE | R.MD)))
    return;
  if (isWord(verb, 'compare') && !can(tokens[comma + 1], R.DT | R.PRPS | R.PRP | R.VBG | R.NN | R.NNS | R.EX)) return;
  const right = isBase ? 'based' : 'compared';
  return { from: index, to: index + 1, fixes: [right], params: { wrong: verb.text, right } };
});

export const participleRules: readonly Rule[] = [
  overregular,
  boredPerson,
  boringThing,
  participleAfterGet,
  reduced,
  thereIs,
  gerundSubject,
  opening,
];
