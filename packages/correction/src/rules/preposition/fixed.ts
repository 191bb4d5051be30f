/** Phrases with a wrong, missing or extra preposition: `written > right`, see `fixed-phrases.ts`. */
export const fixedPhrases = `
on|at my|his|her|our|their|your opinion > in my|his|her|our|their|your opinion
by|from my|his|her|our|their opinion @stop > in my|his|her|our|their opinion @stop
for my|our opinion , > in my|our opinion ,
in my|his|her|our|their|your own? way to|home > on my|his|her|our|their|your own? way to|home
in|at the way to|home @noun > on the way to|home @noun
in|at the way home > on the way home
in the same time @end > at the same time @end
in the end of > at the end of
in the beginning of > at the beginning of
in the left @stop > on the left @stop
~be|sit|stand|live next the|my|our|his|her|their > ~be|sit|stand|live next to the|my|our|his|her|their
at|in the left|right side|hand > on the left|right side|hand
in the other side of the > on the other side of the
in|at the one hand , > on the one hand ,
in the other hand , > on the other hand ,
in|at the contrary > on the contrary
in|at|with foot @end > on foot @end
in purpose > on purpose
in|on accident @stop > by accident @stop
in|at tv|television > on tv|television
in the tv|television|radio @stop > on the tv|television|radio @stop
in|at the internet > on the internet
in|at internet > on the internet
in|by the phone @stop > on the phone @stop
in the website @stop > on the website @stop
in facebook|youtube|instagram|twitter|tiktok > on facebook|youtube|instagram|twitter|tiktok
in the menu @end > on the menu @end
in the farm @end > on the farm @end
clock|picture|photo|poster|painting|map|mirror|calendar|photos|pictures|posters|paintings in|at the wall > clock|picture|photo|poster|painting|map|mirror|calendar|photos|pictures|posters|paintings on the wall
in the floor @end > on the floor @end
in the beach @end > on the beach @end
in the ground|first|second|third|fourth|fifth|top|last floor > on the ground|first|second|third|fourth|fifth|top|last floor
at the ground|first|second|third|fourth|fifth|top floor > on the ground|first|second|third|fourth|fifth|top floor
in page @number > on page @number
~go|be in|for|to holiday|vacation @end > ~go|be on holiday|vacation @end
in business trip > on a business trip
~be in diet @end > ~be on a diet @end
in average @end > on average @end
in sale @stop > on sale @stop
in duty @end > on duty @end
in fire @stop > on fire @stop
in strike @stop > on strike @stop
by other words > in other words
with other words , > in other words ,
in first sight > at first sight
on the first time @end > the first time @end
in|on the age of @number > at the age of @number
with the age of @number > at the age of @number
in the moment , > at the moment ,
in this moment @clause > at this moment @clause
at the middle of > in the middle of
on the middle of > in the middle of
by|with my own eyes > with my own eyes
in|with high|full speed > at high|full speed
in a speed of > at a speed of
in a price of > at a price of
with|in a high|low price > at a high|low price
in least @number > at least @number
in home @end > at home @end
~stay|be|sit in home > ~stay|be|sit at home
on the picture|photo @end > in the picture|photo @end
on the picture|photo , > in the picture|photo ,
on this picture|photo > in this picture|photo
on the sky @end > in the sky @end
in|at the front of the line|queue > at the front of the line|queue
in|at the planet > on the planet
on the country|city|countryside|village @stop > in the country|city|countryside|village @stop
on the morning|afternoon|evening @stop > in the morning|afternoon|evening @stop
at the morning|afternoon|evening @stop > in the morning|afternoon|evening @stop
at morning|afternoon @end > in the morning|afternoon @end
in|on night @end > at night @end
in|on midnight|noon|midday|lunchtime|dawn > at midnight|noon|midday|lunchtime|dawn
in|on the midnight|noon|midday|dawn > at midnight|noon|midday|dawn
in|on breakfast|lunch|dinner @stop > at breakfast|lunch|dinner @stop
at|on summer|winter|spring|autumn @stop > in summer|winter|spring|autumn @stop
at|on the summer|winter|spring|autumn @stop > in the summer|winter|spring|autumn @stop
in the weekend|weekends @end > at the weekend|weekends @end / on the weekend|weekends @end
in weekend @end > at the weekend @end / on the weekend @end / at weekends @end
in weekends @end > at weekends @end / on weekends @end
at|on the future > in the future
at the past @stop > in the past @end
at|on nowadays > nowadays
in|at|on nowadays > nowadays
in|on|at these days @stop > these days @stop
in|on|at last|next night|week|weekend|month|year|summer|winter|spring|autumn > last|next night|week|weekend|month|year|summer|winter|spring|autumn
in|on|at last|next monday|tuesday|wednesday|thursday|friday|saturday|sunday > last|next monday|tuesday|wednesday|thursday|friday|saturday|sunday
on|at every day|week|weekend|month|year|morning|evening|night|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday > every day|week|weekend|month|year|morning|evening|night|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday
in every @number > every @number
in every week|month|year|summer|winter|weekend|sunday|saturday @stop > every week|month|year|summer|winter|weekend|sunday|saturday @stop
on|at yesterday|tomorrow > yesterday|tomorrow
in yesterday > yesterday
in|on|at this morning|afternoon|evening|week|weekend|month|year @stop > this morning|afternoon|evening|week|weekend|month|year @stop
in|at my|his|her|our|their|your birthday @end > on my|his|her|our|their|your birthday @end
in|at new year 's eve|day > on new year 's eve|day
in|at christmas eve|day > on christmas eve|day
in|at valentine 's day > on valentine 's day
in|at my|his|her|our|their|your|the first|last|second|third day > on my|his|her|our|their|your|the first|last|second|third day
in|at the same day @end > on the same day @end
in|at that|this day @stop > on that|this day @stop
in|at weekdays > on weekdays
in|at a sunny|rainy|cold|hot|warm|beautiful|snowy|winter|summer day > on a sunny|rainy|cold|hot|warm|beautiful|snowy|winter|summer day
in|at a cold|hot|rainy|warm morning|night|evening|afternoon > on a cold|hot|rainy|warm morning|night|evening|afternoon
since a? long time > for a? long time
since a while|moment > for a while|moment
since many|several|some years|months|weeks|days|hours > for many|several|some years|months|weeks|days|hours
according with|by|on > according to
according @det > according to @det
due of > due to
due the > due to the
instead @ing > instead of @ing
in front the|my|our|his|her > in front of the|my|our|his|her
in front @object > in front of @object
in front from > in front of
near of|from @det > near @det
near to my|our|his|her|their > near my|our|his|her|their
~be|live|sit|stand close of|from @det > ~be|live|sit|stand close to @det
close my|our|your house|home|school > close to my|our|your house|home|school
close the station|beach|school|sea|centre|center @stop > close to the station|beach|school|sea|centre|center @stop
opposite of|from the|my|our school|house|station|bank|hotel|church > opposite the|my|our school|house|station|bank|hotel|church
outside of|from the house|school > outside the house|school
far away of > far away from
instead the|my|his|her > instead of the|my|his|her
~get out the|my car|bus|taxi > ~get out of the|my car|bus|taxi
because the|my|his|her|our|their weather|rain|traffic|noise|snow|storm|heat|cold @stop > because of the|my|his|her|our|their weather|rain|traffic|noise|snow|storm|heat|cold @stop
except of|from > except for
beside of > beside
in all over|around the > all over|around the
money in|at clothes|shoes|food|games|books|things|cars|toys|gifts|presents|education|entertainment|phones|cosmetics > money on clothes|shoes|food|games|books|things|cars|toys|gifts|presents|education|entertainment|phones|cosmetics
thanks about|of the|your|all > thanks for the|your|all
thanks your help|support|advice|letter|email|attention|time > thanks for your help|support|advice|letter|email|attention|time
sorry my|the late|mistake|mistakes|delay|english > sorry for my|the late|mistake|mistakes|delay|english
~knock the door @end > ~knock on the door @end
~get in|into the bus|train|plane @end > ~get on the bus|train|plane @end
~get on the|a|my car|taxi @end > ~get into the|a|my car|taxi @end
~get off|out from the bus|train|plane > ~get off the bus|train|plane
~sit in|at the floor|grass|ground > ~sit on the floor|grass|ground
with bus|train|plane|bike|bicycle|taxi|metro|subway|tram|motorbike|ferry|ship|boat @end > by bus|train|plane|bike|bicycle|taxi|metro|subway|tram|motorbike|ferry|ship|boat @end
with car @stop > by car @stop
~go|come|travel|get|arrive|return in bus|train|plane|bike|bicycle|taxi|metro|subway|tram|motorbike|ferry|ship|boat|car @end > ~go|come|travel|get|arrive|return by bus|train|plane|bike|bicycle|taxi|metro|subway|tram|motorbike|ferry|ship|boat|car @end
there|here|home|work|school|office|university|house in bus|train|plane|bike|bicycle|taxi|metro|subway|tram|motorbike|car @end > there|here|home|work|school|office|university|house by bus|train|plane|bike|bicycle|taxi|metro|subway|tram|motorbike|car @end
by the bus|train|plane|car|taxi|metro|subway|tram @stop > by bus|train|plane|car|taxi|metro|subway|tram @stop
~go|come|travel|arrive with the bus|train|car|plane|metro|subway|tram > ~go|come|travel|arrive by bus|train|car|plane|metro|subway|tram
by a bus|train|plane|taxi @stop > by bus|train|plane|taxi @stop
by my|his|her|our|their own? car|bike|bicycle|motorbike @end > in my|his|her|our|their own? car|bike|bicycle|motorbike @end
between @number to @number > between @number and @number
between monday|tuesday|wednesday to thursday|friday|saturday|sunday > between monday|tuesday|wednesday and thursday|friday|saturday|sunday
from monday|tuesday|wednesday until|till|and friday|saturday|sunday > from monday|tuesday|wednesday to friday|saturday|sunday
it ~depend of|from|in > it ~depend on
a lot people|friends|things|money|time|work|students|tourists|cars > a lot of people|friends|things|money|time|work|students|tourists|cars
lots people|friends|things|money|tourists|cars > lots of people|friends|things|money|tourists|cars
a few of people|friends|days|weeks|months|years|hours|minutes|things|students|books > a few people|friends|days|weeks|months|years|hours|minutes|things|students|books
a little of oil|water|milk|money|time|sugar|salt|food|help|english|bread|butter|honey|luck > a little oil|water|milk|money|time|sugar|salt|food|help|english|bread|butter|honey|luck
many|several of people|students|things|friends|countries|times|years > many|several people|students|things|friends|countries|times|years
~drink|buy|have|eat|want|need|take|order a glass|cup|bottle water|milk|tea|coffee|juice|wine|beer > ~drink|buy|have|eat|want|need|take|order a glass|cup|bottle of water|milk|tea|coffee|juice|wine|beer
a glass|cup|bottle|litre|liter water|milk|tea|coffee|juice|wine|beer > a glass|cup|bottle|litre|liter of water|milk|tea|coffee|juice|wine|beer
a piece|slice cake|bread|paper|advice|pizza|cheese|meat|furniture > a piece|slice of cake|bread|paper|advice|pizza|cheese|meat|furniture
a pair shoes|trousers|jeans|glasses|gloves|socks > a pair of shoes|trousers|jeans|glasses|gloves|socks
this|that|what|same|some|a kind|type|sort music|food|person|people|film|movie|job|work|weather|thing|book > this|that|what|same|some|a kind|type|sort of music|food|person|people|film|movie|job|work|weather|thing|book
the first|second|last|best|main|important|biggest|worst part the > the first|second|last|best|main|important|biggest|worst part of the
plenty people|food|time|money|water|things|space > plenty of people|food|time|money|water|things|space
a group people|students|friends|children|tourists|men|women > a group of people|students|friends|children|tourists|men|women
a number people|students|tourists|problems|things > a number of people|students|tourists|problems|things
hundreds|thousands|millions people|tourists|students|years|cars > hundreds|thousands|millions of people|tourists|students|years|cars
two|three|ten|several hundred|thousand of people|tourists|students > two|three|ten|several hundred|thousand people|tourists|students
one the most|best|biggest > one of the most|best|biggest
most of people|students|children|times > most people|students|children|times
regardless the|their|my|age > regardless of the|their|my|age
in charge for|about|with @obj > in charge of @obj
in contact to|of > in contact with
in search for|to @obj > in search of @obj
in danger for > in danger of
at|with the help from > with the help of
by the help of > with the help of
for the sake for > for the sake of
in comparison of|from > in comparison with
in addition of > in addition to
in relation of|with > in relation to
with regard of|on > with regard to
in accordance to|of > in accordance with
contrary with|from > contrary to
prior of|from > prior to
owing of > owing to
apart of > apart from
aside of > aside from
such like @obj > such as @obj
as example @stop > for example @stop
by example , > for example ,
for|in instance > for instance
at the next|last week|month|year @stop > next|last week|month|year @stop
~suffer a cold|flu|headache|disease|illness > ~suffer from a cold|flu|headache|disease|illness
~suffer depression|stress|anxiety|insomnia|headaches|asthma > ~suffer from depression|stress|anxiety|insomnia|headaches|asthma
~agree to|for|about my|his|her|your|their|this|that opinion|idea|statement|parents|view > ~agree with my|his|her|your|their|this|that opinion|idea|statement|parents|view
~agree to|on you|him|her|them @end > ~agree with you|him|her|them @end
~agree my|his|her|your|their|this opinion|idea|statement|parents|view > ~agree with my|his|her|your|their|this opinion|idea|statement|parents|view
~arrive the|my|our station|airport|hotel|school|office|house|beach|party|stadium|museum|hospital|destination|university > ~arrive at the|my|our station|airport|hotel|school|office|house|beach|party|stadium|museum|hospital|destination|university
~live a small|big|large|little town|city|village|house|apartment|flat > ~live in a small|big|large|little town|city|village|house|apartment|flat
~look to|on|in @det picture|photo|screen|sky|map|board|clock|camera|stars|phone|watch > ~look at @det picture|photo|screen|sky|map|board|clock|camera|stars|phone|watch
~look to|on|in me @stop > ~look at me @stop
~look @det picture|photo|screen|sky|map|board|clock|camera|stars > ~look at @det picture|photo|screen|sky|map|board|clock|camera|stars
~point @det sky|map|picture|board|screen|clock|door|bird|dog > ~point at @det sky|map|picture|board|screen|clock|door|bird|dog / ~point to @det sky|map|picture|board|screen|clock|door|bird|dog
~go picnic|walk|trip|holiday|vacation|diet @end > ~go on a picnic|walk|trip|holiday|vacation|diet @end
`;
