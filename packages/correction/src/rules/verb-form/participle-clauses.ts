import { ingOf, participleOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { afterObject, isPerson, looksBase, opensObject, skipAdverbs } from '../../tagging/verbs.ts';
import { tokenRule } from '../rule.ts';

/** "A friend call Marco", "a book write by", "a letter wrote by". */
export const reduced = tokenRule('verb-form', 'participleAfterNoun', (tokens, index) => {
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
export const thereIs = tokenRule('verb-form', 'ingAfterThereIs', (tokens, index) => {
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
export const gerundSubject = tokenRule('verb-form', 'gerundSubject', (tokens, index) => {
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
export const opening = tokenRule('verb-form', 'participleOpening', (tokens, index) => {
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
