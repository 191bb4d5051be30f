const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  "i'm": ['i am'],
  "let's": ['let us'],
  "can't": ['can not', 'cannot'],
  "won't": ['will not'],
  "shan't": ['shall not'],
  "ma'am": ['madam'],
};

const SUBJECTS = ['i', 'you', 'he', 'she', 'it', 'we', 'they', 'that', 'there', 'who', 'this', 'these', 'those'];
const IS_WORDS = ['he', 'she', 'it', 'that', 'there', 'here', 'what', 'who', 'where', 'when', 'how', 'this', 'one'];
const ARE_WORDS = ['you', 'we', 'they', 'who', 'these', 'those', 'what', 'there'];
const HAVE_WORDS = ['i', 'you', 'we', 'they', 'who', 'could', 'would', 'should', 'might', 'must', 'there'];
const NOT_WORDS = [
  ...['is', 'are', 'was', 'were', 'do', 'does', 'did', 'have', 'has', 'had', 'could', 'would', 'should', 'might'],
  ...['must', 'need', 'ought', 'dare', 'may'],
];

function build(): Map<string, readonly string[]> {
  const table = new Map(Object.entries(ENDINGS));
  for (const word of IS_WORDS) table.set(`${word}'s`, [`${word} is`, `${word} has`]);
  for (const word of ARE_WORDS) table.set(`${word}'re`, [`${word} are`]);
  for (const word of HAVE_WORDS) table.set(`${word}'ve`, [`${word} have`]);
  for (const word of NOT_WORDS) table.set(`${word}n't`, [`${word} not`]);
  for (const word of SUBJECTS) {
    table.set(`${word}'ll`, [`${word} will`, `${word} shall`]);
    table.set(`${word}'d`, [`${word} would`, `${word} had`]);
  }
  return table;
}

const CONTRACTIONS = build();

/** Real words that look like a contraction without its apostrophe: "its", "well", "were". */
const OWN_WORDS = new Set('its were well wed ill id shed shell hell lets whore ones'.split(' '));

const WITHOUT_APOSTROPHE = new Map(
  [...CONTRACTIONS].map(([contraction, full]) => [contraction.replaceAll("'", ''), full] as const),
);

/**
 * The possible full forms of a contraction, as words joined by a space; empty for any other word. "doesnt" counts as
 * "doesn't", since learners leave the apostrophe out, unless it is a real word ("well" is not "we'll").
 */
export function expandContraction(plain: string): readonly string[] {
  const exact = CONTRACTIONS.get(plain);
  if (exact) return exact;
  if (plain.includes("'") || OWN_WORDS.has(plain)) return [];
  return WITHOUT_APOSTROPHE.get(plain) ?? [];
}
