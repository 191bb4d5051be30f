import { countables } from '../../lexicon/noun-classes.ts';
import { countNouns } from '../determiner/count-nouns.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Countable nouns that are often right without a determiner: "in high school", "a change of plan", "uncle, come here". */
const OFTEN_BARE = set(`
account activity age agreement alarm apology area argument arm aunt banana bath bed benefit bill bone brand campus
candy cause ceremony chapter character choice choir church cinema cloud coin collapse college color colour comedy
company concert conversation custom date deal detail disaster discussion dress duck effect element email emotion
evening fact family father field flight floor forest genius goal grandfather grandmother habit head holiday hospital
illness kind king language lifestyle lighter limit market mother name newspaper number object officer opinion
orange orchestra organisation organization page part pattern period pharmacy place point policy position possibility
price procedure program purpose queue ray reason recommendation rehearsal request reservation resource result rope
ruin scandal school sculpture season secret section sector sentence shape shore side size skill song source staff
stage step storm style subject surprise table talent term theater theatre theme theory tire town tradition treasure
type uncle university variety verb version video view virus debate dispute contract initiative extension improvement
verse contribution delay approach defeat attack control permit conference committee protest
`);

/** Countable nouns besides those of the shared lists. */
const MORE = set(`
advert advertisement agency agreement alarm alley ambulance ancestor anniversary apology appointment apron aquarium
arrow assignment avenue award axe background backyard badge bakery bandage banquet bar barn barrel barrier basement
basin bat battle bay beard bench bill billboard bin blackboard blog bomb bone bookcase bookshop border boulevard
boundary bouquet bride brochure brush buffet buggy bulb bullet bump bunch bungalow cab cabin cabinet cage
campaign campus canal canteen cape caravan cart cartoon catalogue ceremony certificate chairman channel chart chimney
chin choir circle circus cliff cloak cloud clown clue coast coffin collapse collar commander committee compass
competitor component concept conference consumer container contest continent contract contribution conversation
corridor costume counter coupon courtyard crane creator creature crew crossing crossroad crown curriculum cushion
custom cycle dam database deadline deal debate demonstration desert destination device disaster discussion dispute
document dolphin dome donkey dorm dormitory drawback drawing driveway drone dustbin earring earthquake ecosystem
encounter encyclopedia engine entrance episode escalator estate evening exhibition expedition
experiment explanation explorer extension eyebrow fable facility fairy fee fence ferry fireplace firework fist
flame flatmate flavor flavour flight flyer folder footpath footprint fossil fountain frame freezer fringe frontier
funeral gallery gap gate gesture ghost giant graph grave greenhouse groom guideline guy gym hairstyle hall hallway
handkerchief handle harbor harbour headache headline headmaster heater hedge heel helmet hen herb highway hole holiday
horizon hostel household housemate hut ideal implication incident individual initiative inn institute
institution instructor internship interview interviewer invitation invoice jeep jewel journal jug jungle kindergarten
kingdom kiosk knight knot label laboratory landlady landlord landmark landscape lane lantern lawn layer leaflet league
lecture legend lid lifeboat lighter lighthouse link lip loan locker logo loser lottery maid mall marathon mascot
mask mattress maze meadow medal mentor metaphor microphone microscope midterm milestone mill minibus minister
miracle mission misunderstanding module monastery moped mosquito motor motorcycle motorway moustache mum
myth napkin needle neighborhood nest net nightmare nursery nut orchestra outcome outfit overview owl
ox package packet paddle painting pair palm panel parade paragraph parcel password pavement pebble penguin
percentage performer pharmacy phenomenon physician picnic pier pigeon pile pin pipe pit
playlist plot plug podium pond porch port portion portrait pot pram prediction presentation
presenter prisoner producer profession profile promise proposal proverb province pub puddle quarrel quarter quiz rack
raft railway raincoat ramp ranch rat ray receipt recommendation recording referee rehearsal relationship reminder
requirement reservation reservoir reunion ribbon rifle robe rocket rope row rug ruin ruler rumour safari
saint sample sandbox saucer sauna scandal scarecrow schedule scheme scholar scholarship score screw screwdriver
script sculpture seagull seesaw seller seminar sensor servant server session setting
shed shell shore shortcut shower shrine sibling sidewalk signal signature signboard sink skeleton sketch skull sledge
slice slide slipper slogan slope snail snowball snowflake snowman souvenir speaker specialist spectator spider sponsor
spot sprinkler stair staircase stall stance star starter statue stereotype stomach stool strait
stroller studio submarine subtitle suburb sunrise sunset surprise survey survivor swan
swimmer sword tale talent tank tap target tattoo teapot tear teaspoon technique telescope terminal terrace
textbook thermometer threat throat thumb tile timetable tire toe toilet tomb tongue toothbrush tortoise trail
trailer trainer trait traveler traveller treasure treaty tribe trick trolley trophy trumpet trunk tube tunnel turtle
tutorial twin tyre upgrade vacancy vacation valve vase venue verb verse vest viewer villager visa volcano
voyage warehouse warning washbasin waterfall weakness weapon wheel wheelchair wig winery wing wish wizard workbook
workplace wound wrist yacht yard zebra headteacher newcomer coworker firefighter smartwatch spaceship
kite dumpling sticker lollipop olive
`);

/** Nouns that stand alone in the singular only in fixed phrases: "by bus", "from door to door". */
export const strictlyCounted: ReadonlySet<string> = new Set(
  [...countables, ...countNouns, ...MORE].filter((word) => !OFTEN_BARE.has(word)),
);

/** Nouns that need a determiner after an adjective, though they are often bare alone: "small town", but "in town". */
export const countedIfDescribed: ReadonlySet<string> = set(`
town market room table fire family place club song story meal dish film bed theatre theater disaster treasure verb sculpture video comedy
scandal song house college course prize cake dessert drink chapter moment page area department step result
breakfast party salary ceremony activity email holiday deal newspaper coin
`);
