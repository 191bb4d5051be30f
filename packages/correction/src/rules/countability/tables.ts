/** What one says for a single thing: "a piece of advice". */
export const PIECES: ReadonlyMap<string, string> = new Map(
  `bread slice|toast slice|soap bar|chocolate bar|paper sheet|rice bowl|soup bowl|milk glass|sand grain|garlic clove|lightning flash
thunder clap|garbage bag|rubbish bag|litter bit|fun bit|luck bit|research piece|cash bit|meat piece|beef piece|pasta plate`
    .split(/[|\n]/)
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Countable words that may be meant by an uncountable one. */
export const INSTEAD: ReadonlyMap<string, readonly string[]> = new Map([
  ['work', ['job']],
  ['homework', ['assignment']],
  ['research', ['study']],
  ['transport', ['vehicle']],
  ['luggage', ['suitcase']],
  ['baggage', ['bag']],
  ['accommodation', ['place to stay']],
  ['traffic', ['traffic jam']],
  ['thunder', ['thunderstorm']],
  ['clothing', ['piece of clothing']],
  ['machinery', ['machine']],
  ['equipment', ['piece of equipment']],
]);

/** Uncountable nouns that never take "a", with or without an adjective. */
export const NEVER_A = new Set(
  `advice information furniture luggage baggage equipment homework housework traffic scenery software hardware jewellery jewelry news
evidence feedback rubbish garbage litter money cash progress permission weather luck fun pollution electricity machinery clothing
patience vandalism tourism accommodation unemployment nonsense garlic spaghetti underwear cutlery stationery wildlife nightlife
applause livestock graffiti transportation bread rice music research traffic violence thunder lightning sunshine snow mud health
happiness entertainment wealth courage laughter oxygen seafood pasta flour wheat petrol guidance makeup stuff toothpaste shampoo butter
fog smog jewelry hygiene literacy humidity electricity cotton peace housing clothing footwear sunscreen`.split(/\s+/),
);

/** Adjectives of hair: "long hairs". */
export const HAIR_ADJECTIVES = new Set(
  'white grey gray long short black brown blonde blond red curly straight dark beautiful wavy thick thin golden fair dyed shiny blue green pink'.split(
    ' ',
  ),
);

/** Set phrases: `wrong => right`. */
export const PHRASES = `
  have*|had|has|need*|find|found|not|enough|n't|spend*|much [many times => much time / a lot of time] for|to|with
  not|n't have|had [many times => much time / enough time] .
  not|n't have|had [many experiences => much experience] as|in|with|.
  have*|has|had|got [many experiences => a lot of experience / much experience] as|in
  have*|has|had|got [many works => a lot of work / much work] to|at|.
  too|so [many works => much work]
  [many works => a lot of work / much work] to do|finish|complete
  [many researches => a lot of research / much research]
  [some researches => some research]
  do|does|did|doing|done|make|made|conducted|conduct [researches => research]
  do|doing|did|done|my|our|the|their|his|her [homeworks => homework]
  [many homeworks => a lot of homework / much homework]
  [a work => a job / work] because|near
  find*|found|get|got|have|want*|look*|looking|search*|searching|lost|change [a work => work / a job]
  look*|looking|search*|searching|apply|applied for [a work => work / a job]
  give*|gave|need*|want*|take*|took|lend|bring|pass @PRPO/PRP? [a paper => a piece of paper / some paper / a sheet of paper] .|and|to
  with|without|need*|your|my|his|her|their|our|for|thank*|any|some [helps => help] .|and|from|i|we|to|in|of|with
  my|your|his|her|our|their [helps => help]
  make*|made|making|much|big|fast|great|good|a|some|any|more|of|lot [progresses => progress]
  wish* @PRPO? [a good luck => good luck]
  have*|had|having @PRPO? [a great fun => great fun]
  have*|had|having|it|was|is|be|'s|are|were [a fun => fun / a lot of fun] .|time|with|and
  have*|had|having|is|was|be|'s|were [a lot fun => a lot of fun]
  breathe*|breathing|get|getting|some [a fresh air => fresh air / some fresh air]
  [a fresh air => fresh air]
  it is|was|'s [a fun => fun] to
  in [a good health => good health]
  enough|no|much|any|some|more [rooms => room] in the|my|our|his|her|their car|bus|boat|suitcase|bag|fridge|taxi|van|train|lift|elevator
  [a good news => good news / some good news / a piece of good news]
  [a bad news => bad news / some bad news / a piece of bad news]
  [a great news => great news / some great news / a piece of great news]
  all|both|these|those|some|many the? [staffs => staff]
  the|our|their|hotel|hospital|office|my|other [staffs => staff] are|were|have|is|was|who|in|at|of|.
  have*|had [interesting experience => an interesting experience] .|:|in|on|at|when|with|last|during
  have*|had [unforgettable experience => an unforgettable experience]
  have*|had [amazing experience => an amazing experience]
  have*|had [strange experience => a strange experience]
  have*|had [terrible experience => a terrible experience]
  have*|had [wonderful experience => a wonderful experience]
  have*|had [similar experience => a similar experience]
  have*|had [bad experience => a bad experience] .|with|in|when|:
  eat*|ate|buy|bought|eating|some|much|fresh|delicious|the|a few|many [breads => bread]
  eat*|ate|cook*|cooked|some|much|of [rices => rice]
  listen*|listening to @JJ? [musics => music]
  pop|rock|classical|folk|traditional|some|loud|good|my|favourite|favorite|of|different|other|american|korean [musics => music]
  much|some|more|enough|no|any|of|extra|pocket|their|my|the|save*|earn*|spend*|lot [moneys => money]
  heavy|the|much|of|more|less|busy|terrible [traffics => traffic]
  bad|good|nice|the|cold|hot|rainy [weathers => weather]
  the|a|of|good|higher|better [educations => education] system|.|is|for
  in [publics => public]
  lose|lost|losing [weights => weight]
  public [transports => transport]
  public [transportations => transportation]
  too|so [many => much] about|for @PRPO|@DT|this|that|it
  plan|talk|think|worry|sleep|cost|complain|smoke|work|eat|drink|study too|so [many => much] .|and|because
  know|knew|knows|learn|learned|learnt|talk|talked|think not|n't? [many => much / a lot] about
  n't|not know|learn|say|talk|think|understand|read [many => much / a lot] about|.
  lose|lost|waste*|wasted|save*|saved|spend*|spent|take*|took|cost|costs|need* [many time => a lot of time / much time]
  n't|not explain|say|learn|know|eat|sleep|talk|speak|change|help|cost|work|study|drink|see|do|understand|remember|spend|earn [many => much] .|,|but|because|and
  too [many => much] is|was|makes
  is|was not [many => much] ,|.
  no|more|much|enough|have|had|free|spare [times => time] .|for|after|because|and|in
  lot of [times => time] .|,|to|for|so|because
  of|with|some|drink|drinks|clean|hot|cold [waters => water] .|and|in|from|is|are|on
  of|with|much|some|the|more [snows => snow] .|on|in|and
  give*|gave|get*|got|some|need*|for [helps => help] .|and|to
  lot of [works => work] .|to|in|today|and
  good|bad|some|more|much|a lot of [stresses => stress]
  some|eat*|ate|fresh|much|lot|more of? [fruits => fruit] .|of|every|for|at|in|because
  good|bad|of|the|more|less [transports => transport] .|,|and|in
  more|much|enough [exercises => exercise] .|every|because|and|for
  less|much|enough [places => space / room] .|for|in
  gave|give*|drink*|drank|want*|order*|ordered|bring|brought|have|had @PRPO/PRPS? [a water => some water / a glass of water / a bottle of water] .|and|because|with
  gave|give*|drink*|drank|want*|bring|brought|buy|bought @PRPO? [a food => some food / food] .|and|because|for
  [a sunglasses => sunglasses / a pair of sunglasses]
  [a trousers => trousers / a pair of trousers]
  [a jeans => jeans / a pair of jeans]
  [a scissors => scissors / a pair of scissors]
  [a pyjamas => pyjamas / a pair of pyjamas]
  with|need|add [a salt => salt / some salt] .|and
  [vocabularies|vocabularys => vocabulary]
  [grammars|grammers => grammar]
  [heatings => heating]
  [rubbishes => rubbish]
  little|some|much|enough|add|without [salts => salt]
  little|some|much|enough|of|lot [sugars => sugar]
  see|saw|catch*|caught|eat*|ate|cook*|buy|of|many|some|small|big|colourful|beautiful|fresh [fishes => fish]
  on|with [a paper => a piece of paper / paper] .|and|because
  on|with a small|big|white|little|thin|blank [paper => piece of paper]
  find*|found|get*|got|have|has|had|want*|need* a good|better|new|nice|easy|dangerous|interesting|difficult|boring|paid [work => job] .|and|because|in|for|but|with|near|at
  in|have*|has|had|find|need*|want* [a peace => peace]
  is|was|have|had [a fog => fog]
  see|drink*|drank|want*|there|is|with|have|has|had|table|some|buy*|bought [a milk => some milk / a glass of milk / milk]
  [a tooth paste => toothpaste]
  make*|made|making|a lot|much|too|so of? [noises => noise] .|and|in|at
  any|some|no|much|little|enough|more|work [experiences => experience] for|in|with the|my|a|this|their job|work|company|field|area
  without|after|before|for|at|from|to [works => work] .|and|the|i|we
  of|and|some|with|fry|eat|ate|cook|cooked [chickens => chicken] .|and|with|in
  a|one [news => piece of news / news story] is|was|every|about|that
  [many money => much money / a lot of money]
  the [environments => environment] .|is|from|and
  all the|this|my|of the? [stuffs => stuff]
  many|some|my|your|his|her|our|their|these|other|of|new|old|much|buy|bought [stuffs => stuff]
  [an homework => homework / some homework / an assignment]
  [a homework => homework / some homework / an assignment]
  the|of|about|for|protect the? [natures => nature]
  [a good behaviour => good behaviour]
  [a bad behaviour => bad behaviour]
  [a hard work => hard work] .|and|is|to
  [hard works => hard work]
  house|home [works => work] .|and|before
  [a public transport => public transport]
  [an air pollution => air pollution]
  [a big damage => great damage / a lot of damage]
  [a great damage => great damage / a lot of damage]
  [a lot damage => a lot of damage]
  cause* [a damage => damage / some damage]
  cause*|caused|causing|do|did|much|of|the|a lot [damages => damage] to the|my|our|his|her|their|.
  [a harm => harm]
`;
