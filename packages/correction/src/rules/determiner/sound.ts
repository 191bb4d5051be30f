/** Words that begin with a vowel letter but the sound of "you" or "w", and words with a silent h. */
const LIKE_YOU =
  /^(?:unan|uni(?!n|m[aepl]|d)|us(?:e|a[bg]|u)|ut(?:e|i|o)|ubi|uk|ur(?:a|i)|uv|ufo|eu|ewe|one(?:$|-|s)|once)/;
const SILENT_H = /^(?:hour|honest|honou?r|heir(?!s?-l)|hourly)/;
/** Letters whose names begin with a vowel sound. */
const VOWEL_LETTERS = 'AEFHILMNORSX';
/** Abbreviations that are read letter by letter. */
const SPELLED = new Set(
  `mba mp mc md ma msc mri mvp fbi hr ngo led lcd suv sms xl ip io id it atm ai app hd html http sos rv np fm fa ufo uk us usb xml xslt rss fda
pc tv dvd cd bbc phd gps vip cv dj pdf qr uae eu un url`
    .toUpperCase()
    .split(/\s+/),
);
/** Words before which both are used, or whose sound is not certain. */
const EITHER = new Set('historic historical historian hotel herb herbal humble app url us it eu un'.split(' '));

/** Whether a word begins with a vowel sound; undefined if that is not certain. */
export function beginsWithVowel(word: string): boolean | undefined {
  if (/^\d/.test(word)) {
    const [whole = ''] = /^\d+/.exec(word) ?? [];
    return /^8/.test(whole) || ((whole === '11' || whole === '18') && !/^\d{3}/.test(whole));
  }
  if (SPELLED.has(word.toUpperCase()) && word === word.toUpperCase()) {
    return VOWEL_LETTERS.includes(word.charAt(0));
  }
  if (/^[A-Z]$/.test(word)) return VOWEL_LETTERS.includes(word);
  if (/^[A-Z]-/.test(word)) return VOWEL_LETTERS.includes(word.charAt(0));
  const [spelled = '', ...rest] = word.split('-');
  if (rest.length > 0 && SPELLED.has(spelled)) return VOWEL_LETTERS.includes(spelled.charAt(0));
  const lower = word.toLowerCase();
  if (EITHER.has(lower) || (word.length > 1 && word === word.toUpperCase()) || !/^\p{L}{2}/u.test(word))
    return undefined;
  if (/^[^a-z]/.test(lower)) return undefined;
  return SILENT_H.test(lower) || (/^[aeiou]/.test(lower) && !LIKE_YOU.test(lower));
}

/** The article before a word: a or an. */
export const articleFor = (word: string): 'a' | 'an' => (beginsWithVowel(word) === true ? 'an' : 'a');
