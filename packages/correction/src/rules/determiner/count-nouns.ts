const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Jobs and roles: "she is a nurse". None that only one person has at a time (president, captain, king). */
export const professions = set(`
accountant actor actress architect artist assistant astronaut athlete author baker banker barber barista biologist
bookseller
butcher carpenter cashier chef chemist clerk composer consultant cook dancer dentist designer developer diplomat
doctor driver economist editor electrician engineer entrepreneur farmer firefighter fireman fisherman florist gardener
geologist
guard hairdresser historian housewife hunter illustrator interpreter inventor jeweller journalist judge lawyer
lecturer librarian
lifeguard locksmith mathematician mechanic merchant midwife miner musician manager nanny novelist nurse officer
optician painter pensioner
pharmacist philosopher photographer physicist pianist pilot plumber poet policeman policewoman politician porter postman
professor programmer psychiatrist psychologist publisher receptionist reporter researcher sailor salesman salesperson
scientist sculptor secretary shepherd shopkeeper singer soldier student surgeon surveyor tailor teacher technician
teenager
therapist tourist translator tutor vet veterinarian violinist volunteer waiter waitress widow widower worker writer
businessman businesswoman freelancer trainee intern beginner vegetarian vegan foreigner refugee immigrant orphan
biochemist blogger bricklayer builder bodyguard coach comedian conductor detective filmmaker footballer goalkeeper
graduate hairstylist miller model nutritionist paramedic physiotherapist psychotherapist songwriter sportsman stylist
`);

const people = set(`
man woman boy girl baby kid adult person gentleman lady friend boyfriend girlfriend neighbour neighbor colleague
roommate classmate
cousin visitor customer client passenger tourist pedestrian cyclist fan hero genius idiot thief guest teammate
brother sister son daughter uncle aunt nephew niece grandson granddaughter
`);

const things = set(`
car bicycle bike motorbike scooter lorry truck van taxi bus train tram boat ship helicopter aeroplane airplane
house apartment cottage castle palace tower bridge building garage balcony garden kitchen bathroom bedroom
table chair sofa desk shelf bookshelf wardrobe cupboard drawer carpet lamp mirror window pillow blanket towel
computer laptop keyboard screen printer tablet smartphone camera calculator battery charger fridge refrigerator oven
microwave
dishwasher vacuum kettle fork spoon bowl plate mug jar pan
bag handbag backpack suitcase wallet purse umbrella key ticket passport map magazine letter envelope
postcard stamp notebook dictionary eraser diary novel
shirt t-shirt blouse dress skirt jacket coat sweater jumper pullover suit tie hat cap scarf belt shoe boot sandal sock
glove
ring necklace bracelet watch
dog cat puppy kitten horse cow pig goat bird parrot rabbit mouse snake elephant tiger monkey bear wolf fox
tree bush branch
ball balloon toy doll kite guitar violin bucket ladder hammer knife torch candle
sandwich pancake
problem question mistake idea opportunity solution decision suggestion suitcase plan
job hobby habit dream exam test party wedding accident
picture photo photograph poster
village town city country street road river lake mountain hill island field valley beach 
shop restaurant café supermarket hotel museum library factory stadium
park zoo playground pool station airport

leg arm finger knee ankle elbow shoulder
team club band nap lake
`);

/** Places and things that are usually known to both: "to the supermarket". */
export const known = set(`
supermarket museum library factory stadium park zoo playground pool station airport beach river lake mountain
kitchen bathroom bedroom garden balcony garage restaurant shop hotel village city country street road
floor wall roof door window table desk shelf fridge refrigerator oven bus train car
gym bank doctor dentist police government internet environment sun moon sky world
`);

/** Nouns that never stand alone in the singular. */
export const countNouns: ReadonlySet<string> = new Set([...professions, ...people, ...things]);
