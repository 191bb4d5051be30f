import { irregularNouns, pluralOnly, samePlural } from './irregular-nouns.ts';
import { irregularVerbs } from './irregular-verbs.ts';

/** Verbs of several syllables that double their last consonant because the last syllable is stressed, or by British custom. */
const DOUBLES = new Set(
  `admit begin commit control occur prefer refer regret permit omit transfer equip forget upset rebel submit compel propel
deter infer expel patrol travel cancel label model signal counsel quarrel level fuel total equal marvel program`.split(
    /\s+/,
  ),
);
const isDoubling = (base: string): boolean =>
  DOUBLES.has(base) || /^[^aeiou]*(?:qu)?[aeiou][bdfgklmnprtvz]$/.test(base);

const withS = (word: string): string => {
  if (/(?:s|x|z|ch|sh)$/.test(word) && !/(?:stomach|monarch|epoch)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
};

/** Plural of a noun. */
export function pluralOf(noun: string): string {
  if (samePlural.has(noun) || pluralOnly.has(noun)) return noun;
  const own = irregularNouns.get(noun);
  if (own) return own;
  return withS(noun);
}

/** Third person singular of a verb. */
export function thirdPersonOf(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (/[^aeiou]o$/.test(base) && /^(?:go|do|undergo|undo|veto|echo|forgo|redo|outdo|overdo|torpedo)$/.test(base))
    return `${base}es`;
  return withS(/[^aeiou]z$|[aeiou]z$/.test(base) && base === 'quiz' ? 'quizz' : base);
}

/** -ing form of a verb. */
export function ingOf(base: string): string {
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`;
  if (isDoubling(base)) return `${base}${base.at(-1)}ing`;
  return `${base}ing`;
}

function regularPast(base: string): string {
  if (/e$/.test(base)) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  if (isDoubling(base)) return `${base}${base.at(-1)}ed`;
  return `${base}ed`;
}

/** Past forms of a verb, the preferred one first. */
export const pastOf = (base: string): readonly string[] => irregularVerbs.get(base)?.past ?? [regularPast(base)];

/** Past participles of a verb, the preferred one first. */
export const participleOf = (base: string): readonly string[] =>
  irregularVerbs.get(base)?.participle ?? [regularPast(base)];

/** Comparative and superlative of a short adjective. */
export function comparedOf(adjective: string): readonly [comparative: string, superlative: string] {
  const own = IRREGULAR_DEGREES.get(adjective);
  if (own) return own;
  const stem = /e$/.test(adjective)
    ? adjective.slice(0, -1)
    : /[^aeiou]y$/.test(adjective)
      ? `${adjective.slice(0, -1)}i`
      : /^[^aeiou]*[aeiou][bdgmnpt]$/.test(adjective)
        ? `${adjective}${adjective.at(-1)}`
        : adjective;
  return [`${stem}er`, `${stem}est`];
}

const IRREGULAR_DEGREES: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['good', ['better', 'best']],
  ['well', ['better', 'best']],
  ['bad', ['worse', 'worst']],
  ['badly', ['worse', 'worst']],
  ['far', ['further', 'furthest']],
  ['little', ['less', 'least']],
  ['much', ['more', 'most']],
  ['many', ['more', 'most']],
]);
