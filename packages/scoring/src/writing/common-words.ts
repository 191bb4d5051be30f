/** Grammatical words; using them often says nothing about a writer. */
const FUNCTION_WORDS = new Set(
  `a about above across after again against all almost along already also although always am among an and another any
anybody anyone anything are aren't around as at away back be because been before behind being below beside besides between
both but by can can't cannot could couldn't did didn't do does doesn't doing don't done down during each either else
enough even ever every everybody everyone everything except few for from further had hadn't has hasn't have haven't
having he he'd he'll he's her here hers herself him himself his how however i i'd i'll i'm i've if in inside instead into
is isn't it it'd it'll it's its itself just least less let let's like many may maybe me might mine more most much must my
myself near neither never next no nobody none nor not nothing now of off often on once one ones only onto or other others
our ours ourselves out outside over own perhaps rather really same shall she she'd she'll she's should shouldn't since so
some somebody someone something sometimes soon still such than that that's the their theirs them themselves then there
there's therefore these they they'd they'll they're they've this those though through thus to together too toward towards
under unless until up upon us very was wasn't we we'd we'll we're we've well were weren't what what's whatever when
whenever where whereas wherever whether which while who who's whom whose why will with within without won't would wouldn't
yes yet you you'd you'll you're you've your yours yourself`.split(/\s+/),
);

/** Base forms that make up most of everyday English, in addition to the function words. Irregular forms are listed. */
const EVERYDAY = new Set(
  `able accept accident ache act action active activity actor actually add address adult advice afraid afternoon age ago
agree air airport alive allow alone amount angry animal answer apartment apple april area arm army arrive art ask asleep
august aunt autumn baby bad bag ball bank bar basket bath bathroom beach bean bear beat beautiful became become bed
bedroom beer began begin begun believe bell belong best better big bike bill bird birth birthday bit black blood blow blue
board boat body bone book boot border bored boring born borrow boss bottle bottom bought bowl box boy brain branch bread
break breakfast bridge bright bring broke broken brother brought brown brush build building built burn bus business busy
butter button buy cake call came camera camp car card care careful carry case castle cat catch caught cause celebrate cell
center centre century certain certainly chair chance change cheap check cheese chicken child children choice choose chose
chosen church cinema circle city class classroom clean clear clever climb clock close cloth clothes cloud club coat coffee
coin cold collect college color colour come comfortable common company compare competition complete computer concert cook
cool copy corn corner correct cost cough count country couple course cousin cover cow crazy cream cross crowd cry culture
cup cut dad daily dance danger dangerous dark date daughter day dead deal dear death december decide decision deep degree
delicious depend describe desk develop development diary dictionary die difference different difficult dinner direction
dirty discover discuss dish doctor dog dollar door double doubt draw drawn dream dress drew drink drive driver drop drove
drunk dry dust duty ear early earn earth east easily easy eat eaten education effect effort egg eight electric eleven email
empty end enemy energy engine english enjoy enter entrance equal especially evening event exactly exam example excellent
excited exciting exercise expect expensive experience explain extra eye face fact factory fail fair fall fallen family
famous far farm farmer fashion fast fat father favorite favourite fear february feel feet fell felt festival field fight
fill film final finally find fine finger finish fire first fish fit five fix flat flew floor flower fly follow food foot
football force foreign forest forget forgot forgotten form forward found four free fresh friday friend friendly front
fruit full fun funny furniture future game garage garden gas gate gave general gentle get gift girl give given glad glass
go goal god gold gone good got government gram grandfather grandmother grass gray great green grew grey ground group grow
grown guess guest guitar gun guy habit hair half hall hand hang happen happy hard hardly hat hate head health healthy hear
heard heart heat heavy held hello help hero high hill history hit hobby hold hole holiday home homework honest hope horse
hospital hot hotel hour house huge human hundred hungry hurry hurt husband ice idea ill imagine important improve include
increase information interest interested interesting international internet invite island january job join joke journey
juice july jump june keep kept key kick kid kill kilometer kilometre kind king kitchen knew knife know knowledge known
lady lake land language large last late later laugh law lay lazy lead learn leave led left leg lesson letter level library
lie life light line lion lip list listen little live lives living local long look lose lost lot loud love low luck lucky
lunch machine made magazine main make man manage map march mark market marry matter meal mean meant meat medicine meet
meeting member memory men message met metal meter method middle mile milk million mind minute miss mistake mix model modern
mom moment monday money monkey month moon morning mother mountain mouse mouth move movement movie mr mrs mum museum music
name narrow nation national natural nature nearly neck need neighbor neighbour nervous new news newspaper nice night nine
noise noisy normal north nose note notice november number nurse ocean october offer office officer oil old open opinion
opposite orange order ordinary page paid pain paint pair palace paper parent park part party pass passenger past path pay
peace pen pencil people perfect period person phone photo photograph piano pick picnic picture piece pig pink place plan
plane plant plastic plate play player pleasant please pleasure pocket point police policeman polite pool poor popular
position possible post pot potato pound power practice practise prefer prepare present president press pretty price print
prison prize probably problem produce program programme project promise protect proud public pull purple push put quality
queen question quick quickly quiet quite race radio rain ran reach read ready real realize reason receive recent record red
relax remember repeat reply report rest restaurant result return rice rich ride right ring river road rock room round rule
run sad safe said sail salad salt sand sandwich sang sat saturday save saw say scared school science sea season seat second
secret see seem seen sell send sent sentence september serious serve service set seven several shape share sheep shine ship
shirt shoe shop shore short shoulder shout show shown shut sick side sight sign similar simple simply sing single sister
sit situation six size skill skin skirt sky sleep slept slow slowly small smart smell smile smoke snow social sofa soft
sold soldier solve son song sorry sort sound soup south space speak special spend spent spoke spoken spoon sport spring
square stage stairs stand star start state station stay steal step stick stomach stone stood stop store storm story strange
street strong student study stupid style subject success successful suddenly sugar suggest summer sun sunday sunny sure
surprise surprised sweet swim table take taken talk tall taste taught taxi tea teach teacher team technology teeth telephone
television tell temperature ten tennis terrible test text thank theater theatre thick thin thing think third thirsty thirty
thought thousand three threw throw thursday ticket tie time tired today toe told tomato tomorrow tonight took tooth top
total touch tour tourist town toy traffic train travel tree trip trouble true trust truth try tuesday turn tv twelve twenty
twice two type ugly umbrella uncle understand understood uniform university use useful usual usually vacation valley value
vegetable video view village visit visitor voice wait wake walk wall want war warm wash watch water way weak wear weather
website wednesday week weekend weight welcome went west wet wheel white whole wide wife wild win wind window wine winter
wish woke woman women won wonder wonderful wood word wore work worker world worried worry worse worst write writer written
wrong wrote yard year yellow yesterday young zero`.split(/\s+/),
);

export const isFunctionWord = (plain: string): boolean => FUNCTION_WORDS.has(plain);

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/'s$/, ''],
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/ier$/, 'y'],
  [/iest$/, 'y'],
  [/ily$/, 'y'],
  [/(?:es|ed|er|est|ing|ly)$/, ''],
  [/(?:ed|er|est|ing)$/, 'e'],
  [/([bdgklmnprt])\1(?:ed|er|est|ing)$/, '$1'],
  [/[srd]$/, ''],
];

/** The known base form of a word: "studies" → "study"; the word itself if none is known. */
export function baseOf(plain: string): string {
  if (EVERYDAY.has(plain)) return plain;
  for (const [ending, replacement] of ENDINGS) {
    if (!ending.test(plain)) continue;
    const base = plain.replace(ending, replacement);
    if (EVERYDAY.has(base)) return base;
  }
  return plain.replace(/(?<=[^s])s$/, '');
}

/**
 * Whether a word is everyday English: one of about 1,200 base forms with their regular endings. A heuristic of this package,
 * not a published list.
 */
export function isEverydayWord(plain: string): boolean {
  return isFunctionWord(plain) || EVERYDAY.has(baseOf(plain));
}
