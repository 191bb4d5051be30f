const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Adjectives and adverbs that form the comparative with -er, never or hardly ever with "more". */
export const shortAdjectives = set(`
angry bad big brave bright broad busy calm cheap clean close cloudy cold cool curly cute dark deep dirty dry dull early
easy faint fair fast fat flat fresh funny good great green greedy happy hard healthy heavy high hot hungry
kind large late lazy light long loud low lucky mad messy near neat new nice noisy old poor proud quick quiet
rainy rare rich rough rude sad safe salty scary sharp short shy sick silly skinny sleepy slim slow small smart smooth
soft soon sour spicy steep strict strong sunny sweet tall tasty thick thin thirsty tidy tight tiny tough ugly warm
weak wealthy
wet wide wild windy wise young
`);

/** Short adverbs: "run more fast". */
export const shortAdverbs = set('fast hard early late soon high low long near far quick slow close loud');

/** Comparative and superlative that learners form of adjectives with other forms. */
export const wrongForms: ReadonlyMap<string, string> = new Map(
  `gooder better|goodest best|badder worse|badest worst|baddest worst|worser worse|worsest worst|worstest worst|bestest best|betterer better
betterest best|farer further|farest furthest|lesser less|mostest most|moreer more|beautifuler more beautiful
funner more fun|funnest most fun|weller better|manyest most`
    .split(/[|\n]/)
    .map((row) => {
      const [wrong = '', ...right] = row.split(' ');
      return [wrong, right.join(' ')] as const;
    })
    .filter(([wrong]) => wrong !== 'lesser'),
);
