import { countables, uncountables } from '../../lexicon/noun-classes.ts';
import { R } from '../../lexicon/readings.ts';
import { can, is, isWord } from '../../tagging/token.ts';
import { tokenRule } from '../rule.ts';
import { replace } from './shared.ts';
import { COMPOUND_HEADS, PLURAL_MODIFIERS, UNITS, WRONG_PLURALS } from './tables.ts';

/** "childs", "tooths", "sheeps". */
export const irregular = tokenRule('noun-number', 'irregularPlural', (tokens, index) => {
  const token = tokens[index];
  const right = WRONG_PLURALS.get(token?.lower ?? '');
  if (!token || right === undefined || is(token, R.NNP) || can(tokens[index + 1], R.POS)) return null;
  if (/^(?:mans|mens|womens|childrens|peoples|leafs|foots|knifes|halfs|wolfs)$/.test(token.lower)) {
    const before = tokens[index - 1];
    const next = tokens[index + 1];
    if (can(next, R.NN | R.NNS) && !can(next, R.VB | R.VBZ | R.VBD | R.IN | R.RB)) return null;
    if (
      isWord(token, 'peoples') &&
      ((isWord(before, 'many', 'all', 'the') && !can(next, R.DO | R.BE | R.HAVE | R.MD)) ||
        isWord(
          before,
          'indigenous',
          'native',
          'different',
          'various',
          'two',
          'ancient',
          'nomadic',
          'slavic',
          'these',
        ) ||
        is(before, R.NNP) ||
        isWord(next, 'of', 'with'))
    )
      return null;
    if (
      isWord(token, 'foots', 'leafs', 'mans', 'knifes', 'wolfs') &&
      ((can(before, R.PRP) && !can(before, R.QT | R.CD)) || isWord(next, 'the', 'through'))
    )
      return null;
  }
  return replace(tokens, index, [right]);
});

/** "a five-years-old boy", "a ten-minutes walk", "a four-stars hotel". */
export const hyphenated = tokenRule('noun-number', 'singularInCompound', (tokens, index) => {
  const token = tokens[index];
  if (!token) return null;
  const next = tokens[index + 1];
  const age = /^(.+-)(years|months|weeks|days)(-old)$/.exec(token.lower);
  if (age) return replace(tokens, index, [`${age[1]}${age[2]?.slice(0, -1)}${age[3]}`]);
  const unit =
    /^((?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred)-)(\w+)s$/.exec(
      token.lower,
    );
  if (unit && UNITS.has(unit[2] ?? '') && can(next, R.NN | R.JJ | R.NNS))
    return replace(tokens, index, [`${unit[1]}${unit[2]}`]);
  // "5-years-old", "a 20-minutes walk"
  const isDigits = /^\d+$/.test(tokens[index - 2]?.text ?? '') && isWord(tokens[index - 1], '-');
  if (isDigits && /^(?:years|months)-old$/.test(token.lower))
    return replace(tokens, index, [token.lower.replace('s-', '-')]);
  if (isDigits && token.noun && UNITS.has(token.noun) && token.noun !== token.lower && can(next, R.NN))
    return replace(tokens, index, [token.noun]);
  // "a two hours film", "a 20 years old man"
  if (
    !isWord(tokens[index - 2], 'a', 'an') ||
    !is(tokens[index - 1], R.CD) ||
    !token.noun ||
    token.noun === token.lower ||
    !UNITS.has(token.noun)
  )
    return null;
  const isOld = isWord(next, 'old') && can(tokens[index + 2], R.NN);
  const isCompound =
    can(next, R.NN) && !can(next, R.RB | R.IN | R.VBD) && !can(next, R.POS) && !/['’]$/.test(token.text);
  if (!isOld && !isCompound) return null;
  const number = tokens[index - 1]?.text ?? '';
  const right = isOld ? `${number}-${token.noun}-old` : `${number}-${token.noun}`;
  const to = isOld ? index + 2 : index + 1;
  return {
    from: index - 1,
    to,
    fixes: [right],
    params: { wrong: `${number} ${token.text}${isOld ? ' old' : ''}`, right },
  };
});

/** "shoes shop", "vegetables soup": the first noun of a compound is in the singular. */
export const modifier = tokenRule('noun-number', 'singularModifier', (tokens, index) => {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (
    !token?.noun ||
    !can(token, R.NNS) ||
    can(token, R.NN) ||
    !COMPOUND_HEADS.has(next?.noun ?? '') ||
    PLURAL_MODIFIERS.has(token.lower)
  )
    return null;
  if (token.noun === token.lower || /['’]$/.test(token.text) || is(token, R.NNP) || !can(next, R.NN | R.NNS))
    return null;
  if (isWord(tokens[index - 1], 'which', 'that', 'where', 'when', 'because', 'if')) return null;
  if (
    (can(next, R.VB | R.VBZ) && !can(tokens[index - 1], R.DT | R.PRPS | R.JJ)) ||
    (isWord(next, 'market', 'station', 'owner', 'driver', 'tree', 'garden') && !countables.has(token.noun))
  )
    return null;
  if (uncountables.has(token.noun) || isWord(token, 'women', 'men', 'children', 'people')) return null;
  return replace(tokens, index, [token.noun], { next: next?.text ?? '' });
});
