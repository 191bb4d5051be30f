import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { shortest, textOf, wordOf } from '../fixed-phrases.ts';
import { nounPhraseAt } from '../noun-phrase.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';

const SUBJECTS = ['i', 'he', 'she', 'we', 'they'];
const isSubject = (token: Token | undefined): boolean => isWord(token, ...SUBJECTS);

/** Whether a clause begins at a token: a subject with its verb, "it is", "the film was". */
export function beginsClause(tokens: readonly Token[], from: number): boolean {
  if (isSubject(tokens[from])) return true;
  if (isWord(tokens[from], 'there')) return can(tokens[from + 1], R.BE);
  if (isWord(tokens[from], 'it', 'you'))
    return can(tokens[from + 1], R.BE | R.MD | R.HAVE | R.VBD | R.VBZ | R.DO) && !isPunctuation(tokens[from + 1]);
  const phrase = nounPhraseAt(tokens, from);
  if (!phrase) return false;
  let at = phrase.to;
  if (is(tokens[at], R.RB)) at += 1;
  if (isWord(tokens[at], 'being', 'having', "'s")) return false;
  return (
    is(tokens[at], R.BE | R.VBD) ||
    is(tokens[at], R.MD) ||
    is(tokens[at], R.HAVE | R.VBZ | R.VBD) ||
    is(tokens[at], R.DO | R.VBZ | R.VBD)
  );
}

/** Whether there is no verb at all between two tokens. */
const isVerbless = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).every((token, at) => {
    if (can(token, R.MD | R.BE | R.HAVE | R.DO | R.WH)) return false;
    return (
      !can(token, VERB) ||
      is(token, NOUN) ||
      (can(token, R.JJ) && !can(token, R.VBD) && is(tokens[from + at + 1], NOUN))
    );
  });

/** How many finite verbs there are for certain between two tokens. */
const finiteVerbs = (tokens: readonly Token[], from: number, to: number): number =>
  tokens
    .slice(from, to)
    .filter(
      (token) =>
        is(token, R.MD) ||
        (is(token, R.BE | R.HAVE | R.DO | R.VBD | R.VBZ) && !can(token, R.VBN | R.VBG | R.VB | R.POS)),
    ).length;

const nextComma = (tokens: readonly Token[], from: number): number =>
  tokens.findIndex((each, at) => at > from && each.text === ',');

const FIRST: ReadonlyMap<string, readonly string[]> = new Map([
  ['although', ['but', 'however']],
  ['though', ['but']],
  ['because', ['so', 'therefore']],
  ['since', ['so', 'therefore']],
  ['as', ['so']],
  ['if', ['so']],
  ['after', ['and']],
]);

/** "Although it rained, but we played", "Because it was late, so I left". */
const oneTooMany = tokenRule('conjunction', 'oneTooMany', (tokens, index) => {
  const token = tokens[index];
  if (!token) return;
  const isEven = isWord(token, 'even') && isWord(tokens[index + 1], 'though', 'if');
  const isOpen =
    index === 0 ||
    isWord(tokens[index - 1], 'that', ';') ||
    (isPunctuation(tokens[index - 1]) && isWord(token, 'although', 'because') && !isWord(tokens[index - 1], ','));
  if (!isOpen || (!isEven && !FIRST.has(token.lower))) return;
  const from = index + (isEven ? 2 : 1);
  if (!beginsClauseLoosely(tokens, from)) return;
  const comma = nextComma(tokens, index);
  if (comma < 0)
    return isEven || isWord(token, 'although', 'though', 'because', 'since')
      ? withoutComma(tokens, index, from)
      : undefined;
  if (comma > index + 25) return;
  const link = tokens[comma + 1];
  const after = tokens[comma + 2];
  // another clause between: "When it is high the path can't be seen, so …"
  const isLong = isWord(token, 'although', 'though', 'even', 'because');
  if (finiteVerbs(tokens, from, comma) > (isLong ? 2 : 1)) return;
  if (
    isWord(token, 'after', 'if', 'as') &&
    !isSubject(tokens[from]) &&
    !isWord(tokens[from], 'you') &&
    !beginsClause(tokens, from)
  )
    return;
  const words = isEven ? ['but'] : (FIRST.get(token.lower) ?? []);
  const isAndThen = isWord(link, 'and') && isWord(after, 'then') && isWord(token, 'after');
  if (isAndThen) {
    if (!beginsClause(tokens, comma + 3)) return;
    return shortest(tokens, comma + 1, comma + 4, [[wordOf(tokens, comma + 3)]], {
      first: textOf(tokens, index, from),
      second: 'and then',
    });
  }
  if (
    !isWord(link, ...words) ||
    isWord(link, 'and', 'then') ||
    (isWord(link, 'so') && isWord(after, 'that', 'as', 'much', 'many'))
  )
    return;
  // "Since the restaurant was full, so …": a clause follows
  if (!(isSubject(after) || beginsClause(tokens, comma + 2) || isWord(after, 'it', 'you', 'there'))) return;
  // a clause of its own before the comma: "Because of that I left, so"
  if (
    isWord(token, 'as', 'since', 'if', 'when') &&
    isWord(link, 'so') &&
    !can(tokens[from], R.PRP | R.DT | R.PRPS | R.NNP | R.EX)
  )
    return;
  return shortest(tokens, comma + 1, comma + 3, [[wordOf(tokens, comma + 2)]], {
    first: textOf(tokens, index, from).toLowerCase(),
    second: link?.lower ?? '',
  });
});

/** "Although it rained but we played", without a comma. */
function withoutComma(tokens: readonly Token[], index: number, from: number): Finding | undefined {
  const isReason = isWord(tokens[index], 'because', 'since');
  const link = tokens.findIndex(
    (each, at) => at > from + 1 && isWord(each, isReason ? 'so' : 'but') && isSubject(tokens[at + 1]),
  );
  if (
    link < 0 ||
    isWord(tokens[link - 1], 'say', 'said', 'says', 'think', 'thought', 'hope', 'do', 'did', 'and', 'not', 'be')
  )
    return undefined;
  if (!beginsClause(tokens, from) || finiteVerbs(tokens, from, link) > 1) return undefined;
  return shortest(tokens, link, link + 2, [[wordOf(tokens, link + 1)]], {
    first: textOf(tokens, index, from).toLowerCase(),
    second: tokens[link]?.lower ?? '',
  });
}

/** Whether a subject follows: a pronoun, or a phrase with a verb at some distance. */
const beginsClauseLoosely = (tokens: readonly Token[], from: number): boolean =>
  can(tokens[from], R.PRP | R.DT | R.PRPS | R.EX | R.NNP | R.NN | R.NNS | R.QT) && !isWord(tokens[from], 'of');

const CONCESSION = ['although', 'though', 'even though'];

/** "Despite he studied hard" → Although; "Because the traffic," → Because of. */
const clauseOrNoun = tokenRule('conjunction', 'clauseOrNoun', (tokens, index) => {
  const token = tokens[index];
  if (!token) return;
  const after = tokens[index + 1];
  const isOf = isWord(after, 'of');
  const isInSpite = isWord(token, 'in') && isWord(after, 'spite');
  if (isInSpite) {
    const from = isWord(tokens[index + 2], 'of') ? index + 3 : index + 2;
    if (beginsClause(tokens, from)) {
      return {
        from: index,
        to: from,
        fixes: CONCESSION,
        params: { wrong: textOf(tokens, index, from), right: 'although' },
      };
    }
    if (from === index + 2 && isWord(tokens[from], 'the', 'my', 'his', 'her', 'our', 'their', 'all', 'this', 'these')) {
      return {
        from: index,
        to: from,
        fixes: ['in spite of', 'despite'],
        params: { wrong: 'in spite', right: 'in spite of' },
      };
    }
    return;
  }
  if (isWord(token, 'despite') && !isOf && beginsClause(tokens, index + 1)) {
    return { from: index, to: index + 1, fixes: CONCESSION, params: { wrong: 'despite', right: 'although' } };
  }
  if (isWord(token, 'because') && isOf && beginsClause(tokens, index + 2) && !isFree(tokens, index + 2)) {
    if (is(tokens[index + 2], R.DT | R.PRPS) && finiteVerbs(tokens, 0, index) === 0) return;
    return { from: index, to: index + 2, fixes: ['because'], params: { wrong: 'because of', right: 'because' } };
  }
  if (isWord(token, 'due') && isWord(after, 'to') && beginsClause(tokens, index + 2) && !isFree(tokens, index + 2)) {
    return {
      from: index,
      to: index + 2,
      fixes: ['because', 'since', 'as'],
      params: { wrong: 'due to', right: 'because' },
    };
  }
  const isOpen = index === 0 || isPunctuation(tokens[index - 1]) || can(tokens[index - 1], NOUN | R.RB | R.JJ | R.PRPO);
  if (
    isWord(token, 'although', 'though') &&
    index === 0 &&
    isWord(after, 'the', 'my', 'his', 'her', 'our', 'their', 'all')
  ) {
    const comma = nextComma(tokens, index);
    if (comma < 0 || comma > 12 || !isVerbless(tokens, index + 1, comma) || comma < 3) return;
    return { from: 0, to: 1, fixes: ['despite', 'in spite of'], params: { wrong: token.lower, right: 'despite' } };
  }
  if (
    isWord(token, 'because') &&
    !isOf &&
    isOpen &&
    isWord(after, 'the', 'my', 'his', 'her', 'our', 'their', 'a', 'an', 'bad', 'heavy')
  ) {
    const end = tokens.findIndex((each, at) => at > index && isPunctuation(each));
    if (end < 0 || end > index + 8 || end < index + 3 || !isVerbless(tokens, index + 1, end)) return;
    if (tokens[end]?.text !== '.' && !(tokens[end]?.text === ',' && index === 0)) return;
    return shortest(tokens, index, index + 2, [[wordOf(tokens, index), 'of', after?.text ?? '']], {
      wrong: 'because',
      right: 'because of',
    });
  }
  return;
});

/** "because of what he said", "because of who they were": a clause that stands for a noun. */
const isFree = (tokens: readonly Token[], from: number): boolean =>
  can(tokens[from], R.WH) ||
  (isWord(tokens[from], 'you', 'everything', 'something', 'all', 'the', 'this', 'that') &&
    !is(tokens[nounPhraseAt(tokens, from)?.to ?? from], R.BE | R.VBD | R.MD | R.HAVE | R.VBZ));

/** "apples, oranges and etc." → oranges, etc. */
const andEtc = tokenRule('conjunction', 'etcWithAnd', (tokens, index) => {
  if (!isWord(tokens[index], 'and') || !isWord(tokens[index + 1], 'etc')) return;
  const before = tokens[index - 1];
  if (!before || isPunctuation(before)) return shortest(tokens, index, index + 2, [['etc']]);
  return { from: index - 1, to: index + 2, fixes: [`${before.text}, etc`, `${before.text} etc`], params: {} };
});

/** "I don't know that he will come or not" → whether. */
const whether = tokenRule('conjunction', 'whetherOrNot', (tokens, index) => {
  if (!isWord(tokens[index], 'that') || !beginsClause(tokens, index + 1)) return;
  const lead = tokens[index - 1];
  if (
    !isWord(lead, 'know', 'wonder', 'sure', 'ask', 'asked', 'decide', 'wondered', 'knew', 'knows', 'remember', 'care')
  )
    return;
  const not = tokens.findIndex((each, at) => at > index && isWord(each, 'or') && isWord(tokens[at + 1], 'not'));
  if (not < 0 || (tokens[not + 2] !== undefined && !isPunctuation(tokens[not + 2]))) return;
  return { from: index, to: index + 1, fixes: ['whether', 'if'], params: { wrong: 'that', right: 'whether' } };
});

/** "However she is only ten, she can cook", "Even I am tired, I go running". */
const adverbForConjunction = tokenRule('conjunction', 'adverbForConjunction', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (index !== 0 || !isWord(token, 'however', 'even')) return;
  const isPhrase = isWord(after, 'the', 'my', 'his', 'our', 'their') && beginsClause(tokens, 1);
  if (!isSubject(after) && !isPhrase && !(isWord(after, 'it') && beginsClause(tokens, 1))) return;
  const comma = nextComma(tokens, 1);
  if (comma < 0 || comma > 14) return;
  if (
    !isSubject(tokens[comma + 1]) &&
    !isWord(tokens[comma + 1], 'it', 'you', 'there') &&
    !beginsClause(tokens, comma + 1)
  )
    return;
  if (isWord(token, 'however'))
    return {
      from: 0,
      to: 1,
      fixes: ['although', 'though', 'even though'],
      params: { wrong: 'however', right: 'although' },
    };
  if (
    (!isSubject(after) && !isWord(after, 'it')) ||
    !can(tokens[2], R.BE | R.VB | R.VBZ | R.VBD | R.MD | R.DO | R.HAVE)
  )
    return;
  return {
    from: 0,
    to: 1,
    fixes: ['even if', 'even when', 'even though'],
    params: { wrong: 'even', right: 'even if' },
  };
});

const EVENTS = new Set(
  `
lesson lessons film movie class meeting holiday holidays exam concert flight party summer winter war night day game
match trip dinner lunch breakfast ceremony interview break week weekend wedding festival conference rehearsal show
storm`
    .trim()
    .split(/\s+/),
);

/** "During I was cooking" → While; "while the lesson" → during. */
const duringOrWhile = tokenRule('conjunction', 'duringOrWhile', (tokens, index) => {
  const token = tokens[index];
  if (isWord(token, 'during')) {
    const isClause =
      isSubject(tokens[index + 1]) || (beginsClause(tokens, index + 1) && isContinuous(tokens, index + 1));
    if (!isClause) return;
    return { from: index, to: index + 1, fixes: ['while'], params: { wrong: 'during', right: 'while' } };
  }
  if (!isWord(token, 'while') || can(tokens[index - 1], R.DT)) return;
  const phrase = nounPhraseAt(tokens, index + 1);
  if (
    !phrase ||
    !isWord(tokens[index + 1], 'the', 'my', 'our', 'his', 'her', 'their', 'this') ||
    !EVENTS.has(phrase.head.lower)
  )
    return;
  const after = tokens[phrase.to];
  if (after !== undefined && !isPunctuation(after) && !isSubject(after)) return;
  return { from: index, to: index + 1, fixes: ['during'], params: { wrong: 'while', right: 'during' } };
});

const isContinuous = (tokens: readonly Token[], from: number): boolean => {
  const at = nounPhraseAt(tokens, from)?.to ?? from + 1;
  return can(tokens[at], R.BE) && can(tokens[at + 1], R.VBG);
};

/** "Unless you don't hurry, you will" → Unless you hurry; ", unless you will be cold" → or. */
const unless = tokenRule('conjunction', 'unlessWithNot', (tokens, index) => {
  if (!isWord(tokens[index], 'unless')) return;
  const subject = tokens[index + 1];
  if (!can(subject, R.PRP)) return;
  const aux = tokens[index + 2];
  if (isWord(tokens[index - 1], ',') && isWord(aux, 'will', "'ll") && !isWord(tokens[index + 3], "n't", 'not')) {
    return { from: index, to: index + 1, fixes: ['or', 'otherwise'], params: { wrong: 'unless', right: 'or' } };
  }
  const verb = tokens[index + 4];
  if (
    !isWord(aux, 'do', 'does') ||
    !isWord(tokens[index + 3], "n't", 'not') ||
    !verb?.verb ||
    !is(verb, R.VB | NOUN | R.JJ)
  )
    return;
  if (index !== 0 || isWord(verb, 'mind', 'want', 'like', 'care', 'need')) return;
  const form = isWord(aux, 'does') ? `${verb.verb}s` : verb.text;
  return {
    from: index,
    to: index + 5,
    fixes: [
      `unless ${subject?.text} ${form}`,
      `if ${subject?.text} ${aux?.text ?? ''}${tokens[index + 3]?.lower === 'not' ? ' not' : "n't"} ${verb.text}`,
    ],
    params: { wrong: 'unless', right: 'if' },
  };
});

/** "Until we arrived, the film had already finished" → By the time. */
const untilBy = tokenRule('conjunction', 'byTheTime', (tokens, index) => {
  if (index !== 0 || !isWord(tokens[0], 'until', 'till') || !can(tokens[1], R.PRP | R.DT | R.PRPS | R.NNP)) return;
  const comma = nextComma(tokens, 1);
  if (comma < 0) return;
  const had = tokens.findIndex(
    (each, at) => at > comma && isWord(each, 'had', "'d") && isWord(tokens[at + 1], 'already'),
  );
  if (had < 0) return;
  return { from: 0, to: 1, fixes: ['by the time', 'when'], params: { wrong: 'until', right: 'by the time' } };
});

/** "no sooner … when" → than; "hardly … than" → when. */
const noSooner = tokenRule('conjunction', 'noSoonerThan', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'when', 'than', 'before')) return;
  const start = tokens.findLastIndex(
    (each, at) =>
      at < index && (isWord(each, 'hardly', 'scarcely') || (isWord(each, 'sooner') && isWord(tokens[at - 1], 'no'))),
  );
  if (
    start < 0 ||
    index - start > 12 ||
    !tokens.slice(Math.max(0, start - 3), start + 3).some((each) => isWord(each, 'had', "'d"))
  )
    return;
  const isSooner = isWord(tokens[start], 'sooner');
  if (isSooner && isWord(token, 'when', 'before'))
    return { from: index, to: index + 1, fixes: ['than'], params: { first: 'no sooner', right: 'than' } };
  if (!isSooner && isWord(token, 'than') && !tokens.slice(start, index).some((each) => can(each, R.JJR))) {
    return {
      from: index,
      to: index + 1,
      fixes: ['when'],
      params: { first: tokens[start]?.lower ?? '', right: 'when' },
    };
  }
  return;
});

/** "so heavy as two men had to carry it" → that; "so as even children could" → so that. */
const soThat = tokenRule('conjunction', 'soThat', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'as', 'than') || !token) return;
  const before = tokens[index - 1];
  const isBare = isWord(before, 'so') && isWord(token, 'as') && !isWord(tokens[index + 1], 'to', 'not', 'far', 'long');
  const isAdjective = isWord(tokens[index - 2], 'so') && (is(before, R.JJ | R.RB) || can(before, R.JJ));
  if (!isBare && !isAdjective) return;
  if (isWord(tokens[index - 3], 'not', "n't") || isWord(tokens[index - 2], 'not', "n't")) return;
  const from = isWord(tokens[index + 1], 'even') ? index + 2 : index + 1;
  const isPast =
    isAdjective &&
    can(tokens[index - 3], R.BE) &&
    isSubject(tokens[index + 1]) &&
    is(tokens[index + 2], R.VBD | R.VB) &&
    can(tokens[index + 2], R.VBD) &&
    !can(tokens[index + 2], R.BE);
  if (isPast)
    return {
      from: index,
      to: index + 1,
      fixes: ['that'],
      params: { wrong: `so ${before?.text} ${token.lower}`, right: `so ${before?.text} that` },
    };
  const modal = tokens.findIndex(
    (each, at) =>
      at > from &&
      at < from + 6 &&
      isWord(each, 'could', 'can', "couldn't", 'had', 'was', 'were', 'ca', 'did', 'would', 'will'),
  );
  if (modal < 0 || tokens.slice(index + 1, modal).some((each) => isPunctuation(each) || is(each, R.IN | R.WH))) return;
  if (isBare) {
    if (!isWord(tokens[modal], 'could', 'can', 'would', 'will')) return;
    return shortest(tokens, index - 1, index + 1, [['so', 'that']], { wrong: 'so as', right: 'so that' });
  }
  if (isWord(tokens[modal], 'was', 'were', 'did') || (isWord(tokens[modal], 'had') && !isWord(tokens[modal + 1], 'to')))
    return;
  if (
    isWord(before, 'soon', 'much', 'many', 'far', 'long', 'well', 'fast', 'quickly') ||
    isWord(tokens[modal], 'can', 'will')
  )
    return;
  return {
    from: index,
    to: index + 1,
    fixes: ['that'],
    params: { wrong: `so ${before?.text} ${token.lower}`, right: `so ${before?.text} that` },
  };
});

/** "He talks as he had played for the team" → as if. */
const asIf = tokenRule('conjunction', 'asIfUnreal', (tokens, index) => {
  if (!isWord(tokens[index], 'as') || !isSubject(tokens[index + 1])) return;
  const had = tokens[index + 2];
  const isUnreal =
    (isWord(had, 'had') && can(tokens[index + 3], R.VBN) && !isWord(tokens[index + 3], 'been')) ||
    (isWord(had, 'were') && isWord(tokens[index + 1], 'i', 'he', 'she'));
  if (!isUnreal) return;
  const start = tokens.findLastIndex(
    (each, at) =>
      at < index &&
      ['talk', 'act', 'behave', 'look', 'treat', 'speak', 'feel', 'sound'].includes(each.verb ?? '') &&
      can(each, VERB),
  );
  if (start < 0 || index - start > 6 || isWord(tokens[index - 1], 'just', 'exactly', 'as', ',')) return;
  return { from: index, to: index + 1, fixes: ['as if', 'as though'], params: { wrong: 'as', right: 'as if' } };
});

export const clauseRules: readonly Rule[] = [
  andEtc,
  whether,
  oneTooMany,
  clauseOrNoun,
  adverbForConjunction,
  duringOrWhile,
  unless,
  untilBy,
  noSooner,
  soThat,
  asIf,
];
