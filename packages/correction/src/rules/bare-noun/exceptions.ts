const pairs = (table: string): ReadonlySet<string> =>
  new Set(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [lead = '', nouns = ''] = line.trim().split(': ');
        return lead.split('|').flatMap((word) => nouns.split(' ').map((noun) => `${word} ${noun}`));
      }),
  );

/** Preposition and noun that go together without an article: "by bus", "in person". */
const AFTER_PREPOSITION = pairs(`
by: bus car train plane boat ship bike bicycle motorbike motorcycle taxi tram van truck lorry coach ferry helicopter road rail river lake email letter phone text post cheque card accident mistake chance name law nature day night week month year hour hand foot design default word heart birth surprise appointment season candle lamp torch bit bucket motorway horse elevator escalator lift
by|from|to|after: word day step piece year week page side man degree hour
in: dispute committee country comfort disguise answer day month inside hand person bed town doubt secret public private pain question theory detail part line order case place time fact turn view sight space step stock style tears time trouble use vain winter class college court cash chapter section step general half danger debt depth number unit bulk flight flower bloom leaf fruit bud session shape position power hospital office prison production progress reality response search season self spring summer autumn common company concert conclusion contact control conversation agreement advance addition action association bar battle exile flame formation frame jail key life love memory mind motion name orbit paragraph pencil pen phase port practice print process profile uniform costume song scene stage step stone store sync tandem team tow transit war week year figure table verse waiting print full isolation diameter circumference residence character grade height instance combination partnership
on: contract topic day account foot board stage film camera screen time line duty deck earth fire guard holiday vacation ice land leave paper parade purpose record sale schedule strike tape target tour trial trust video watch business call campus credit display edge end course crutch file form hold horseback impulse cue location loan message order page parole patrol principle probation radio rail request review sight site skype stand standby step tap tiptoe top track trip water weekend air average balance stream tiptoe zoom youtube train plane bus
at: issue hand sea table war work peace night noon home school university college church bay birth breakfast dinner lunch table risk rest length level heart ground gunpoint knife-point least face base camp sunrise sunset dawn dusk midnight play port present reception stake leisure source will first page minute age stage
out: door
out of: bed hand town season order work office control date place print sight stock turn work breath tune school class college court reach shape step question danger bounds character
from: memory scratch start top bottom time experience door place year house day person nature birth childhood abroad land page side generation country
with: phone bus car train plane taxi tram bike bicycle boat metro motorbike motorcycle subway handle child reason respect reference time age practice experience ease care effort distinction intent permission
without: question reason doubt exception fail warning notice reference delay effort success result permission comment work hope end mistake
off: duty camera screen stage line course guard road track target balance limit work campus
under: water ground control age cover way fire oath guard contract threat review
into: question place account bed action practice effect shape position view orbit exile battle town bloom space office port
for: comment park office example sale rent hire fun free life lunch dinner breakfast sure fear good reason money work one dessert charity use instance
over: time land age budget night dinner lunch
per: person day week month year hour minute night head
as: president king queen captain chairman director head leader manager part result rule well chair host capital
to: office child adult adulthood bed work school university college church hospital prison market table town war sea court sleep date scale hand death heart head page room chapter stage shore battle order scale term theory
before|after|during|until|till|since: breakfast lunch dinner school class work dark midnight noon birth sunrise sunset dawn christmas church college season university
beyond: question doubt belief
like: crazy mad father son
between: meal parent
of: topic course choice age country mind interest note use importance value value origin birth residence view character office
`);

/** Verb and noun that go together without an article: "take place", "change gear". */
const AFTER_VERB = pairs(`
take: ship place part care time turn note notice action advantage aim charge control courage cover effect effort exam exception flight form heart heed hold home issue leave office offence pity power pride process responsibility revenge root shape shelter shift side steps stock stage target pleasure medicine delivery possession refuge interest action notice
make: sense way use room love money friend time fun progress peace war noise trouble mention effort sure conversation contact eye history land light port reference
have: word breakfast lunch dinner time fun access sex faith reason permission school class work cause effect control room use pain respect patience lesson confidence hope school trouble
go: home place abroad shopping house school camp
give: way birth rise notice permission place thanks credit chase evidence up voice
keep: time track pace watch company control house order count quiet goal score step guard faith silence wicket secret place record
lose: heart hope face touch track interest sight patience time weight control count ground money consciousness balance faith confidence power contact
break: news ground even rank
catch: fire sight cold breath hold fish
set: fire foot sail table free
change: hand place gear colour course direction size shape side lane job school subject tack position
move: house home
leave: school home work town room office university college hospital prison
play: host music truant guitar piano violin drum flute part golf
get: home place hold job work access permission
bear: fruit witness
pay: attention heed rent tax cash
do: time work homework business duty harm
find: fault time favour favor place shelter
save: time face money space energy
tell: time
strike: gold fire
drop: anchor
shake: hand
hold: hand court office
serve: time lunch dinner breakfast
cross: country
follow: suit
cry: wolf
declare: war
lay: siege
be: home part king queen president captain mother father director teacher-in-charge
win: gold silver bronze
turn: professional thirty
start: school work university college
finish: school work university college
attend: school church university college class
say: hello goodbye cheese grace mass
cook: breakfast lunch dinner
wear: make-up
become: ruler president king queen captain mother father part friend leader
`);

/** Words of which a singular noun without a determiner can be right: "a kind of phone", "the title of manager". */
const BEFORE_OF = new Set(
  `kind kinds sort sorts type types form forms piece pieces pair bit lot amount level style choice change point matter sense
role position title post rank name word term use lack means way state act course method job age brand model species slice cup
university institute department ministry bank house place source instead because free full made head out right line style
loaf number percent rest majority half part loss school museum city town month day period signs sign degree rate cost
quality quantity price art science history theory topic subject field area moment time times idea concept question definition
pillars sources causes tracts tract origins roots meaning bottle glass bowl plate packet bag box jar tin can kilo gram litre sheet ounce spoonful handful dozen load tons plenty rule hour hours minute minutes days years weeks week`.split(
    /\s+/,
  ),
);

/** Whether a preposition or verb and a noun are a fixed phrase without an article. */
export const isFixedPair = (lead: string, noun: string): boolean =>
  AFTER_PREPOSITION.has(`${lead} ${noun}`) || AFTER_VERB.has(`${lead} ${noun}`);

/** Whether a noun after "of" may stand without a determiner, by the word before "of". */
export const takesBareOf = (word: string): boolean => BEFORE_OF.has(word);
