/** People: before a word like "work" they are a subject, not the first part of a compound. */
export const PEOPLE = new Set(
  `mother father mum mom dad brother sister son daughter uncle aunt cousin nephew niece grandmother grandfather grandma grandpa
husband wife boyfriend girlfriend friend parent child boy girl man woman lady guy person somebody someone anybody anyone nobody
everybody everyone neighbour neighbor roommate flatmate classmate colleague boss teacher doctor dentist nurse waiter waitress
driver policeman manager director president actor actress singer student baby guest tourist visitor customer passenger farmer
worker player coach professor lawyer engineer scientist writer artist king queen prince princess soldier kid teenager adult
grandson granddaughter mother-in-law father-in-law partner host hero dog cat bird horse`.split(/\s+/),
);

/** Verbs that say what comes after them in the base form: "make people laugh", "suggest that he go". */
export const BASE_FORM_CLAUSE = new Set(
  'suggest recommend insist demand request propose prefer require instruct stipulate specify order ask advise urge command important essential vital necessary crucial imperative'.split(
    ' ',
  ),
);

/** What one can pay, wait or walk: with "is too much" it is one amount. */
export const AMOUNTS = new Set(
  'dollars euros pounds yen yuan cents minutes hours days weeks months years kilometres kilometers miles metres meters kilos degrees'.split(
    ' ',
  ),
);

/** -ing forms that take an object as a subject: "Learning new words is". Those that are adjectives or nouns as well are left out. */
export const GERUNDS = new Set(
  `learning eating having making getting doing playing watching reading writing taking going using finding keeping helping studying
being spending saving buying selling teaching visiting wearing travelling traveling living walking swimming`.split(
    /\s+/,
  ),
);

/** Common verbs whose base form is a noun or adjective too, and which follow a subject more often than they end a compound. */
export const USUALLY_VERBS = new Set(
  `want need like love hope help look think live know say go come make take get have see use find give tell feel become leave put
mean keep let begin seem talk turn start show hear play run move believe hold bring happen sit stand lose pay meet learn lead
understand speak read spend grow open walk win teach offer remember consider appear buy serve die send expect build stay fall
reach remain suggest raise pass sell decide return explain develop carry break receive agree drive wear choose cause enjoy prefer
depend belong contain include provide allow try wait cost work change end seem cook smoke study sleep travel drink eat smell taste
sound visit watch wash clean own hate care arrive hurt worry finish stop cry laugh smile dream wish plan share save support
attract increase improve affect influence protect produce create require cover cross lie rise fly catch pick drop shout promise plant paint kiss hug miss need answer ask call phone text repair fix park rest feed bark ring share
risk suit fit need bite dance sing shine burn guide hold close waste rain snow knock wake hurt trust guess mix act join fill deal pull push test
taste guard judge search respect love die stand lift point pack plan roll rule serve store switch train treat view vote wave weigh wind`.split(
    /\s+/,
  ),
);

/** Words that the lexicon knows as verbs only and that name things too: "a brown bear". */
export const NOUNS_TOO = new Set(
  'bear fly hire hold cause live lead plant act sort kind mind catch hunt jump quote raise suspect shoot win find launch drill whistle'.split(
    ' ',
  ),
);

/** Verbs that are adjectives or nouns as well, and follow "it" as verbs: "it last", "it cost". */
export const LASTS = new Set(
  'last mean cost fit close open rain snow smell taste sound look help hurt work need start end show'.split(' '),
);
