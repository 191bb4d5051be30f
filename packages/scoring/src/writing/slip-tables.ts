const pairs = (lines: string) =>
  new Map(lines.split(/\s+/).map((pair) => pair.replace('_', ' ').split(':') as [string, string]));

/** Contractions without their apostrophe that are not words themselves ("cant", "wont" and "its" are). */
export const WITHOUT_APOSTROPHE: ReadonlyMap<string, string> = pairs(
  `dont:don't doesnt:doesn't didnt:didn't isnt:isn't arent:aren't wasnt:wasn't werent:weren't havent:haven't hasnt:hasn't
hadnt:hadn't couldnt:couldn't wouldnt:wouldn't shouldnt:shouldn't mustnt:mustn't im:I'm ive:I've youre:you're youve:you've
theyre:they're theyve:they've weve:we've thats:that's whats:what's theres:there's heres:here's`,
);

/** Misspellings that are not words in any variety of English. */
export const SPELLINGS: ReadonlyMap<string, string> = pairs(
  `accomodation:accommodation acheive:achieve adress:address agressive:aggressive alot:a_lot allways:always
aparment:apartment appartment:apartment arround:around basicly:basically beautifull:beautiful becasue:because
becouse:because becuase:because begining:beginning beleive:believe belive:believe bussiness:business
collegue:colleague comming:coming commitee:committee completly:completely concious:conscious confortable:comfortable
convinient:convenient definately:definitely definitly:definitely diffrent:different dissapear:disappear dissapointed:disappointed embarass:embarrass enviroment:environment enviromental:environmental
especialy:especially existance:existence experiance:experience familar:familiar finaly:finally foriegn:foreign
freind:friend freinds:friends goverment:government grammer:grammar happend:happened happyness:happiness
immediatly:immediately importent:important independant:independent intresting:interesting
knowlege:knowledge langauge:language libary:library lonly:lonely maintainance:maintenance neccessary:necessary
necesary:necessary nowdays:nowadays occured:occurred occassion:occasion oppinion:opinion oportunity:opportunity
oppurtunity:opportunity peopel:people posible:possible prefered:preferred priviledge:privilege probaly:probably
problably:probably proffessional:professional realy:really recieve:receive recieved:received recomend:recommend
relevent:relevant religous:religious resturant:restaurant seperate:separate sincerly:sincerely studing:studying
succesful:successful successfull:successful suprise:surprise surprized:surprised teh:the thier:their tommorow:tomorrow
tommorrow:tomorrow tomorow:tomorrow truely:truly unfortunatly:unfortunately untill:until usefull:useful usualy:usually
vegtable:vegetable whith:with wierd:weird writting:writing yestarday:yesterday`,
);

/** Names that are always capitalised. Months that are also words ("may", "march") are left out. */
export const PROPER_NAMES = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february april june july september october november
december christmas english chinese spanish german italian russian japanese korean arabic portuguese european american
british african asian canadian australian london paris tokyo beijing shanghai america europe africa asia australia england
germany japan korea`.split(/\s+/),
);
