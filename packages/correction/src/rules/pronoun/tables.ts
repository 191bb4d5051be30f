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
