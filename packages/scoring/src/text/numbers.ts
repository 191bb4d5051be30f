const UNITS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };
const IRREGULAR_ORDINALS: Readonly<Record<string, string>> = {
  first: 'one',
  second: 'two',
  third: 'three',
  fifth: 'five',
  eighth: 'eight',
  ninth: 'nine',
  twelfth: 'twelve',
};

const CARDINALS = new Map<string, number>([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
]);

/** The cardinal of an ordinal ("twentieth" → "twenty"); undefined for other words. */
function ordinalBase(word: string): string | undefined {
  const base = IRREGULAR_ORDINALS[word] ?? word.replace(/ieth$/, 'y').replace(/th$/, '');
  const isNumber = CARDINALS.has(base) || base === 'hundred' || base in SCALES;
  return base !== word && isNumber ? base : undefined;
}

/** Whether a word can be part of a number in words. */
export function isNumberWord(word: string): boolean {
  return (
    CARDINALS.has(word) || word in SCALES || word === 'hundred' || word === 'and' || ordinalBase(word) !== undefined
  );
}

/** Value of cardinal words ("two hundred and five"); null if they are not a number. */
function cardinal(words: readonly string[]): number | null {
  let total = 0;
  let group = 0;
  let previous = Number.POSITIVE_INFINITY;
  for (const [index, word] of words.entries()) {
    const value = CARDINALS.get(word);
    const scale = SCALES[word];
    if (word === 'and' && index > 0 && index < words.length - 1 && group % 100 === 0) {
      previous = 100;
    } else if (value !== undefined) {
      const follows = value < 10 ? previous >= 20 : previous >= 100;
      if (!follows || (value === 0 && words.length > 1)) return null;
      group += value;
      previous = value;
    } else if (word === 'hundred' && group > 0 && group < 100) {
      group *= 100;
      previous = 100;
    } else if (scale !== undefined && group > 0) {
      total += group * scale;
      group = 0;
      previous = scale;
    } else {
      return null;
    }
  }
  return total + group;
}

/** "nineteen ninety" → 1990, "twenty twenty-four" → 2024. */
function year(words: readonly string[]): number | null {
  for (let split = 1; split < words.length; split++) {
    const century = cardinal(words.slice(0, split));
    const rest = cardinal(words.slice(split));
    if (century !== null && rest !== null && century >= 10 && century < 100 && rest >= 10 && rest < 100) {
      return century * 100 + rest;
    }
  }
  return null;
}

/**
 * A common form for a number in words or digits: "ten" and "10" become `#10`, "twenty-first" and "21st" become `#21th`;
 * null if the words are not a number.
 */
export function toNumberForm(words: readonly string[]): string | null {
  const only = words.length === 1 ? words[0] : undefined;
  const digits = only?.match(/^(\d+(?:point\d+)?)(st|nd|rd|th)?$/);
  if (digits?.[1] !== undefined) return `#${digits[1]}${digits[2] === undefined ? '' : 'th'}`;
  const last = words.at(-1);
  if (last === undefined) return null;
  const base = ordinalBase(last);
  const plain = base === undefined ? words : [...words.slice(0, -1), base];
  const value = cardinal(plain) ?? (base === undefined ? year(plain) : null);
  return value === null ? null : `#${value}${base === undefined ? '' : 'th'}`;
}
