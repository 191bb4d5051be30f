const DAYS = 'monday tuesday wednesday thursday friday saturday sunday';
const MONTHS = 'january february april june july august september october november december';

const LANGUAGES_AND_PEOPLES = `english spanish french german italian chinese japanese korean russian arabic portuguese turkish hindi dutch
vietnamese thai greek swedish cantonese urdu persian farsi ukrainian norwegian finnish danish hungarian czech
slovak romanian bulgarian serbian croatian albanian hebrew bengali tamil punjabi nepali sinhalese burmese khmer
lao malay indonesian filipino tagalog mongolian kazakh uzbek georgian armenian azerbaijani kurdish pashto swahili
amharic somali zulu catalan basque galician welsh irish scottish british american canadian australian mexican
brazilian argentinian argentine chilean colombian peruvian venezuelan ecuadorian bolivian cuban dominican egyptian
moroccan algerian tunisian libyan sudanese ethiopian nigerian ghanaian kenyan tanzanian ugandan senegalese
cameroonian african asian european indian pakistani bangladeshi afghan iranian iraqi syrian lebanese jordanian
palestinian israeli saudi kuwaiti emirati omani yemeni swiss austrian belgian icelandic estonian latvian
lithuanian belarusian cambodian laotian malaysian singaporean taiwanese tibetan cypriot maltese scandinavian
mediterranean caribbean americans canadians australians mexicans brazilians russians germans italians koreans
indians africans asians europeans egyptians spaniards greeks turks ukrainians iranians filipinos indonesians
colombians peruvians arab arabs muslim muslims christian christians buddhist buddhists jewish hindu hindus islam
buddhism christianity hinduism catholic`;

const PLACES = `afghanistan albania algeria argentina armenia australia austria azerbaijan bahrain bangladesh belarus belgium
bolivia bosnia botswana brazil bulgaria cambodia cameroon canada chile colombia croatia cuba cyprus denmark
ecuador egypt england estonia ethiopia europe finland france germany ghana greece guatemala haiti honduras hungary
iceland india indonesia iran iraq ireland israel italy jamaica japan kazakhstan kenya korea kosovo kuwait
kyrgyzstan laos latvia lebanon libya lithuania luxembourg madagascar malaysia maldives malta mauritius mexico
moldova mongolia montenegro morocco mozambique myanmar namibia nepal netherlands nicaragua nigeria norway oman
pakistan palestine panama paraguay peru philippines poland portugal qatar romania russia rwanda scotland senegal
serbia singapore slovakia slovenia somalia spain sudan sweden switzerland syria taiwan tajikistan tanzania
thailand tibet tunisia turkmenistan uganda ukraine uruguay uzbekistan venezuela vietnam wales yemen zambia
zimbabwe africa asia america antarctica siberia california texas florida hawaii alaska catalonia sicily bavaria
scandinavia london paris berlin rome madrid barcelona lisbon vienna prague budapest warsaw moscow kyiv kiev
istanbul ankara athens cairo dubai doha riyadh jeddah baghdad tehran karachi lahore islamabad mumbai delhi
bangalore kolkata chennai dhaka kathmandu colombo bangkok hanoi saigon jakarta manila tokyo osaka kyoto hiroshima
sapporo seoul busan beijing shanghai guangzhou shenzhen chengdu nanjing wuhan hangzhou taipei sydney melbourne
perth brisbane auckland toronto vancouver montreal ottawa chicago boston washington seattle miami houston dallas
philadelphia havana bogota lima santiago caracas quito manchester liverpool birmingham edinburgh glasgow dublin
oxford cambridge bristol amsterdam brussels copenhagen oslo stockholm helsinki zurich geneva munich hamburg
frankfurt milan venice florence naples marseille lyon seville valencia porto nairobi lagos accra casablanca
marrakesh marrakech johannesburg tunis algiers beirut damascus amman jerusalem almaty tashkent tbilisi baku
yerevan nile thames danube ganges mekong yangtze rhine himalayas alps andes sahara everest fuji kilimanjaro
christmas easter halloween ramadan thanksgiving diwali hanukkah songkran seollal chuseok nowruz eid`;

const PEOPLE = `maria anna peter david daniel michael james robert thomas paul kevin julia lisa elena sofia isabel john mary
mohammed mohamed muhammad ahmed ahmad ali omar fatima hassan hussein khalid youssef aisha layla carlos pedro juan
jose luis miguel javier fernando pablo diego ana carmen lucia camila joao ivan olga natasha dmitri sergei svetlana
tatiana igor yuki kenji hiroshi takeshi sakura haruto minho jihoon mehmet ayse emre priya rahul rajesh anita
sanjay nguyen linh pierre marie sophie jean-paul hans klaus jurgen emma sarah laura lucas oliver jessica jennifer
linda susan karen helen george william charles henry edward simon steven stephen matthew andrew alex alexander
alexandra katie kate lucy alice jane charlotte nicole chloe leo marco giulia giovanni francesca luca matteo tanaka
suzuki yamamoto wang zhang chen leila amir reza`;

const SPECIAL = `usa=USA uk=UK tv=TV cv=CV dvd=DVD gps=GPS dna=DNA nato=NATO unesco=UNESCO nba=NBA fifa=FIFA ielts=IELTS
toefl=TOEFL youtube=YouTube whatsapp=WhatsApp tiktok=TikTok facebook=Facebook instagram=Instagram netflix=Netflix
wechat=WeChat iphone=iPhone airbnb=Airbnb wikipedia=Wikipedia`;

const capitalise = (word: string): string =>
  word.replace(/(^|[\s'-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** Words that always have a capital, by their small spelling. */
export const alwaysCapital: ReadonlyMap<string, string> = new Map([
  ...[DAYS, MONTHS, LANGUAGES_AND_PEOPLES, PLACES, PEOPLE]
    .flatMap((words) => words.split(/\s+/))
    .flatMap((word): [string, string][] => [[word, capitalise(word)]]),
  ...`${DAYS} ${MONTHS}`.split(' ').map((word): [string, string] => [`${word}s`, capitalise(`${word}s`)]),
  ...SPECIAL.split(/\s+/).map((pair) => pair.split('=') as [string, string]),
]);

/** Names of several words; small words inside them stay small. */
const PHRASES = `new york|new zealand|new delhi|new orleans|new mexico|great wall|middle east|far east|south korea|north korea|south africa
south america|north america|latin america|central america|southeast asia|united states|united kingdom|united nations
united arab emirates|european union|great britain|los angeles|san francisco|san diego|hong kong|saudi arabia|sri lanka
costa rica|puerto rico|el salvador|rio de janeiro|sao paulo|mexico city|buenos aires|ho chi minh city|ho chi minh|kuala lumpur
cape town|tel aviv|las vegas|addis ababa|abu dhabi|st petersburg|saint petersburg|northern ireland|czech republic
dominican republic|eiffel tower|big ben|statue of liberty|times square|buckingham palace|taj mahal|great barrier reef
niagara falls|grand canyon|forbidden city|black sea|dead sea|baltic sea|mediterranean sea|caspian sea|pacific ocean
atlantic ocean|indian ocean|arctic ocean|north pole|south pole|chinese new year|lunar new year|new year's eve|new year's day
valentine's day|mother's day|father's day|independence day|women's day|spring festival|mid-autumn festival|dragon boat festival
christmas eve|christmas day|easter sunday|good friday|boxing day|black friday|golden gate bridge|world cup|olympic games
nobel prize|second world war|first world war|world war|harry potter|silk road|amazon river|amazon rainforest`;

export const capitalPhrases: readonly (readonly [small: readonly string[], right: string])[] = PHRASES.split(/[|\n]/)
  .map((phrase): [string[], string] => [
    phrase.replace(/'s/g, " 's").split(' '),
    capitalise(phrase)
      .replace(/ (Of|De) /g, (small) => small.toLowerCase())
      .replace(/'S/g, "'s"),
  ])
  .toSorted(([a], [b]) => b.length - a.length);

/** Family members and jobs, which are small after my, a, the. */
export const familyWords = new Set(
  `mother father mum dad mom brother sister uncle aunt cousin grandmother grandfather grandma grandpa wife husband
son daughter parents friend friends family neighbour neighbor boss teacher girlfriend boyfriend`.split(/\s+/),
);

/** Words of the lexicon that keep their capital after "a": a Catholic, a Sunday, an Internet café. */
export const properAfterArticle = new Set(
  `catholic christian muslim buddhist jew hindu protestant republican democrat democratic conservative liberal
internet bible koran earth moon sun roman polish turkey china march may august sunday monday saturday friday
victorian georgian gothic gypsy bachelor master grade level class type vitamin plan section part room chapter unit
question figure table article north south east west state church government parliament president king queen prime
minister lord lady sir duke prince princess god olympic nobel oscar mini jaguar beetle apple windows word excel
mac frisbee jeep hoover jacuzzi latin english swede turk pole dane scot brit yankee celtic viking aztec inca maya
gothic baroque renaissance cup t x u v s a c e i`.split(/\s+/),
);
