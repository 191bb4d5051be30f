import { toSentences } from './sentences.ts';

const setOf = (words: string) => new Set(words.split(' '));
const articles = 'a an the my your our their';
const links = 'and or but';
const be = 'is are was were am';
const modals = 'would could should';
const subjects = 'i he she we they';

/** Function words that don't follow each other even in broken English: for each word, those that never come next. */
const NEVER_NEXT: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (
    [
      [
        articles,
        `a an the my your our their its this these ${links} ${be} ${modals} ${subjects} of at from with into for because if has had have been than`,
      ],
      ['of from into with', `${links} ${be} ${modals} will can has had ${subjects} of`],
      ['in at for by on', `${modals} will can ${subjects} of`],
      ['to', `${links} ${be} ${modals} will can has had ${subjects} of from with`],
      [`${modals} will can`, 'of from into was were had'],
      [subjects, `of with into ${subjects}`],
      [be, `${be} ${modals} will can does did`],
      [links, links],
      ['because', `${links} ${be} has`],
      ['very', `the a an of to ${links} ${be}`],
    ] as const
  ).flatMap(([before, after]) => before.split(' ').map((word) => [word, setOf(after)] as const)),
);
/** Words that never end a sentence. */
const NEVER_LAST = setOf(`${articles} ${links} because if than very`);

/** Share of odd positions per word; even writers with many mistakes stay below 0.02. */
const ODD_PLACES = 0.03;
const MIN_ODD_PLACES = 2;
const MIN_WORDS = 12;
/** With a smaller share of function words, or with sentences of unusual length, a text is a list of words. */
const FUNCTION_WORDS = 0.1;
const SENTENCE_WORDS = { from: 2.5, to: 12 };

export interface SentenceFigures {
  words: number;
  functionShare: number;
  meanSentenceWords: number;
}

/** Counts how often function words follow each other in an impossible order. */
export function countOddPlaces(text: string): number {
  return toSentences(text).reduce((sum, { words, ending }) => {
    const odd = words.filter(({ plain, start }, index) => {
      const before = words[index - 1];
      return before && NEVER_NEXT.get(before.plain)?.has(plain) && /^\s+$/.test(text.slice(before.end, start));
    });
    const last = words.at(-1)?.plain ?? '';
    return sum + odd.length + (ending === 'mark' && NEVER_LAST.has(last) ? 1 : 0);
  }, 0);
}

/** Whether a text is a list of words rather than sentences: hardly any function words, or function words in impossible places. */
export function isWordSalad(text: string, { words, functionShare, meanSentenceWords }: SentenceFigures): boolean {
  if (words < MIN_WORDS) return false;
  const isList =
    functionShare < FUNCTION_WORDS &&
    (meanSentenceWords > SENTENCE_WORDS.to || meanSentenceWords < SENTENCE_WORDS.from);
  const odd = countOddPlaces(text);
  return isList || (odd >= MIN_ODD_PLACES && odd / words >= ODD_PLACES);
}
