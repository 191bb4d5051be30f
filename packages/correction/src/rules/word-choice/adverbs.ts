/** Adjectives that say how something is done; a verb takes their adverb: "drive careful" → carefully. */
const MANNER = `
accurate active adequate aggressive appropriate attentive automatic bad beautiful brilliant brave careful careless
cautious cheerful clear clever clumsy comfortable complete confident consistent constant continuous correct creative
cruel curious dangerous desperate different diligent direct dramatic eager easy economical effective efficient elegant
energetic enthusiastic equal excellent exact excited fluent formal frequent gentle generous good graceful gradual
honest immediate impatient incorrect incredible independent individual intelligent intense intensive lazy
logical loving mutual natural neat nervous nice noisy normal obedient passionate patient peaceful perfect permanent
playful pleasant polite positive practical precise private professional proper punctual quick quiet rapid random rare
reasonable reckless regular responsible rude safe secret selfish sensible separate serious shy significant silent
similar simple sincere skilful skillful slow smart smooth soft spontaneous steady strange strict stupid successful
sudden sufficient suitable surprising systematic temporary tender terrible thorough thoughtful traditional unusual
violent weird wise wonderful wrong awful horrible fantastic magnificent
modern`;

/** Adjectives that say how someone or something is; they, not their adverbs, follow be, feel, look or smell. */
const QUALITY = `
afraid angry anxious available awkward bitter boring bright busy calm careful careless cheap clean cold common
comfortable confident cool convenient crazy crowded curious cute dangerous dark delicious different difficult dirty dry
fair easy elegant empty exciting expensive famous fantastic fast fat fresh funny gentle glad great guilty happy hard healthy
heavy helpful honest horrible hot huge hungry important impossible incredible independent interesting jealous kind large
lazy light lonely loud lucky mad modern narrow necessary nervous nice noisy normal old patient peaceful perfect pleasant
polite poor popular positive proud quick quiet rainy rapid rare ready real rich rude sad safe salty scary serious shy
sick silent simple sleepy slow smart smooth soft sour special spicy strange stressful strict strong stupid successful
sudden sunny sweet tasty terrible thick thin thirsty tidy tight tired tiring traditional true ugly unhappy unhealthy
unusual useful useless violent warm weak wealthy weird wet wide wise wonderful wrong young bad beautiful awful brilliant
amazing surprising correct incorrect tasty hopeful hopeless cheerful enthusiastic energetic creative responsible
selfish generous uncomfortable unpleasant`;

const words = (list: string): string[] => list.trim().split(/\s+/);

const IRREGULAR_ADVERBS: ReadonlyMap<string, string> = new Map([
  ['good', 'well'],
  ['fast', 'fastly'],
  ['hard', 'hardly'],
  ['true', 'truly'],
  ['shy', 'shyly'],
  ['dry', 'dryly'],
  ['public', 'publicly'],
]);

/** The adverb of an adjective: carefully, easily, terribly. */
export function adverbOf(adjective: string): string {
  const own = IRREGULAR_ADVERBS.get(adjective);
  if (own) return own;
  if (adjective.endsWith('ic')) return `${adjective}ally`;
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  if (adjective.endsWith('ll')) return `${adjective}y`;
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`;
  return `${adjective}ly`;
}

/** Adjectives of manner with their adverbs. */
export const mannerAdverbs: ReadonlyMap<string, string> = new Map(
  words(MANNER).map((adjective) => [adjective, adverbOf(adjective)]),
);

/** Adverbs, also those that learners invent, with the adjectives that they come from: `fastly` → fast. */
export const adjectivesOfAdverbs: ReadonlyMap<string, string> = new Map(
  [...words(QUALITY), ...words(MANNER)]
    .filter((adjective) => adjective !== 'good' && adjective !== 'hard')
    .map((adjective) => [adverbOf(adjective), adjective]),
);

/** Verbs of doing that need no object: "she sings beautiful". */
export const actions: ReadonlySet<string> = new Set(
  words(`speak talk drive walk run move work sleep learn study sing dance play swim write read cook live travel think
behave act change improve pass train exercise practise practice draw paint function understand communicate react
respond breathe concentrate develop finish fight argue explain answer listen rest ride climb jump skate ski type
progress compete cooperate progress perform teach smile laugh shout start end happen go disappear increase decrease
wait see hear remember dress eat treat look`),
);

/** Verbs of doing with an object: "speak English good", "explain it clear". */
export const objectActions: ReadonlySet<string> = new Set(
  words(`speak play sing read write know learn understand explain remember drive use wash close solve
pronounce dance teach study answer practise practice treat describe express handle manage organize organise perform
plan prepare present translate spell draw cook communicate ride control complete follow share change improve spend
chew handle touch carry pack cut mix stir add pour`),
);

/** Verbs that link a subject to an adjective: "it smells bad". */
export const links: ReadonlySet<string> = new Set(
  words('be feel look seem smell taste sound become get stay keep remain appear'),
);

/** Adverbs that stand after linking verbs in good English: "look carefully", "feel strongly about it". */
export const linkAdverbs: ReadonlySet<string> = new Set(
  words(`carefully closely quickly directly strongly hardly really suddenly differently rapidly freely immediately
similarly separately independently correctly exactly
completely individually narrowly largely`),
);

/** Adjectives before adjectives that should be adverbs: "complete different". */
export const degreeAdjectives: ReadonlyMap<string, string> = new Map(
  words(`complete total absolute extreme incredible unbelievable terrible perfect particular special equal usual normal
general slight serious real exact typical surprising amazing unusual physical mental emotional financial environmental
entire relative exceptional remarkable absolute definite`).map((adjective) => [
    adjective,
    adjective === 'special' ? 'especially' : adverbOf(adjective),
  ]),
);

/** Adjectives that open a sentence or stand before its verb where English has an adverb: "Usual I go", "I final found". */
export const sentenceAdjectives: ReadonlyMap<string, string> = new Map(
  words(`usual normal final sudden unfortunate fortunate recent actual basic general obvious immediate quick slow
personal real frequent sad easy probable certain complete total absolute current original previous eventual lucky
surprising interesting rare hopeful natural occasional
main typical traditional nervous careful special regular slow perfect clear direct simple`).map((adjective) => [
    adjective,
    adverbOf(adjective),
  ]),
);
