export const MALE = new Set(
  `father dad brother son uncle grandfather grandpa husband boyfriend nephew man boy grandson king prince actor waiter gentleman policeman
businessman stepfather father-in-law brother-in-law`.split(/\s+/),
);
export const FEMALE = new Set(
  `mother mum mom sister daughter aunt grandmother grandma wife girlfriend niece woman girl granddaughter queen princess actress waitress
lady stepmother mother-in-law sister-in-law`.split(/\s+/),
);
export const PLURAL_PEOPLE = new Set(
  `people parents friends children students teachers men women boys girls kids neighbours neighbors brothers sisters cousins grandparents
classmates colleagues workers tourists teenagers players guests customers visitors doctors nurses relatives`.split(
    /\s+/,
  ),
);
export const NEUTRAL = new Set(
  `friend teacher doctor dentist nurse student person child baby boss neighbour neighbor colleague cousin driver manager engineer worker
player singer writer lawyer tourist guest customer visitor passenger patient partner coach scientist artist chef cook guide farmer
classmate roommate flatmate kid teenager adult parent citizen relative owner leader director somebody someone everyone everybody anyone
anybody nobody candidate president professor secretary journalist musician police`.split(/\s+/),
);

/** Things, for "the bus who". */
export const THINGS = new Set(
  `bus car train plane bike bicycle boat taxi ship book film movie house flat apartment room building hotel restaurant shop store museum
bridge street road river lake sea mountain forest park garden city town village country island computer phone laptop tablet app website
program machine camera television tv game song picture photo painting letter email message word sentence story article newspaper magazine
table chair bed sofa lamp door window wall box bag suitcase key bottle cup plate knife shoe shirt dress jacket coat hat food meal dish
cake pizza soup job idea plan problem question answer reason result subject lesson course exam test thing place festival party holiday
trip journey event accident law rule law tree flower plant fruit apple medicine product watch ring toy ball umbrella ticket project
activity sport hobby language culture tradition science technology invention factory airport station beach market supermarket cinema
theatre library bakery cafe pool stadium weather storm system method experience feeling dream memory habit skill`.split(
    /\s+/,
  ),
);

/** Adjectives after "It is" with "to" or "that". */
export const JUDGEMENTS = new Set(
  `difficult easy hard important possible impossible necessary useful interesting dangerous better best good bad nice great common normal
strange expensive cheap cheaper safer easier harder fun funny sad true clear obvious essential fantastic amazing wonderful boring healthy
unhealthy convenient inconvenient surprising likely unlikely crucial vital helpful polite rude wrong fair unfair natural popular lovely`.split(
    /\s+/,
  ),
);
export const WEATHER = new Set(
  'cold hot warm cool sunny rainy windy cloudy snowy foggy dark humid dry wet freezing late early noisy quiet'.split(
    ' ',
  ),
);

/** Set phrases: `wrong => right`. */
export const PHRASES = `
  let 's [we => ] %VB
  lets [we => ] %VB
  !the|his|her|my|a relax*|relaxed|relaxing|concentrate*|concentrated|hurry|hurried|complain*|complained [myself|yourself|himself|herself|itself|ourselves|themselves => ] with|on|.|and|in|at|by|about|after|to|when|because|for
  feel*|felt|feeling [myself|himself|herself|ourselves|themselves => ] very|so|really|tired|happy|sad|better|bad|good|comfortable|sick|nervous|lonely|alone|safe|great|relaxed|angry|bored|excited|proud|stressed
  [hisself => himself]
  [theirselves|theirself|themselfs => themselves]
  [ourselfs|ourself => ourselves]
  [yourselfs => yourselves]
  [my self => myself]
  [him self => himself]
  [her self => herself]
  [it self => itself]
  [them selves => themselves]
  [our selves => ourselves]
  [your self => yourself]
  everything|anything|nothing|something|thing|things [what => that / which] i|you|he|she|we|they|it|is|was|can|makes|made|happened|my|people|the
  !above|after all [what => that] i|you|he|she|we|they|it|my|people|the|matters|is|was
  meet*|met|marry|married|hug*|hugged|kiss*|kissed|greet*|greeted [themselves|ourselves => each other / one another]
  argue*|argued|fight*|fought|quarrel*|quarrelled|chat*|chatted|talk*|talked with [themselves|ourselves => each other / one another]
  looked|smiled|shouted at [themselves => each other / one another] across|and|for|in
  there is|are|was|were [no => none] .
  all|each|both|some|many|most|one|none|half|two|three|few|several|any|either|neither of [we => us]
  all|each|both|some|many|most|one|none|half|two|three|few|several|any|either|neither of [they => them]
  between you|him|her|them|us and [i => me]
  for|with|to|from|about|invited|helped|told|gave @PRPS @NN and [i => me] .
`;
