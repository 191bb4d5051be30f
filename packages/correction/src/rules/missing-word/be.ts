import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { nounPhraseAt, numberOf } from '../../tagging/noun-phrase.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { afterObject, isPerson, isSubjectPronoun, leadOf, skipAdverbs } from '../../tagging/verbs.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';

const finding = (tokens: readonly Token[], from: number, to: number, fixes: readonly string[]): Finding => ({
  from,
  to,
  fixes,
  params: {
    wrong: tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ')
      .replace(/ (?=n?['’])/g, ''),
    right: fixes[0] ?? '',
  },
});

/** Whether the sentence is about the past: it has a past form and no present. */
function isPastSentence(tokens: readonly Token[], except: number): boolean {
  const others = tokens.filter((_, at) => at !== except);
  const hasPast = others.some(
    (each) =>
      (is(each, R.VBD | R.VBN) && can(each, R.VBD) && !can(each, R.JJ)) ||
      isWord(each, 'was', 'were', 'did', 'had', 'yesterday', 'ago', 'could'),
  );
  return (
    hasPast &&
    !others.some((each) => isWord(each, 'is', 'are', 'am', 'has', "'s", "'re", 'now', 'will', 'can', 'always'))
  );
}

/** The forms of "be" for a subject: the present, and first the past in a sentence of the past. */
function formsOfBe(tokens: readonly Token[], subject: number, isPlural: boolean): string[] {
  const present = isWord(tokens[subject], 'i') ? 'am' : isPlural ? 'are' : 'is';
  const past = isPlural ? 'were' : 'was';
  return isPastSentence(tokens, subject) ? [past, present] : [present, past];
}

const isPluralPronoun = (token: Token | undefined): boolean => isWord(token, 'we', 'you', 'they');

/** Adjectives that can be other words too, but not after a subject. */
const isPredicative = (token: Token | undefined): boolean =>
  is(token, R.JJ) || isWord(token, 'ill', 'asleep', 'awake', 'late', 'ready', 'busy', 'able', 'sick');

/** Common adjectives that can be nouns or verbs too. */
const COMMON = [
  'kind',
  'good',
  'nice',
  'cold',
  'hot',
  'bad',
  'rich',
  'poor',
  'smart',
  'slow',
  'calm',
  'quiet',
  'clean',
  'dirty',
  'fat',
  'shy',
];

/** Whether a clause begins here: at the start, or after punctuation or a conjunction. */
const begins = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return (
    before === undefined ||
    (isPunctuation(before) && !/^["“‘'’”)]$/.test(before.text)) ||
    is(before, R.CC) ||
    (isWord(before, 'because', 'although', 'if', 'when', 'that', 'but', 'so', 'though', 'while', 'think', 'hope') &&
      !can(tokens[at - 2], R.DT))
  );
};

/** Adjectives that follow a subject only with "be": "I afraid" → I am afraid. */
const NEVER_BARE = new Set(
  'alone both each all himself myself dead asleep first last well fine mere only just fast late early either half proper right like own open welcome long deep high flat loose wide'.split(
    ' ',
  ),
);
const pronoun = tokenRule('missing-word', 'beBeforeAdjective', (tokens, index) => {
  const subject = tokens[index];
  if (!isWord(subject, 'i', 'he', 'she', 'we', 'they', 'it') || !begins(tokens, index)) return;
  if (isWord(tokens[index - 1], 'than', 'as', 'like')) return;
  const at = skipAdverbs(tokens, index + 1);
  const adjective = tokens[at];
  const adverbs = tokens.slice(index + 1, at);
  if (!adjective || !subject || adverbs.some((each) => isWord(each, 'here', 'there', 'then', 'now', "n't"))) return;
  const after = tokens[at + 1];
  const forms = formsOfBe(tokens, index, isPluralPronoun(subject));
  const fixes = (to: number) =>
    finding(
      tokens,
      index,
      to,
      forms.map((form) => [subject.text, form, ...tokens.slice(index + 1, to).map(({ text }) => text)].join(' ')),
    );
  // "I born in"
  if (isWord(adjective, 'born') && at === index + 1) {
    const was = isPluralPronoun(subject) ? 'were' : 'was';
    return finding(tokens, index, at + 1, [`${subject.text} ${was} born`]);
  }
  const hasDegree = adverbs.some((each) => isWord(each, 'very', 'so', 'too', 'really', 'quite'));
  const isAdjective =
    ((isPredicative(adjective) ||
      (hasDegree && isWord(adjective, ...COMMON)) ||
      (isWord(adjective, 'good') && isWord(after, 'at'))) &&
      !NEVER_BARE.has(adjective.lower) &&
      !adjective.lower.endsWith('ed')) ||
    isWord(adjective, 'tired', 'interested', 'excited', 'scared', 'worried', 'bored', 'surprised');
  if (isAdjective) {
    if (
      can(after, NOUN | VERB) &&
      !is(after, R.IN) &&
      !isWord(after, 'like') &&
      !(isWord(after, 'to') || can(after, R.IN | R.TO))
    )
      return;
    if (isWord(subject, 'it') && index > 0 && !isWord(tokens[index - 1], 'because', 'but', 'so', 'and', ',')) return;
    if (isWord(subject, 'we') && can(after, NOUN)) return;
    if (
      tokens.slice(at + 1, at + 3).some((each) => can(each, R.BE | R.MD | R.HAVE)) &&
      !isWord(after, 'to', 'when', 'because', 'that')
    )
      return;
    if (isWord(subject, 'it') && can(tokens[index - 2], R.VB)) return;
    return fixes(at + 1);
  }
});

/** "She reading a book", "I going home". */
const progressive = tokenRule('missing-word', 'beBeforeIng', (tokens, index) => {
  const verb = tokens[index];
  if (
    !verb?.verb ||
    !is(verb, R.VBG) ||
    !verb.lower.endsWith('ing') ||
    isWord(verb, 'being', 'having', 'including', 'according')
  )
    return;
  const at = leadOf(tokens, index);
  const subject = tokens[at];
  if (at < 0 || !isWord(subject, 'i', 'he', 'she', 'we', 'they') || !begins(tokens, at) || !subject) return;
  if (isPunctuation(tokens[at - 1]) && !isWord(tokens[at - 1], ',')) return;
  if (
    (isWord(tokens[at - 1], 'and', 'or') && tokens.slice(0, at).some((each) => can(each, R.VBG | R.BE | R.MD))) ||
    isWord(tokens[at - 1], 'but')
  )
    return;
  if (
    isWord(tokens[at - 1], ',') &&
    tokens.slice(0, at).some((each) => isWord(each, 'is', 'are', 'was', 'were', 'what', 'how'))
  )
    return;
  const forms = formsOfBe(tokens, at, isPluralPronoun(subject));
  return finding(
    tokens,
    at,
    index + 1,
    forms.map((form) => [subject.text, form, ...tokens.slice(at + 1, index + 1).map(({ text }) => text)].join(' ')),
  );
});

/** Whether no finite verb stands between two tokens. */
const hasNoFinite = (tokens: readonly Token[], from: number, to: number): boolean =>
  !tokens
    .slice(from, to)
    .some(
      (each, at) =>
        can(each, R.BE | R.HAVE | R.MD | R.DO) ||
        (can(each, R.VBZ | R.VBD) && !is(tokens[from + at - 1], R.DT | R.PRPS | R.JJ | R.CD | R.QT)) ||
        is(each, R.VB),
    );

/** Where the clause that a token is in ends. */
function clauseEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < tokens.length && !(isPunctuation(tokens[at]) || is(tokens[at], R.CC | R.SC))) at += 1;
  return at;
}

/** "Because the children making noise": a clause after a conjunction with no finite verb. */
const clauseProgressive = tokenRule('missing-word', 'beInClause', (tokens, index) => {
  if (!isWord(tokens[index], 'because', 'when', 'although', 'if', 'while')) return;
  const end = afterObject(tokens, index + 1);
  if (end < 0 || (can(tokens[index + 1], R.PRPO | R.PRP) && !can(tokens[index + 1], R.DT))) return;
  const at = skipAdverbs(tokens, end);
  const form = tokens[at];
  const stop = clauseEnd(tokens, at);
  const head = tokens[end - 1];
  if (!form || !head || !hasNoFinite(tokens, index + 1, stop) || isWord(tokens[index - 1], 'even')) return;
  const isIng =
    (is(form, R.VBG) ||
      (can(form, R.VBG) && (can(tokens[at + 1], R.DT | R.PRPS | R.QT | R.IN) || isWord(tokens[at + 1], 'so')))) &&
    form.lower.endsWith('ing') &&
    !isWord(form, 'being', 'including', 'regarding', 'concerning');
  const isAdjective = is(form, R.JJ) && !can(tokens[at + 1], NOUN) && !isWord(tokens[index], 'if', 'when', 'while');
  if (!isIng && !isAdjective) return;
  const forms = formsOfBe(tokens, end - 1, numberOf(head) === 'plural');
  return finding(
    tokens,
    end - 1,
    at + 1,
    forms.map((be) => [head.text, be, ...tokens.slice(end, at + 1).map(({ text }) => text)].join(' ')),
  );
});

/** "My new classmates very friendly", "the baby already asleep": a noun and an adjective without "be". */
const afterNoun = tokenRule('missing-word', 'beAfterNoun', (tokens, index) => {
  const adverb = tokens[index];
  const adjective = tokens[index + 1];
  const isDegree = isWord(
    adverb,
    'very',
    'too',
    'so',
    'really',
    'already',
    'always',
    'quite',
    'extremely',
    'usually',
    'still',
  );
  if (!isDegree || !adverb || !isPredicative(adjective) || !adjective || index === 0) return;
  if (
    isWord(
      adjective,
      'many',
      'much',
      'few',
      'little',
      'well',
      'far',
      'long',
      'early',
      'fast',
      'hard',
      'high',
      'deep',
      'low',
      'close',
      'right',
      'like',
    ) ||
    (can(tokens[index + 2], NOUN | R.JJ | R.VBG) && !isWord(tokens[index + 2], 'today', 'yesterday'))
  )
    return;
  const phrase = nounPhraseAt(tokens, index - 1);
  let end = clauseEnd(tokens, index + 1);
  if (isWord(adverb, 'so') && isWord(tokens[index + 2], 'that')) end = index + 2;
  let from = phrase?.from ?? -1;
  let headAt = index - 1;
  if (phrase && isWord(tokens[from - 1], 'in', 'at', 'of', 'on')) {
    const owner = nounPhraseAt(tokens, from - 2);
    if (!owner) return;
    from = owner.from;
    headAt = owner.head;
  }
  if (/^["“”…]$/.test(tokens[end]?.text ?? '')) return;
  const head = tokens[headAt];
  const noun = tokens[index - 1];
  if (!phrase || !head || !noun || isSubjectPronoun(head)) return;
  const opener = tokens[from - 1];
  const opens =
    from === 0 ||
    isWord(opener, 'because', 'and', 'but', 'although', 'so', 'that', 'when') ||
    (isWord(opener, ',') && !can(tokens[0], R.VB));
  const isSubject =
    is(tokens[from], R.PRPS | R.DT) ||
    isWord(tokens[from], 'everything', 'everyone', 'everybody', 'something', 'people', 'nothing') ||
    is(head, R.NNS);
  if (
    !opens ||
    !isSubject ||
    (can(noun, R.PRPO) && !isWord(head, 'everything', 'everyone', 'everybody')) ||
    !hasNoFinite(tokens, from, end)
  )
    return;
  if (
    isWord(opener, ',', 'and', 'but', 'that') &&
    tokens
      .slice(0, from)
      .some(
        (each) =>
          can(each, R.VBG) || isWord(each, 'with', 'make', 'made', 'makes', 'find', 'found', 'keep', 'so', 'such'),
      )
  )
    return;
  if (isWord(opener, 'and') || (isWord(opener, ',') && tokens.slice(0, from).some((each) => can(each, R.BE)))) return;
  if (from === 0 && !tokens.some((each) => isPunctuation(each))) return;
  if (from === 0 && isWord(tokens[end], ',') && !isWord(tokens[end + 1], 'so', 'and', 'but', 'because')) return;
  const forms = formsOfBe(tokens, headAt, numberOf(head) === 'plural');
  return finding(
    tokens,
    index - 1,
    index + 2,
    forms.map((be) => `${noun.text} ${be} ${adverb.text} ${adjective.text}`),
  );
});

/** "There many cars" → there are many. */
const there = tokenRule('missing-word', 'beAfterThere', (tokens, index) => {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!isWord(token, 'there') || !next || !token) return;
  const before = tokens[index - 1];
  if (before !== undefined && !(isWord(before, ',', 'and', 'but', 'because', 'that', 'so') || isPunctuation(before)))
    return;
  if (isWord(before, 'and', ',', 'so') && !tokens.slice(0, index).some((each) => can(each, R.BE))) return;
  const opens =
    isWord(next, 'many', 'some', 'several', 'no') ||
    (isWord(next, 'a', 'an') && can(tokens[index + 2], R.NN | R.JJ)) ||
    is(next, R.CD);
  const rest = tokens.slice(index + 1, clauseEnd(tokens, index + 1));
  if (!opens || rest.length < 3 || !hasNoFinite(tokens, index + 1, index + 1 + rest.length)) return;
  if (isWord(next, 'no', 'some') && !can(tokens[index + 2], NOUN | R.JJ)) return;
  if (isWord(next, 'some', 'many') && isPunctuation(tokens[index + 2])) return;
  const nounEnd = afterObject(tokens, index + 1);
  const isUncountable =
    isWord(next, 'no', 'some') && nounEnd > 0 && can(tokens[nounEnd - 1], R.NN) && !can(tokens[nounEnd - 1], R.NNS);
  const isSingular =
    isUncountable || (isWord(next, 'a', 'an', 'one') && !isWord(tokens[index + 2], 'lot', 'few', 'couple'));
  return finding(tokens, index, index + 2, [
    `${token.text} ${isSingular ? 'is' : 'are'} ${next.text}`,
    `${token.text} ${isSingular ? 'was' : 'were'} ${next.text}`,
  ]);
});

const INFINITIVE_LEADS = new Set(
  'want wants wanted hope hopes used like love need needs have has had going seem seems seemed appears learn try expect expected prefer important necessary essential better'.split(
    ' ',
  ),
);
/** "To" or a modal and an adjective: "used to very poor", "it will difficult". */
const infinitive = tokenRule('missing-word', 'beAfterTo', (tokens, index) => {
  const token = tokens[index];
  if (!token) return;
  const isTo = isWord(token, 'to');
  const isModal = is(token, R.MD) && !isWord(token, "'d");
  if (!isTo && !isModal) return;
  const before = tokens[index - 1];
  const at = skipAdverbs(tokens, index + 1);
  const adjective = tokens[at];
  if (isTo && can(before, R.BE) && isWord(tokens[index + 1], 'a', 'an')) return professionFinding(tokens, index);
  if (!adjective || (isTo && (!before || !INFINITIVE_LEADS.has(before.lower)))) return;
  if (isTo && isWord(before, 'used') && can(tokens[leadOf(tokens, index - 1)], R.BE)) return;
  if (isModal && (can(before, R.DT | R.PRPS | R.JJ | R.POS) || index === 0 || /^(?:May|Will)$/.test(token.text)))
    return;
  if (isModal && !(isSubjectPronoun(before) || can(before, R.NN | R.NNS | R.NNP))) return;
  const after = tokens[at + 1];
  const start = isWord(tokens[index + 1], "n't", 'not') ? index + 2 : index + 1;
  const words = tokens
    .slice(start, at + 1)
    .map(({ text }) => text)
    .join(' ');
  if (isWord(token, 'can', 'ca', 'could') && isWord(adjective, 'able') && isWord(after, 'to'))
    return start > index + 1 ? finding(tokens, at, at + 2, ['']) : null;
  const isAdjective =
    is(adjective, R.JJ) &&
    !can(after, NOUN) &&
    !can(adjective, R.RB) &&
    !isWord(adjective, 'own', 'same', 'such', 'other', 'like');
  if (isAdjective) {
    if ((isModal && tokens.slice(index + 1, at).some((each) => isWord(each, 'as', 'also'))) || isPunctuation(adjective))
      return;
    if (isWord(adjective, 'able') || !isTo || !isWord(before, 'like', 'love', 'have', 'has', 'had')) {
      // "if possible", "as soon as I can possible"
      if (isModal && isWord(adjective, 'possible', 'much')) return;
      return finding(tokens, start, at + 1, [`be ${words}`]);
    }
    return;
  }
  // "want to a doctor", "my dream is to a pilot"
  const isDream = isTo && (can(before, R.BE) || isWord(before, 'want', 'wants', 'wanted', 'hope', 'like', 'used'));
  return isTo && isWord(tokens[index + 1], 'a', 'an') && isDream ? professionFinding(tokens, index) : null;
});
const PROFESSIONS = new Set(
  `doctor nurse teacher pilot engineer lawyer actor actress singer writer journalist scientist chef cook farmer manager businessman
businesswoman programmer designer architect artist musician dancer footballer player policeman firefighter vet dentist pharmacist photographer
translator interpreter accountant secretary soldier astronaut driver mechanic director leader professor lecturer guide waiter waitress hairdresser model
psychologist biologist chemist politician president student father mother parent painter author poet`.split(/\s+/),
);
function professionFinding(tokens: readonly Token[], index: number): Finding | null {
  let at = index + 2;
  while (is(tokens[at], R.JJ | R.NN) && !PROFESSIONS.has(tokens[at]?.lower ?? '') && at < index + 5) at += 1;
  if (
    !PROFESSIONS.has(tokens[at]?.lower ?? '') ||
    (can(tokens[index - 1], R.BE) &&
      !isWord(tokens[index - 2], 'dream', 'goal', 'wish', 'plan', 'ambition', 'aim', 'hope'))
  )
    return null;
  const article = tokens[index + 1]?.text ?? 'a';
  return finding(tokens, index + 1, index + 2, [`be ${article}`, `become ${article}`]);
}

/** "My cousin been in hospital" → has been. */
const been = tokenRule('missing-word', 'haveBeforeBeen', (tokens, index) => {
  const token = tokens[index];
  if (
    !isWord(token, 'been') ||
    index === 0 ||
    !token ||
    /^['’"“]/.test(tokens[index - 1]?.text ?? '') ||
    /^["“”]$/.test(tokens[index + 1]?.text ?? '')
  )
    return;
  const at = leadOf(tokens, index);
  const subject = tokens[at];
  if (
    !subject ||
    tokens
      .slice(Math.max(0, index - 8), index)
      .some((each) => can(each, R.HAVE) || isWord(each, "'d", 'of', "'s", 'having', 'ever'))
  )
    return;
  const isPronoun = isWord(subject, 'i', 'he', 'she', 'we', 'they', 'you', 'it');
  const phrase = isPronoun ? null : nounPhraseAt(tokens, at);
  const from = isPronoun ? at : (phrase?.from ?? -1);
  const opener = tokens[from - 1];
  if (
    from < 0 ||
    !(
      from === 0 ||
      isPunctuation(opener) ||
      is(opener, R.CC) ||
      isWord(opener, 'because', 'that', 'if', 'when', 'but', 'so', 'although')
    )
  )
    return;
  if (!isPronoun && (!phrase || (can(subject, R.VB | R.VBZ) && !phrase.isDetermined))) return;
  const isSingular = isPronoun ? isWord(subject, 'he', 'she', 'it') : numberOf(subject) === 'singular';
  const have = isSingular ? 'has' : 'have';
  return finding(
    tokens,
    at,
    index + 1,
    [have, 'had'].map((each) =>
      [subject.text, each, ...tokens.slice(at + 1, index + 1).map(({ text }) => text)].join(' '),
    ),
  );
});

/** "My sister is only eleven years" → years old. */
const years = tokenRule('missing-word', 'yearsOld', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'years', 'year') || !is(tokens[index - 1], R.CD) || !token) return;
  const after = tokens[index + 1];
  const isEnd =
    after === undefined || isPunctuation(after) || isWord(after, 'now', 'and', 'but', 'so', 'because', 'when');
  let at = index - 2;
  while (isWord(tokens[at], 'only', 'just', 'almost', 'about', 'nearly', 'already', 'now') || is(tokens[at], R.RB))
    at -= 1;
  if (!isEnd || !can(tokens[at], R.BE)) return;
  const subject = tokens[leadOf(tokens, at)];
  const isHuman =
    isWord(subject, 'i', 'he', 'she', 'we', 'they') ||
    (isPerson(subject) && can(tokens[leadOf(tokens, at) - 1], R.PRPS | R.JJ | R.DT)) ||
    (isWord(subject, 'who') && (isPerson(tokens[leadOf(tokens, at) - 1]) || isPerson(tokens[leadOf(tokens, at) - 2])));
  return (isHuman && !isWord(after, ',')) || (isHuman && isWord(tokens[index + 2], 'but', 'and', 'so'))
    ? finding(tokens, index, index + 1, [`${token.text} old`])
    : null;
});

/** "A boy riding a bicycle in the park." as a whole sentence. */
const wholeProgressive = tokenRule('missing-word', 'beInSentence', (tokens, index) => {
  const form = tokens[index];
  if (
    !form ||
    !can(form, R.VBG) ||
    !form.lower.endsWith('ing') ||
    tokens.at(-1)?.text !== '.' ||
    tokens.length < 6 ||
    isWord(form, 'being', 'including', 'according')
  )
    return;
  const picture = tokens.findIndex((each) => each.text === ',');
  const from = picture > 0 && picture <= 6 && picture < index && isWord(tokens[0], 'in', 'on', 'at') ? picture + 1 : 0;
  const end = afterObject(tokens, from);
  const head = tokens[end - 1];
  if (end !== index || !head || !isPerson(head) || !can(tokens[from], R.DT | R.CD | R.PRPS | R.QT)) return;
  if (
    tokens.some((each) => can(each, R.BE | R.HAVE | R.MD | R.DO | R.VBZ | R.VBD | R.WH | R.SC) && !is(each, R.IN)) ||
    tokens.slice(index).some((each) => is(each, R.VB) || each.text === ':')
  )
    return;
  const forms = numberOf(head) === 'plural' ? ['are', 'were'] : ['is', 'was'];
  return finding(
    tokens,
    index,
    index + 1,
    forms.map((be) => `${be} ${form.text}`),
  );
});

/** "The cup on the table" is no sentence, "I at home" neither: a place after a pronoun. */
const place = tokenRule('missing-word', 'beBeforePlace', (tokens, index) => {
  const subject = tokens[index];
  if (
    !isWord(subject, 'i', 'he', 'she', 'we', 'they') ||
    !begins(tokens, index) ||
    !subject ||
    isWord(tokens[index - 1], ',', 'and', 'or', 'but')
  )
    return;
  const next = tokens[index + 1];
  if (!isWord(next, 'in', 'at', 'from', 'on') || !next || can(next, R.VB)) return;
  const end = clauseEnd(tokens, index + 1);
  if (!hasNoFinite(tokens, index + 1, end) || end < index + 3 || isWord(tokens[end], ',')) return;
  const forms = formsOfBe(tokens, index, isPluralPronoun(subject));
  return finding(
    tokens,
    index,
    index + 2,
    forms.map((form) => `${subject.text} ${form} ${next.text}`),
  );
});

/** "My father's shop on the corner": a whole sentence of a noun and a place. */
const nounPlace = tokenRule('missing-word', 'beAfterSubject', (tokens, index) => {
  if (index !== 0 || !isWord(tokens[0], 'my', 'our') || tokens.length < 7 || tokens.at(-1)?.text !== '.') return;
  let end = afterObject(tokens, 0);
  if (end > 0 && is(tokens[end], R.POS)) end = can(tokens[end + 1], R.NN) ? end + 2 : -1;
  const preposition = tokens[end];
  const head = tokens[end - 1];
  if (end < 0 || !isWord(preposition, 'in', 'on', 'near', 'at', 'behind', 'next') || !head || !preposition) return;
  if (
    tokens
      .slice(end)
      .some(
        (each) =>
          can(each, R.VBZ | R.VBD | R.BE | R.HAVE | R.MD | R.DO | R.WH | R.SC) || is(each, R.VB | R.VBG | R.VBN),
      )
  )
    return;
  const isPlural = numberOf(head) === 'plural';
  return finding(tokens, end, end + 1, [
    `${isPlural ? 'are' : 'is'} ${preposition.text}`,
    `${isPlural ? 'were' : 'was'} ${preposition.text}`,
  ]);
});

export const beRules: readonly Rule[] = [
  pronoun,
  progressive,
  there,
  been,
  years,
  infinitive,
  afterNoun,
  clauseProgressive,
  wholeProgressive,
  place,
  nounPlace,
];
