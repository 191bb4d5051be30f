/** Nouns that have no plural and take no "a": advice, furniture. */
export const uncountables: ReadonlySet<string> = new Set(
  `advice information furniture luggage baggage equipment homework housework knowledge traffic scenery software hardware
jewellery jewelry news evidence feedback rubbish garbage litter trash money cash progress research patience pollution
electricity machinery clothing weather bread rice pasta butter flour wheat sugar salt meat beef pork milk luck fun
permission music health happiness violence vandalism tourism transport transportation accommodation employment
unemployment entertainment funding wealth wisdom courage confidence honesty laughter leisure lightning thunder
sunshine snow mud dust oxygen nutrition poetry literature help harm nonsense garlic spaghetti underwear sportswear
footwear makeup cutlery crockery stationery shopping camping parking housing spinach broccoli seafood gossip
slang intelligence anger hunger thirst poverty safety petrol gasoline steam toothpaste shampoo cotton gold silver
publicity applause childcare nightlife wildlife livestock mail junk stuff spam hospitality generosity loneliness
boredom excitement motivation guidance assistance supervision respect gratitude merchandise produce graffiti hay heat
humidity fog moisture darkness daylight relaxation hygiene literacy agriculture`.split(/\s+/),
);

/** Uncountable nouns with a plural of another meaning or of a verb: only sure patterns count. */
export const partlyUncountable: ReadonlySet<string> = new Set(
  `work time experience paper hair room help bread coffee tea food fruit fish water glass chicken cake chocolate cheese
wine beer juice pizza salad light noise business education staff behaviour behavior vocabulary grammar pronunciation
crime travel sport air space land wood stone iron rain snow sand soil mail plastic gas smoke rubber cloth interest
trouble study damage waste practice art science history life love hope fear joy pleasure pain death war peace freedom
youth nature culture language society technology communication competition production construction development growth
change power energy strength speed memory imagination knowledge truth justice attention respect concentration support
trust control access use sleep exercise training security safety meat sugar milk butter oil sauce soup ice cream
medicine religion law democracy duty responsibility success failure`.split(/\s+/),
);

/** Nouns that are almost always countable: alone, in the singular, they lack something. */
export const countables: ReadonlySet<string> = new Set(
  `accident account actor actress adult aeroplane airport album animal answer ant apartment apple argument arm article
artist aunt author baby bag ball balloon banana bank basket bath beach bed bedroom bee bicycle bike bird birthday
biscuit blanket boat book boot bottle bowl box boy boyfriend brand bridge brother bug building burger bus bush
businessman butterfly button calendar camel camera candle candidate car card career carrot castle cat cave ceiling
celebrity cell chair chapter character chef child church cigarette cinema citizen city classmate classroom client
clock club coach coat coin colleague college comment computer concert cookie corner country cousin cow criminal cup
curtain customer dancer date daughter day decade decision dentist desk dessert detail dictionary difference dinosaur
director disadvantage advantage doctor dog doll dollar door dragon drawer dream dress driver drum duck ear egg
elephant elevator email employee employer enemy engineer envelope error essay euro event exam example excuse expert
eye fact factor factory family fan farm farmer father festival finger flag flat floor flower foreigner forest fork
friend frog game garage garden gift giraffe girl girlfriend goal goat grandchild grandmother grandfather guest guide
guitar hand hat head hero hill hobby horse hospital hotel hour house husband idea illness immigrant insect instrument
island jacket job joke journalist journey key kid kilometre kilometer kind king kitchen knife lake lamp laptop lawyer
leader leaf leg lesson letter library lion list lorry machine magazine man manager map market meal meeting member
message metre meter mile minute mirror mistake model moment monkey month monument mosque mother motorbike mountain
mouse mouth movie museum mushroom musician nail name neighbour neighbor nephew newspaper niece nose notebook novel
number nurse object occasion office onion opinion orange owner page pan panda parent park partner passenger passport
path patient pen pencil person pet phone photo photograph picture pig pilot pirate place plan plane planet plant plate
player poem poet pocket point politician pool poster potato president price prize problem product professor programme
program project pupil puzzle question queue rabbit reason recipe relative reporter restaurant result ring river road
robot roof roommate route rule sandwich scarf school scientist screen season seat secret secretary sentence shark
sheet shelf ship shirt shoe shop singer sister skill skirt skyscraper smartphone snake sock sofa soldier solution son
song spoon stadium station step sticker store storm story stranger street student subject suggestion suitcase
supermarket sweater symptom table tablet task taxi teacher team teenager temple tent test theatre theater thief thing
ticket tiger tip tomato tool tooth topic tourist town toy tradition train tree trip truck uncle uniform university
vegetable vehicle victim video village virus visitor wall wallet way website wedding week weekend wife window winner
witness wolf woman word worker writer year zoo activity age area aspect attraction benefit branch category cause
century challenge chance choice colour color company consequence department effect element emotion feature field
generation habit improvement issue item language lifestyle limit location material method neighbourhood obstacle
option organisation organization part pattern period platform policy position possibility procedure purpose region
request resource role scene section sector shape side situation size source stage statement strategy style symbol
system term theme theory trend type variety version view viewpoint workshop noodle bean berry candy strawberry cherry
grape dish snack drink ingredient teammate opponent inhabitant resident shopkeeper cent pound kilo gram litre`.split(
    /\s+/,
  ),
);
