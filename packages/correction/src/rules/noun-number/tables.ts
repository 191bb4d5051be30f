/** Words after which a countable noun is in the plural, besides numbers. */
export const PLURAL_DETERMINERS = new Set('many several few fewer various numerous both'.split(' '));

/** Nouns whose plural has no ending, and units that are not inflected everywhere. */
export const INVARIABLE = new Set(
  `percent per cent degree celsius fahrenheit yen yuan baht won rand rupee euro pence kg km cm mm ml gb mb mph hundred thousand
million billion dozen sheep deer fish series species aircraft craft spacecraft means score gross bit head stone foot pound quid
folk pm am bc ad o'clock oclock clock plus minus times left right north south east west per`.split(/\s+/),
);

/** Units: "a ten minute walk", "two hour flights". */
export const UNITS = new Set(
  `second minute hour day week month year decade star storey story bedroom room person man page mile metre meter kilometre kilometer
kilo dollar euro pound litre liter inch foot seat door wheel speed course way party part point piece lane word step degree night
megapixel gear term stage letter figure player side hand ton tonne gram kilogram watt volt cylinder`.split(/\s+/),
);

/** Plural nouns before "shop" or "soup" that are right. */
export const PLURAL_MODIFIERS = new Set(
  `clothes sports goods antiques arts electronics drinks ladies savings sales customs games glasses sweets crafts news systems
communications communications operations human-resources resources careers accounts aerobics athletics gymnastics maths mathematics
physics economics politics species series women men people children textiles arms plants collectibles oats groceries spirits
cosmetics textiles works pensions awards honours honors appeals standards`.split(/\s+/),
);

/** Nouns before which a noun stays in the singular: "shoe shop", "vegetable soup". */
export const COMPOUND_HEADS = new Set(
  `shop store soup juice salad pie factory seller sandwich sauce cake stew driver ticket-office garden tree owner station market`.split(
    /\s+/,
  ),
);

/** Things that come in pairs: "a pair of shoes". */
export const PAIRS = new Set(
  `shoe boot sock glove trouser jean short glass sunglass earring skate ski sneaker sandal trainer slipper headphone earphone
scissor legging tight pant pyjama binocular mitten heel goggle crutch`.split(/\s+/),
);

/** Plurals formed with -s from nouns that have an irregular one. `lives` and other right words are left out. */
export const WRONG_PLURALS: ReadonlyMap<string, string> = new Map(
  `childs children|childrens children|mans men|mens men|womans women|womens women|mouses mice|mices mice|tooths teeth|teeths teeth
foots feet|feets feet|gooses geese|leafs leaves|knifes knives|wifes wives|lifes lives|shelfs shelves|wolfs wolves|thiefs thieves
halfs halves|loafs loaves|scarfes scarves|sheeps sheep|deers deer|aircrafts aircraft|offsprings offspring|criterias criteria
phenomenas phenomena|phenomenons phenomena|datas data|medias media|bacterias bacteria|policemans policemen|gentlemans gentlemen
businessmans businessmen|fishermans fishermen|firemans firemen|salesmans salesmen|grandchilds grandchildren|grandchildrens grandchildren
potatos potatoes|tomatos tomatoes|heros heroes|echos echoes|oxes oxen|crisises crises
analysises analyses|diagnosises diagnoses|hypothesises hypotheses|thesises theses|oasises oases|specieses species|serieses series
peoples people|photoes photos|pianoes pianos|radioes radios|videoes videos|monkies monkeys
daies days|wolfes wolves|thiefes thieves|leafes leaves|housewifes housewives
bookshelfs bookshelves|stimuluses stimuli|alumnuses alumni|salmons salmon`
    .split(/[|\n]/)
    .map((pair) => pair.split(' ') as [string, string]),
);
/** Set phrases: `wrong => right`. */
export const PHRASES = `
  !the in [details => detail] .
  make*|making|made [friend => friends] with|and|.|easily|at|in|there|here|when|because|quickly|on|if|from
  to|and|difficult make [friend => friends]
  shake*|shook|shaken|shaking [hand => hands] .|with|and|after|before
  hold*|holding|held [hand => hands] .|and|with|in
  [congratulation => congratulations] on|to|for|!|.
  ^ [thank => thanks] for|to
  many|best [thank => thanks]
  best|warm|kind [regard => regards] .
  best [wish => wishes] .|for|to|from
  !have|has|had|need|spend|lose|not|n't|so|too|how|as many [time => times] .|a|every|and|because|but
  many|some|young|old|most|lot|other|all|poor|rich|few|more of? [peoples => people] !of
  the|my|its|their|our [outskirt => outskirts] of|.
  [outskirt => outskirts] of
  the|my|our|its|their|beautiful|new|natural [surrounding => surroundings] .
  cheap*|cheapest|fast|fastest|main|best|only|public|important|popular|safe|safest|convenient|common|a|another|different|easiest [mean => means] of transport|transportation|communication
  by [mean => means] of
  wear*|wearing|wore|worn @PRPS? [glass => glasses] .|and|because|since|to|for|when|or|but|so
  ~ black|blue|white|grey|gray|brown|long|short|new|old|dirty|his|her|my|their|some|the|clean [trouser => trousers]
  [trouser => trousers] .|and|for|with|or|to|in
  wear*|wearing|wore|blue|black|his|her|my|new [jean => jeans] .|and|with|or
  ~ wash*|buy*|bought|wear*|wearing|new|warm|dirty|clean|old|their|his|her|my [clothe => clothes]
  [clothe => clothes] shop|store|.|and
  [sunglass => sunglasses] .|and|because|on|or|with
  social [medias => media]
  mass [medias => media]
  in the|my|his|her|their early|late|mid? [twenty => twenties] .
  in my|his|her|their|our early|late|mid? [20 => 20s / twenties] .
  in my|his|her|their|our early|late|mid? [30 => 30s / thirties] .
  in my|his|her|their|our early|late|mid? [40 => 40s / forties] .
  in my|his|her|their|our early|late|mid? [50 => 50s / fifties] .
  good|bad|table [manner => manners] .|and|are|at
  table [manner => manners]
  ~ on|in|of both|many|all|different|several [side => sides] .|of
  of|for|from|at all [age => ages] .|come*|can|and|are|enjoy*|like*|love*|who|in|to
  all|many|various|several [kind => kinds] of
  all|many|various|several [type => types] of
  all|many|various|several [sort => sorts] of
  !the|or|any|some|no|each|every other [kind => kinds] of
  !the|or|any|some|no|each|every other [type => types] of
  !the|or|any|some|no|each|every other [sort => sorts] of
  all|many|various|several|most [part => parts] of
  !a|the|this|that|same|completely|very|no|quite different [kind => kinds] of @NNS
  !a|the|this|that|same|completely|very|no|quite different [type => types] of @NNS
  !a|the|this|that|same|completely|very|no|quite different [part => parts] of the|my|our
  in|on all|many|different|several [way => ways] .
  two|three|four|five|several|many|few [time => times] a|per|every|each|in
  for|attract*|help*|teach* [child => children / a child / the child] .|who
  for|attract*|help* [tourist => tourists / a tourist / the tourist] .|who|and
  for|help*|teach* [student => students / a student / the student] .|who
  for|to|help* [foreigner => foreigners / a foreigner] .|who
  for [teenager => teenagers / a teenager] .|who|and
  for [musician => musicians / a musician] .|who|and
  lessons|classes to [tourist => tourists / a tourist] .|who|and
  @CD|many|some|several|these|those [others => other] @NNS
  do|does|did n't|not have [any friend => any friends] .|here|there|in|at
  about|of|with|by [child => children / the child] .
  play|plays|played [card => cards] .|with|and|together|in|at
  play*|playing|played computer|video|board [game => games]
  @PRPS [parent => parents] are|were|have|live|work|want|think|say|like|love|always|often|do|met|told|divorced
  @PRPS [grandparent => grandparents] are|were|have|live|work|want|think|say|like|love|always|often|do|met|told
  take*|took|taking|taken [picture => pictures / a picture / the picture] of|with|and|.
  take*|took|taking|taken [photo => photos / a photo / the photo] of|with|and|.
  tell*|told|telling [joke => jokes / a joke] .|and|to
  take*|taking|took [turn => turns] %VBG|to
  on [foots => foot]
  on [feet => foot] .
  go|went|goes|come|comes|came|travel|travelled|travelling|going there|home|here|everywhere? by [buses => bus]
  go|went|goes|come|comes|came|travel|travelled|travelling|going there|home|here|everywhere? by [trains => train]
  go|went|goes|come|comes|came|travel|travelled|travelling|going there|home|here|everywhere? by [cars => car]
  go|went|goes|come|comes|came|travel|travelled|travelling|going there|home|here|everywhere? by [planes => plane]
  go|went|goes|come|comes|came|travel|travelled|travelling|going to @PRPS/DT? school|work|university|college|office by [buses => bus]
  go|went|goes|come|comes|came|travel|travelled|travelling|going to @PRPS/DT? school|work|university|college|office by [trains => train]
  go|went|goes|come|comes|came|travel|travelled|travelling|going to @PRPS/DT? school|work|university|college|office by [cars => car]
  go|went|goes|come|comes|came|travel|travelled|travelling|going to @PRPS/DT? school|work|university|college|office by [bicycles => bicycle]
  in [others => other] words
  in other [word => words] ,
  at [homes => home] .
  on the other [hands => hand]
  !the|a|this|that young|old|poor|rich|local|most|other|many|some [person => people] like|think|want|have|are|do|use|spend|live|need|prefer|work|go|believe|say
  in|on|at the [stair => stairs]
  up|down the [stair => stairs]
`;
