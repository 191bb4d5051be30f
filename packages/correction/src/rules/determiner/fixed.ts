/** Phrases with a wrong, missing or extra determiner: `written > right`, see `fixed-phrases.ts`. */
export const fixedDeterminers = `
at|in same time > at the same time
at a same time > at the same time
in same way > in the same way
a same @noun > the same @noun
on|in other hand > on the other hand
on|in one other hand > on the other hand
as result > as a result
as matter of fact > as a matter of fact
as rule , > as a rule ,
as child|teenager|kid , > as a child|teenager|kid ,
as whole @end > as a whole @end
in hurry|rush @end > in a hurry|rush @end
in bad|good mood @end > in a bad|good mood @end
in long|short run @end > in the long|short run @end
in short time @end > in a short time @end
for while @end > for a while @end
* for short|long time|while > for a short|long time|while
after while @stop > after a while @stop
after long time|day > after a long time|day
for first|second|last time > for the first|second|last time
for the|this very? long time @stop > for a very? long time @stop
~take|have long time > ~take|have a long time
in morning|afternoon|evening > in the morning|afternoon|evening
in middle|center|centre|beginning of the > in the middle|center|centre|beginning of the
in end of > at the end of
at|by end of > at|by the end of
at beginning|top|bottom of > at the beginning|top|bottom of
on left|right @end > on the left|right @end
on left|right side|hand > on the left|right side|hand
in past @stop > in the past @stop
in past , > in the past ,
in distance @stop > in the distance @stop
in background|foreground|middle|centre|center @end > in the background|foreground|middle|centre|center @end
in photo|picture|image @end > in the photo|picture|image @end
in first|second|third|last place , > in the first|second|third|last place ,
in world @end > in the world @end
in whole world > in the whole world
all over|around|round world > all over|around|round the world
around|round|across world @end > around|round|across the world @end
in rain|sun|dark|shade|sky|countryside|suburbs|mountains|middle|city|world|garden|kitchen @stop > in the rain|sun|dark|shade|sky|countryside|suburbs|mountains|middle|city|world|garden|kitchen @stop
to|in|at supermarket|cinema|gym|beach|airport|mall|zoo|library @stop > to|in|at the supermarket|cinema|gym|beach|airport|mall|zoo|library @stop / at the supermarket|cinema|gym|beach|airport|mall|zoo|library @stop
~go to doctor|dentist|cinema|beach|gym|supermarket|market|bank|park|library|toilet|bathroom|mountains|seaside|countryside|zoo|restaurant|museum|station|airport|mall|pool|shop > ~go to the doctor|dentist|cinema|beach|gym|supermarket|market|bank|park|library|toilet|bathroom|mountains|seaside|countryside|zoo|restaurant|museum|station|airport|mall|pool|shop
~listen to radio > ~listen to the radio
~play piano|violin|flute|trumpet|cello @end > ~play the piano|violin|flute|trumpet|cello @end
~tell truth @end > ~tell the truth @end
~tell lie @end > ~tell a lie @end
on|from|over|via|through internet > on|from|over|via|through the internet
in internet > on the internet / in the internet
~use|surf|access internet > ~use|surf|access the internet
on|over phone @stop > on|over the phone @stop
on radio @stop > on the radio @stop
on weekend @stop > on the weekend @stop / at the weekend @stop / at weekends @stop
on way to|home|back > on the way to|home|back
on|by beach @stop > on|by the beach @stop
on ground|first|second|third|fourth|fifth|top floor > on the ground|first|second|third|fourth|fifth|top floor
at moment @end > at the moment @end
at age of > at the age of
under age of > under the age of
at weekend @end > at the weekend @end / at weekends @end
with help of > with the help of
with exception of > with the exception of
with aim of > with the aim of
in form of > in the form of
in name of > in the name of
in hope of > in the hope of
in presence|absence|process of > in the presence|absence|process of
in|at|on suburbs|outskirts of > in|at|on the suburbs|outskirts of
for sake of > for the sake of
by time we|i|he|she|they > by the time we|i|he|she|they
~be|stay|work|talk|play|sleep|rain|laugh|cry|complain|think|study|use|do|listen|happy|busy|tired|home|phone|it|me|him|them all time @stop > ~be|stay|work|talk|play|sleep|rain|laugh|cry|complain|think|study|use|do|listen|happy|busy|tired|home|phone|it|me|him|them all the time @stop
most of time @end > most of the time @end
most of the|my times > most of the|my time
half of hour > half an hour
* half hour later|ago|before > half an hour later|ago|before
* half hour @end > half an hour @end
half a hour > half an hour
half an year > half a year
* half year @end > half a year @end
* one and half > one and a half
an hour and half > an hour and a half
* hour|year|month|day and half > hour|year|month|day and a half
* couple of days|weeks|months|years|hours|minutes|times @stop > a couple of days|weeks|months|years|hours|minutes|times @stop
* once|twice day|week|month|year > once|twice a day|week|month|year
* two|three|four|five|several|many|six|few times day|week|month|year > two|three|four|five|several|many|six|few times a day|week|month|year
once|twice|times in the? week|month|day|year @end > once|twice|times a week|month|day|year @end
it 's|is|was pity|shame > it 's|is|was a pity|shame
what pity|shame > what a pity|shame
~be good|bad|great|nice|excellent idea > ~be a good|bad|great|nice|excellent idea
~be great|big|good|nice|real|wonderful pleasure|honour|honor|surprise|relief|pity|shame|mistake > ~be a great|big|good|nice|real|wonderful pleasure|honour|honor|surprise|relief|pity|shame|mistake
~be good|big|real|serious|huge|common|major problem @end > ~be a good|big|real|serious|huge|common|major problem @end
~be beautiful|sunny|rainy|lovely|nice|cold|hot|warm|special|big|long|hard|great|wonderful day @end > ~be a beautiful|sunny|rainy|lovely|nice|cold|hot|warm|special|big|long|hard|great|wonderful day @end
this|it is|was|'s first|second|third|last time > this|it is|was|'s the first|second|third|last time
~be capital|centre|center|heart|cause|result|owner|winner|founder|leader|author of > ~be the capital|centre|center|heart|cause|result|owner|winner|founder|leader|author of
~ask|tell|give|send|write|buy|show me|you|him|us|them question|secret|story|joke|lie|present|gift|letter|message|email|picture|photo|hug|kiss|cake|book|map|card|ring @end > ~ask|tell|give|send|write|buy|show me|you|him|us|them a(n) question|secret|story|joke|lie|present|gift|letter|message|email|picture|photo|hug|kiss|cake|book|map|card|ring @end
since|by the monday|tuesday|wednesday|thursday|friday|saturday|sunday @stop > since|by monday|tuesday|wednesday|thursday|friday|saturday|sunday @stop
~be waste of > ~be a waste of
~be member|fan|symbol|type of > ~be a member|fan|symbol|type of
~have headache|cold|fever|cough|stomachache|sore|flu|temperature @end > ~have a headache|cold|fever|cough|stomachache|sore|flu|temperature @end
~have bad|terrible|slight|high|bit headache|cold|fever|cough|stomachache|temperature > ~have a bad|terrible|slight|high|bit headache|cold|fever|cough|stomachache|temperature
~catch cold @end > ~catch a cold @end
~catch bad|terrible cold > ~catch a bad|terrible cold
~have|take shower|bath|nap|break|rest|look|walk|seat|photo|picture|bus|taxi|course|trip|picnic|party|chat|drink @end > ~have|take a shower|bath|nap|break|rest|look|walk|seat|photo|picture|bus|taxi|course|trip|picnic|party|chat|drink @end
~have|take long|short|quick|hot|cold|little shower|bath|nap|break|rest|look|walk|trip > ~have|take a long|short|quick|hot|cold|little shower|bath|nap|break|rest|look|walk|trip
~have|spend good|great|nice|wonderful|lovely|bad|hard|difficult time|day|trip|weekend|holiday > ~have|spend a good|great|nice|wonderful|lovely|bad|hard|difficult time|day|trip|weekend|holiday
~make phone|cake|list|difference @end > ~make a phone|cake|list|difference @end
~make big|small|good|bad|great|terrible|serious mistake|decision|choice|impression|difference > ~make a big|small|good|bad|great|terrible|serious mistake|decision|choice|impression|difference
~give speech|presentation|talk|hand|hug|kiss @end > ~give a speech|presentation|talk|hand|hug|kiss @end
~go for walk|drive|run|swim|ride|drink|meal @end > ~go for a walk|drive|run|swim|ride|drink|meal @end
~go for long|short walk|drive|run|swim|ride > ~go for a long|short walk|drive|run|swim|ride
~go on trip|picnic|diet|date|journey @end > ~go on a trip|picnic|diet|date|journey @end
~play|have important|big|key|major role|part|effect|impact|influence|problem|advantage|future > ~play|have a(n) important|big|key|major role|part|effect|impact|influence|problem|advantage|future
~have right to > ~have the right to
~have chance|opportunity to > ~have the chance|opportunity to / ~have a chance|opportunity to
~tell story @end > ~tell a story @end / ~tell stories @end
~do favour|favor @end > ~do a favour|favor @end
~go to the bed @end > ~go to bed @end
~stay|be|lie in the bed all|for > ~stay|be|lie in bed all|for
~stay in the bed @end > ~stay in bed @end
~go|come back? to the home @end > ~go|come back? home @end
~go to the university|school every|by > ~go to university|school every|by
at the home @stop > at home @stop
at the night @end > at night @end
at the last , > at last ,
at the first , > at first ,
at the noon|midnight|midday > at noon|midnight|midday
until|till|before|after|around the midnight|noon > until|till|before|after|around midnight|noon
by the car|bus|train|plane|bike|foot @stop > by car|bus|train|plane|bike|foot @stop
by the mistake|chance @end > by mistake|chance @end
for the example > for example
for the instance > for instance
in the fact , > in fact ,
in the general , > in general ,
in the january|february|april|june|july|august|september|october|november|december @open > in january|february|april|june|july|august|september|october|november|december @open
on the monday|tuesday|wednesday|thursday|friday|saturday|sunday @stop > on monday|tuesday|wednesday|thursday|friday|saturday|sunday @stop
on the mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays > on mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays
the last week|month|year|night|summer|winter @subject > last week|month|year|night|summer|winter @subject
in the nowadays > nowadays
the next week|month|year @subject will > next week|month|year @subject will
~have|eat|cook|prepare|make|skip|finish the breakfast|lunch|dinner @end > ~have|eat|cook|prepare|make|skip|finish breakfast|lunch|dinner @end
for|at the breakfast|lunch @stop > for|at breakfast|lunch @stop
!play the football|tennis|basketball|volleyball|golf|chess|hockey|baseball|badminton|cricket|rugby|cards|sports > !play football|tennis|basketball|volleyball|golf|chess|hockey|baseball|badminton|cricket|rugby|cards|sports
~play a football|tennis|basketball|volleyball|golf|chess|hockey|baseball|badminton @end > ~play football|tennis|basketball|volleyball|golf|chess|hockey|baseball|badminton @end
~watch the tv|television @end > ~watch tv|television @end
~speak|learn|study|teach the english|spanish|french|german|chinese|japanese|russian|arabic|korean @end > ~speak|learn|study|teach english|spanish|french|german|chinese|japanese|russian|arabic|korean @end
~study the mathematics|maths|chemistry|physics|biology|medicine|law|economics @end > ~study mathematics|maths|chemistry|physics|biology|medicine|law|economics @end
~love|like|enjoy|respect|protect the nature @end > ~love|like|enjoy|respect|protect nature @end
in|with|about|of the nature @stop > in|with|about|of nature @stop
in the society @end > in society @end
in the public @stop > in public @stop
in the my|our|his|her|their > in my|our|his|her|their
a good|bad|nice|beautiful|great|terrible weather @end > good|bad|nice|beautiful|great|terrible weather @end
~have a fun @end > ~have fun @end
~have a good|bad|great luck @end > ~have good|bad|great luck @end
the most of my|our|the|his|her|their > most of my|our|the|his|her|their
the most of people|students|children > most people|students|children
the most people|students|children @base > most people|students|children @base
* lot of > a lot of / lots of
a lots of > lots of / a lot of
the lot of people|things|students > a lot of people|things|students
alot of > a lot of
quite lot|few of? > quite a lot|few of?
* little bit > a little bit
* great deal of > a great deal of
* great|large|big|small number of > a great|large|big|small number of
* wide range|variety of > a wide range|variety of
* variety of different > a variety of different
the both of? > both
the each|every @singular > each|every @singular
the another @singular > the other @singular / another @singular
an another > another
* a another > another
one another people > other people
another people|students|children|countries|things|men|women > other people|students|children|countries|things|men|women
others people|students|things|countries|children|places|friends|languages > other people|students|things|countries|children|places|friends|languages
while|and|but other is|has|was|wants|likes|works > while|and|but the other is|has|was|wants|likes|works
an other > another
a other > another
* other one @end > another one @end / the other one @end
each of student|person|child|country > each student|person|child|country / each of the students
each|every of the > each of the
every one students|people > every student|person
all of people|students|children|things > all people|students|children|things / all of the people|students|children|things
many of people|students|children|countries > many people|students|children|countries / many of the people|students|children|countries
some of people|students|children|countries|things > some people|students|children|countries|things / some of the people|students|children|countries|things
~have no any > ~have no
there ~be no any > there ~be no
~do n't|not have some|no > ~do n't|not have any
~do n't|not want|need|know|see|like|eat|buy|get|speak some|no @noun > ~do n't|not want|need|know|see|like|eat|buy|get|speak any @noun
there ~be n't|not some|no > there ~be n't|not any
without no > without any
hardly no > hardly any
more|less than hundred|thousand|million > more|less than a hundred|thousand|million / more|less than one hundred|thousand|million
about|almost|nearly|over hundred|thousand|million @plural > about|almost|nearly|over a hundred|thousand|million @plural
in few|couple days|weeks|months|years|minutes|hours > in a few|couple days|weeks|months|years|minutes|hours
for|after few days|weeks|months|years|minutes|hours > for|after a few days|weeks|months|years|minutes|hours
* few days|weeks|months|years|minutes|hours|times ago|later|before > a few days|weeks|months|years|minutes|hours|times ago|later|before
* only few > only a few
only little > only a little
* quite few > quite a few
such nice|beautiful|good|great|big|bad|wonderful|long|kind|lovely|terrible|difficult|cold|hot|small|strong|happy|lucky|special|interesting|amazing|important|expensive|old|rainy|sunny @singular > such a(n) nice|beautiful|good|great|big|bad|wonderful|long|kind|lovely|terrible|difficult|cold|hot|small|strong|happy|lucky|special|interesting|amazing|important|expensive|old|rainy|sunny @singular
for|help|helping|helps poor|homeless|unemployed|disabled|elderly @open > for|help|helping|helps the poor|homeless|unemployed|disabled|elderly @open
between rich and poor @end > between the rich and the poor @end / between rich and poor people @end
protect|protecting|protects|pollute|pollutes|destroy|destroys|damage|damages|harm|harms environment|planet > protect|protecting|protects|pollute|pollutes|destroy|destroys|damage|damages|harm|harms the environment|planet
for environment|planet @end > for the environment|planet @end
in future , > in the future ,
~look into|in mirror > ~look into|in the mirror
~clean house|kitchen|room|bathroom @end > ~clean the house|kitchen|room|bathroom @end
!open|close|shut|lock door|window @end > !open|close|shut|lock the door|window @end
~answer phone|door @end > ~answer the phone|door @end
~catch|miss|take bus|train|plane|tram @end > ~catch|miss|take the bus|train|plane|tram @end
!win lottery|match|game|race|competition @end > ~win the lottery|match|game|race|competition @end
~solve problem @end > ~solve the problem @end
~call police > ~call the police
!lose game|match @end > ~lose the game|match @end
~pass exam|test @end > ~pass the exam|test @end
~walk dog @end > ~walk the dog @end
~climb mountain|tree|ladder @end > ~climb the mountain|tree|ladder @end / ~climb a mountain|tree|ladder @end
`;
