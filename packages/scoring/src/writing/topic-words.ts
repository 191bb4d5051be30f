/** Words found in every second answer, whatever its topic. */
export const EVERYWHERE = `become better bus buy cant car change children come day different end evening example family feel find
first five four friends give good half hand help home hour house know last learn leave left little live long look lot man
meet minutes money morning moved need new notice old open part pay people person photo picture place play put question read
right room school second see shop shows sitting small standing start stay stop street table take talk ten things think three
time turned two use waiting walk want watch way week woman work years`;

/** Words found in answers on many topics. */
export const OFTEN = `adults afraid afternoon ago agree allowed alone answer bad bakery bed began begin believe bench best bicycle
big blue book boy bread bring brother building call came case cat chair child choose city clean close colleague company cook
costs count country course customers decide depends desk difficult doctor dog door drink early easy eat eight eleven empty
enjoy exactly expensive explain eyes face fall families far father film finally flat floor follow food forty found free front
full garden gave girl going grandmother great green guests happens happy hard head hear hold hundred hurt important
interesting internet job keep kind kitchen language large late later letter lies life light listen longer lose lost love
machine matter mean merely middle missed mistakes month mother music name nice neighbours night nine number office opinion
page paid parents park past phone plan point practise prefer present price probably problem quickly quiet rain reach real
reason red remember rest restaurant round rule run sad save saw seems seen sell sentence seven share short side sign single
sister six sleep slow smell sound speak spend sports story students study summer sunday teach teacher test third thirty
thought ticket tired today took town train travel trees try twenty understand used useful usually village visit voice wall
warm water white whole window winter words write wrong young`;

/** Words for the same thing, or closely associated with it; the first represents its whole line. */
export const SAME_THING = `
suitcase luggage baggage backpack rucksack
airport plane airplane aircraft flight jet runway passenger traveller departure terminal airline
boat ship ferry sail sailing harbour harbor port canoe yacht vessel
sea ocean beach coast shore wave sand seaside
river stream lake pond canal riverbank
mountain hill peak valley hiking hiker climb climber cliff summit
forest wood tree trunk leaf leaves branch
flower blossom plant rose tulip bouquet florist
garden yard lawn gardener grass field meadow
snow ice ski skiing sled skate frost frosty snowman powder
rain umbrella wet storm puddle raining cloud
fire flame smoke fireplace bonfire campfire
camp tent camping
market stall vendor seller stand
store shop supermarket mall boutique
buy purchase shopping
customer client shopper buyer
goods product merchandise item
vegetable carrot tomato potato onion cabbage lettuce
fruit apple banana orange grape berry strawberry pear
bread bakery baker loaf cake pastry bun
meal food dinner lunch breakfast supper dish
eat dining eating
drink beverage juice tea coffee
cafe restaurant waiter waitress menu bar
cook cooking chef kitchen stove oven pan pot
sofa couch armchair
chair seat stool bench
lamp light lantern
carpet rug
shelf bookcase bookshelf shelves
picture painting portrait artwork
art artist painter painting gallery museum exhibition
music song instrument musician guitar piano violin drum concert band singer orchestra
sing song singer choir
dance dancing dancer ballet
theatre theater stage actor audience play performance
film movie cinema
photograph camera photographer
book novel library reading reader
newspaper magazine press news journalist
school class classroom pupil teacher lesson
university college student campus lecture
study homework exam learning
teach teacher teaching
office desk colleague coworker
job career profession employment employee employer worker
boss manager
company firm business
computer laptop screen keyboard
phone telephone smartphone mobile cellphone
internet online website web
advertising advertisement advert ad commercial
doctor nurse hospital clinic patient medicine
ill sick illness disease
tooth dentist teeth
hair hairdresser barber salon haircut
health healthy fitness
sport exercise training gym athlete
football soccer ball goal player team match
swim swimming pool swimmer
bicycle bike cycling cyclist
run running runner jogging jog
car automobile vehicle driver drive traffic
bus coach tram
train railway station platform rail
road street path lane highway
bridge arch
city town urban downtown village
building tower skyscraper block
house cabin hut cottage lodge home
fence railing wall barrier gate
boy lad youngster son teenager
girl daughter sister schoolgirl teenager
man guy gentleman father dad husband fellow
woman lady mother mum wife
apartment flat
builder construction worker crane brick site
repair fix mend repairing mechanic workshop tool
wood carpenter carpentry workshop saw
clean cleaning tidy dirty washing wash
clothes dress clothing shirt jacket coat sweater trousers skirt
hat cap helmet
shoe boot sandal
child kid baby toddler children youngster
parent mother father mum dad mom
grandparent grandmother grandfather grandma grandpa
old elderly aged senior
friend friendship mate
dog puppy pet retriever hound
cat kitten pet
horse pony rider riding
bird pigeon duck parrot
cow sheep farm farmer goat pig chicken barn
fish fishing fisherman aquarium
zoo animal cage
police officer policeman
firefighter fireman
soldier army
party celebrate celebration birthday festival wedding guest
gift present
holiday vacation trip journey travel tourist traveller
hotel reception guest
map guide direction
money cash coin bank pay
price cost expensive cheap
poor poverty
rich wealthy wealth
environment nature pollution climate
rubbish waste garbage trash litter recycling
energy electricity power
language english foreign speak
word vocabulary
letter mail post postman parcel package
law rule regulation
government politician state
science scientist experiment laboratory lab
space star planet moon astronaut telescope
game chess cards toy
playground swing slide
sleep bed bedroom asleep
morning breakfast sunrise
night evening dark
summer sunny sun hot
winter cold snow
autumn fall leaves
spring blossom
laugh smile smiling joke humour humor
quarrel argue argument fight
neighbour neighbor neighbourhood
skill ability able
mistake error fault
advice advise
decide decision choose choice
opinion view believe
secret privacy private
success successful achieve
danger dangerous safe safety risk
queue line waiting wait
`;
