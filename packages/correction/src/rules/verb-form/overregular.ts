import { irregularVerbs } from '../../lexicon/irregular-verbs.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { can, isCapital, isWord } from '../../tagging/token.ts';
import { leadOf } from '../../tagging/verbs.ts';
import { tokenRule } from '../rule.ts';

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

export const overregular = tokenRule('verb-form', 'irregularPast', (tokens, index) => {
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
