import type { Bank } from '../bank.ts';
import type { Check } from '../checks/check.ts';
import { formatFault } from '../fault.ts';
import { loadLexicon } from '../lexicon.ts';
import { whyOf } from './items.ts';

/** The faults that a check finds, as they are printed. */
export const found = (check: Check, bank: Bank): string[] => check(bank).map(formatFault);

/** The word lists, of which the long ones are loaded lazily: here, so that no test has to wait. */
export const lexicon = loadLexicon();
lexicon.isListed('word');

/** An item of Read & Select. */
export const word = (id: number, text: string, real: boolean) =>
  `- id: ${id}\n  word: ${text}\n  real: ${real}\n${whyOf(id)}`;

/** A sentence to read aloud. */
export const sentence = (id: number, text: string) => `- id: ${id}\n  text: ${text}\n  voice: rp\n${whyOf(id)}`;

/** A sentence with a gap. */
export const cloze = (text: string, accept = '') => `- id: 1000001\n  sentence: ${text}\n${accept}${whyOf('letters')}`;

/** A passage with gaps. */
export const passage = (text: string) => `- id: 800001\n  title: Rain\n  passage: ${text}\n${whyOf('letters')}`;

/** A turn of a conversation; `options` as in YAML. */
export const turn = (options: string, answer: number) =>
  `    - says: Hello there.\n      options: ${options}\n      answer: ${answer}\n      why: { en: Because., zh: 因为。 }\n`;

/** A sentence about an opening. */
export const heard = (text: string, answer: string, accept = '[]', why = `It is ${answer}.`) =>
  `      - text: ${text}\n        answer: ${answer}\n        accept: ${accept}\n        why: { en: '${why}', zh: 是 ${answer}。 }\n`;

/** An opening of three sentences, of which the second is given. */
export const opening = (second = heard('The bag is ___.', 'blue')) =>
  `  opening:\n    says: You meet your uncle, who has a blue bag for 12 books, near the old stairs.\n    sentences:\n${heard('You meet your ___.', 'uncle')}${second}${heard('He is close to the ___.', 'stairs')}`;

/** A conversation of five turns, of which the first is given. */
export const talk = (first: string, before = opening()) =>
  `- id: 700001\n  level: easy\n  title: Hello\n  scene: A talk.\n  voice: rp\n  turns:\n${first}${turn('[a, b, c]', 1).repeat(4)}  summary: They talk.\n${before}${whyOf('talk')}`;
