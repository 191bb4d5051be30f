const pairs = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split(/[|\n]/)
      .map((row) => row.trim().split(' '))
      .map(([word = '', ...right]) => [word, right.join(' ')] as const),
  );
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Nouns with their adjectives: "I am hunger" → hungry, "a danger place" → dangerous. */
export const adjectivesOfNouns: ReadonlyMap<string, string> = pairs(`
hunger hungry|thirst thirsty|noise noisy|danger dangerous|truth true|success successful|patience patient
beauty beautiful|confidence confident|independence independent|importance important|difference different
difficulty difficult|illness ill|sickness sick|health healthy|safety safe|sadness sad|happiness happy|anger angry
pride proud|shame ashamed|fear afraid|stress stressful|dirt dirty|crowd crowded|relief relieved|guilt guilty
curiosity curious|colour colourful|color colorful|boredom bored|tiredness tired|loneliness lonely|jealousy jealous
fame famous|wealth wealthy|poverty poor|wisdom wise|intelligence intelligent|honesty honest|kindness kind
generosity generous|courage brave|bravery brave|laziness lazy|politeness polite|rudeness rude|shyness shy
friendship friendly|popularity popular|possibility possible|necessity necessary|comfort comfortable|luxury luxurious
nervousness nervous|anxiety anxious|worry worried|excitement excited|disappointment disappointed|surprise surprised
satisfaction satisfied|gratitude grateful|responsibility responsible|creativity creative|ability able|freedom free
warmth warm|heat hot|cleanliness clean|silence silent|darkness dark|freshness fresh|strength strong|weakness weak
weight heavy|height tall|depth deep|length long|width wide|youth young|death dead|mystery mysterious
romance romantic|drama dramatic|effect effective|efficiency efficient|energy energetic|enthusiasm enthusiastic
pessimism pessimistic|optimism optimistic|realism realistic|attraction attractive|attractiveness attractive
violence violent|cruelty cruel|peace peaceful|absence absent|presence present|silence silent|shock shocked|joy joyful
harm harmful|pain painful|taste tasty|flavour tasty|salt salty|spice spicy|sleep sleepy|luck lucky|fog foggy|mud muddy
sun sunny|rain rainy|wind windy|cloud cloudy|snow snowy|storm stormy|ice icy|humidity humid|pollution polluted
convenience convenient|inconvenience inconvenient|fun funny|interest interesting|friend friendly|thank thankful
embarrassment embarrassed|confusion confused|frustration frustrated|depression depressed|exhaustion exhausted
elegance elegant|arrogance arrogant|ignorance ignorant|tolerance tolerant|innocence innocent|modesty modest
maturity mature|flexibility flexible|reliability reliable|availability available|accessibility accessible
sensitivity sensitive|productivity productive|activity active|sociability sociable|stubbornness stubborn
ambition ambitious|caution cautious|suspicion suspicious|religion religious|health healthy|beauty beautiful`);

/** What people are: after "I am", "she is" or "they were" these nouns are adjectives that lost their form. */
export const personalNouns: ReadonlySet<string> = set(`
hunger thirst success patience beauty confidence independence illness sickness sadness happiness anger pride shame
relief guilt curiosity boredom tiredness loneliness jealousy fame wealth wisdom intelligence honesty kindness
generosity courage bravery laziness politeness rudeness shyness popularity nervousness anxiety excitement disappointment
satisfaction gratitude responsibility creativity enthusiasm optimism pessimism ambition embarrassment confusion
frustration depression exhaustion elegance arrogance ignorance tolerance innocence modesty flexibility energy thank
safety health freedom luck sensitivity importance difference`);

/** What things are: "it is danger", "this is importance". */
export const thingNouns: ReadonlySet<string> = set(`
noise danger truth beauty importance difficulty necessity possibility convenience safety health popularity difference
stress violence luxury mystery dirt darkness success fog sun wind cloud humidity attraction efficiency harm fame comfort`);

/** What can be felt by that name as well: "I feel anger", but not "I feel success". */
export const feltNouns: ReadonlySet<string> = set(`
success illness sickness health thank stress confidence safety comfort nervousness tiredness boredom hunger
excitement patience independence laziness luck enthusiasm`);

/** Nouns that learners put before others where English has an adjective: `wrong right: nouns that follow`. */
const ATTRIBUTES = `
danger dangerous: place places animal animals situation situations road roads job jobs sport sports city street thing area dog game activity
beauty beautiful: girl woman city place places flower flowers view day country house garden beach dress smile landscape park village
success successful: person people man woman business businessman career student company life actor singer
health healthy: food diet lifestyle life body habit habits person people meal meals eating
difference different: people way ways place places thing things culture cultures country countries kind kinds kind type types language languages opinion opinions
difficulty difficult: question questions time job exam problem word words language situation task
importance important: thing things part person people role day moment decision event place reason factor problem
comfort comfortable: bed chair shoes clothes sofa room seat house
noise noisy: street streets place city neighbour neighbours neighbor children room area
friend friendly: way people person place atmosphere teacher dog city
happiness happy: life family day moment memory childhood person people
tradition traditional: food foods clothes dress dance dances music festival dish dishes costume costumes game games house party medicine culture
nature natural: beauty disaster disasters resources environment ingredients light
culture cultural: difference differences event events heritage activity activities life
environment environmental: problem problems protection issue issues pollution
economy economic: crisis growth situation problem problems development
science scientific: research discovery knowledge
music musical: instrument instruments talent
medicine medical: care treatment help school student advice
politics political: situation party parties problem problems system leader
religion religious: festival holiday festivals people person place
finance financial: problem problems support help situation crisis
tourism tourist: place places attraction attractions city
person personal: problem problems opinion life experience information
profession professional: player football skills experience life career
nation national: holiday team park dish food day costume flag
industry industrial: revolution area city
wood wooden: table house chair box door bridge floor bench spoon toy
fame famous: singer person people place actor city writer
luck lucky: person day number man
sun sunny: day weather days morning afternoon place
rain rainy: day weather days season morning afternoon
wind windy: day weather days place
cloud cloudy: day weather sky
snow snowy: day days weather mountain mountains
spice spicy: food soup dish dishes noodles
confidence confident: person people man woman student
honesty honest: person people man friend
patience patient: person teacher man woman
wisdom wise: man person woman people
intelligence intelligent: person people student girl boy man woman
ambition ambitious: person man woman
responsibility responsible: person adult student
comedy funny: film
center central: station
history historical: place places building buildings event events site sites figure monument monuments
education educational: programme program game games
fashion fashionable: clothes shoes dress girl
energy energetic: person child
pain painful: memory experience
stress stressful: day job life week situation exam
peace peaceful: place life village
poverty poor: people country countries family families
attraction attractive: place places city woman girl man
romance romantic: film movie dinner comedy place story
mystery mysterious: story place man
europe European: country countries city cities
asia Asian: country countries food
africa African: country countries
america American: film films food people
japan Japanese: food culture people restaurant language
china Chinese: food culture people restaurant language
england English: language lesson teacher
france French: food language
italy Italian: food restaurant language
spain Spanish: food language
korea Korean: food drama language
india Indian: food culture
mexico Mexican: food
turkey Turkish: food tea coffee
russia Russian: language food literature
germany German: language beer food`;

/** Nouns by what follows them, with the adjective that English has there. */
export const attributes: ReadonlyMap<string, { adjective: string; heads: ReadonlySet<string> }> = new Map(
  ATTRIBUTES.trim()
    .split('\n')
    .map((row) => {
      const [left = '', heads = ''] = row.split(':');
      const [noun = '', adjective = ''] = left.split(' ');
      return [noun, { adjective, heads: set(heads) }] as const;
    }),
);

/** Adjectives with their nouns: "the important of sleep" → importance, "I have confident" → confidence. */
export const nounsOfAdjectives: ReadonlyMap<string, string> = pairs(`
important importance|different difference|beautiful beauty|safe safety|true truth|healthy health|confident confidence
independent independence|happy happiness|difficult difficulty|dangerous danger|popular popularity|strong strength
high height|long length|warm warmth|lucky luck|patient patience|sad sadness|angry anger|poor poverty|wise wisdom
intelligent intelligence|honest honesty|kind kindness|brave courage|lonely loneliness|famous fame|silent silence
violent violence|possible possibility|necessary necessity|responsible responsibility|successful success|hungry hunger
thirsty thirst|proud pride|jealous jealousy|lazy laziness|curious curiosity|generous generosity|noisy noise|weak weakness
ill illness|sick sickness|dark darkness|deep depth|wide width|wealthy wealth|polite politeness|cultural culture
traditional tradition|natural nature|economic economy|musical music|scientific science|medical medicine
convenient convenience|efficient efficiency|creative creativity|enthusiastic enthusiasm|free freedom|simple simplicity
anxious anxiety|ambitious ambition|energetic energy|religious religion|painful pain|peaceful peace`);

/** Adjectives that stand for a group after "the", "the poor", or are nouns too, so that "the" says nothing. */
export const groupAdjectives: ReadonlySet<string> = set(`
poor sick ill lonely wise brave weak wealthy hungry lazy natural medical possible patient high long safe deep proud
true dark creative necessary different simple strong kind famous free economic important religious angry happy`);

/** Verbs with their nouns: "my live in the city" → life, "the choose was hard" → choice. */
export const nounsOfVerbs: ReadonlyMap<string, string> = pairs(`
choose choice|decide decision|succeed success|live life|believe belief|explain explanation|improve improvement
develop development|prepare preparation|discuss discussion|invite invitation|complain complaint|argue argument
advise advice|arrive arrival|relax relaxation|educate education|communicate communication|know knowledge|lose loss
sell sale|grow growth|begin beginning|marry marriage|die death|compare comparison|appear appearance
perform performance|behave behaviour|pronounce pronunciation|describe description|solve solution|react reaction
suggest suggestion|celebrate celebration|compete competition|apologize apology|apologise apology|introduce introduction
recommend recommendation|translate translation|imagine imagination|agree agreement|disagree disagreement
achieve achievement|entertain entertainment|encourage encouragement|enjoy enjoyment|excite excitement
embarrass embarrassment|employ employment|govern government|measure measurement|pollute pollution|protect protection
reduce reduction|solve solution|permit permission|please pleasure|treat treatment|punish punishment|inform information
differ difference|exist existence|depend dependence|prefer preference|refer reference|speak speech|think thought
lend loan|bleed blood|remember memory|breathe breath|bathe bath|weigh weight|sing song|confuse confusion
connect connection|create creation|organize organization|organise organisation|operate operation|donate donation
concentrate concentration|cooperate cooperation|graduate graduation|hesitate hesitation|instruct instruction
invent invention|locate location|motivate motivation|participate participation|register registration|apply application
satisfy satisfaction|transport transport|variety variety|vary variety|write writing|paint painting`);

/** Verbs that are nouns or names of things as well, so that a determiner before them says nothing. */
export const nounLikeVerbs: ReadonlySet<string> = set(
  'measure permit paint graduate transport variety sing lose please',
);

/** Nouns with their verbs: "I can success" → succeed, "we must choice" → choose. */
export const verbsOfNouns: ReadonlyMap<string, string> = pairs(`
success succeed|choice choose|decision decide|life live|death die|belief believe|explanation explain
improvement improve|development develop|preparation prepare|discussion discuss|invitation invite|complaint complain
argument argue|advice advise|arrival arrive|relaxation relax|education educate|communication communicate
knowledge know|loss lose|sale sell|growth grow|marriage marry|comparison compare|appearance appear
performance perform|behaviour behave|behavior behave|pronunciation pronounce|description describe|solution solve
reaction react|suggestion suggest|celebration celebrate|competition compete|apology apologize
introduction introduce|recommendation recommend|translation translate|imagination imagine|agreement agree
achievement achieve|entertainment entertain|encouragement encourage|enjoyment enjoy|pollution pollute
protection protect|reduction reduce|permission permit|treatment treat|punishment punish|information inform
speech speak|thought think|memory remember|breath breathe|proof prove|conversation talk|song sing|food eat
connection connect|creation create|organization organize|organisation organise|concentration concentrate
participation participate|registration register|application apply|satisfaction satisfy|invention invent
production produce|consumption consume|destruction destroy|construction build|attraction attract|collection collect
addition add|division divide|expression express|reservation reserve|observation observe|presentation present
confirmation confirm|conclusion conclude|correction correct|cancellation cancel|admission admit|security secure
analysis analyse|emphasis emphasize|criticism criticize|strength strengthen|relief relieve|advertisement advertise
recovery recover|discovery discover|delivery deliver|robbery rob|injury injure|departure depart|failure fail`);
