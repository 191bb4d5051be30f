/** More phrases with a wrong, missing or extra preposition, by subject; see `fixed-phrases.ts` for the notation. */
export const everydayPhrases = `
in the bus i|we|he|she|they|it > on the bus i|we|he|she|they|it
in the night i|we|he|she|they|it > at night i|we|he|she|they|it
in the night when|because|and > at night when|because|and
in night i|we|he|she|they|it > at night i|we|he|she|they|it
in the nights > at night
at|on the noon > at noon
in half past|quarter past|to @number > at half past|quarter past|to @number
in quarter past|to > at quarter past|to
in|on the lunch|breakfast|dinner @end > at lunch|breakfast|dinner @end / for lunch|breakfast|dinner @end
to eat|cook|have|eating in the lunch|breakfast|dinner > to eat|cook|have|eating for lunch|breakfast|dinner
in|at holidays @end > on holiday @end / in the holidays @end
~be in holidays|holiday > ~be on holiday
in hurry @end > in a hurry @end
on|at|with hurry @end > in a hurry @end
in|at this|that same? moment > at this|that same? moment
on this|that|the same? time @end > at this|that|the same? time @end
in that time @stop > at that time @stop
in this time @stop > at this time @stop
in beginning|begin @end > in the beginning @end
at|on beginning @end > at the beginning @end
in|at the? first time @clause > the first time @clause
at|in end of > at the end of
at end @stop > in the end @stop / at the end @stop
at end @clause > in the end @clause / at the end @clause
on|in the top|bottom of the page|hill|stairs|mountain|list > at the top|bottom of the page|hill|stairs|mountain|list
in the end of the street|road|day|week|month|year|film|book|story > at the end of the street|road|day|week|month|year|film|book|story
in the beginning of the film|book|story|year|month|week > at the beginning of the film|book|story|year|month|week
in the bus|train|tram stop > at the bus|train|tram stop
in|on the traffic light|lights > at the traffic light|lights
on the office|airport @stop > at the office|airport @stop
at the work @stop > at work @stop
in|at internet|net|web > on the internet|net|web
by internet @end > on the internet @end / online @end
by the internet @stop > on the internet @stop / online @stop
by|in|at|to phone with > on the phone with
~talk|speak to|in|at|by|with the? phone > ~talk|speak on the phone
by the phone|email|mail|post @end > by phone|email|mail|post @end
with the? hand @stop > by hand @stop
with the? heart @stop > by heart @stop
with the? hand , > by hand ,
with the? heart , > by heart ,
by the heart > by heart
by|with my|his|her|our|their|your own @end > on my|his|her|our|their|your own @end
with this|that way @end > in this|that way @end
with this|that|a same|different|good|nice|friendly|special|new|other way @end > in this|that|a same|different|good|nice|friendly|special|new|other way @end
by|with my|his|her|our|their|your own? way @end > in my|his|her|our|their|your own? way @end
step by|to|after step > step by step
step after step > step by step
in|on the front of my|our|his|her|the house|school|station|building|door|mirror|class|church|hotel|tv|computer > in front of my|our|his|her|the house|school|station|building|door|mirror|class|church|hotel|tv|computer
in front my|our|his|her|their|a|an|this|that > in front of my|our|his|her|their|a|an|this|that
in front to|at > in front of
on front of > in front of
~be|sit|stand|live|walk|wait|park front of|from > ~be|sit|stand|live|walk|wait|park in front of
next me|him|us|them > next to me|him|us|them
~be|sit|stand|live|lie next her|it|you @end > ~be|sit|stand|live|lie next to her|it|you @end
beside|besides to|with > next to
behind|between|under|above|below|among|during|towards|without|despite of > behind|between|under|above|below|among|during|towards|without|despite
behind|between|against|during|towards|without|despite|under|above|below to @det > behind|between|against|during|towards|without|despite|under|above|below @det
near of|from|with > near
~be|live|sit|stand close the|my|our|a|his|her > ~be|live|sit|stand close to the|my|our|a|his|her
close the|my|our water|sea|river|lake|tree|horse|mountains > close to the|my|our water|sea|river|lake|tree|horse|mountains
close the dark|light|big|old|red|white horse|tree|river|lake > close to the dark|light|big|old|red|white horse|tree|river|lake
far of|with my|our|the|his|her|here|there|home > far from my|our|the|his|her|here|there|home
far to my|our|his|her|here|there|home > far from my|our|the|his|her|here|there|home
with together my|his|her|our|their friend|friends|family|father|mother|parents|brother|sister|wife|husband|son|daughter|cousin|cousins|grandmother|grandfather|uncle|aunt|classmates|colleagues|neighbours|girlfriend|boyfriend|children|kids|team > together with my|his|her|our|their friend|friends|family|father|mother|parents|brother|sister|wife|husband|son|daughter|cousin|cousins|grandmother|grandfather|uncle|aunt|classmates|colleagues|neighbours|girlfriend|boyfriend|children|kids|team
together my|his|her|our|their friend|friends|family|father|mother|parents|brother|sister|wife|husband|son|daughter|cousin|cousins|grandmother|grandfather|uncle|aunt|classmates|colleagues|neighbours|girlfriend|boyfriend|children|kids|team > together with my|his|her|our|their friend|friends|family|father|mother|parents|brother|sister|wife|husband|son|daughter|cousin|cousins|grandmother|grandfather|uncle|aunt|classmates|colleagues|neighbours|girlfriend|boyfriend|children|kids|team
together to|and my|his|her|our|their > together with my|his|her|our|their
in love each|him|her|them|me > in love with each|him|her|them|me
of behind @stop > from behind @stop
during|for|in all day|night|morning|afternoon|week|month|year|summer|winter > all day|night|morning|afternoon|week|month|year|summer|winter
during|in|on all the day|night|morning|afternoon|week|year|summer|time > all day|night|morning|afternoon|week|year|summer|time
since|during days|weeks|months|years|hours @end > for days|weeks|months|years|hours @end
on|in|at next|last day > the next|last day
in|on next|last|every time > next|last|every time
on the next|last week|month|year|weekend|summer|winter @stop > next|last week|month|year|weekend|summer|winter @stop
in|at the day before|after > the day before|after
in|on|at tonight > tonight
in|on christmas|easter @stop > at christmas|easter @stop
on|at the 's? 90s|80s|70s > in the 90s|80s|70s
at my|his|her|our|their childhood|youth|free > in my|his|her|our|their childhood|youth|free
on|at my|his|her|our|their free|spare time > in my|his|her|our|their free|spare time
on my|his|her|our|their childhood|youth|life > in my|his|her|our|their childhood|youth|life
in all my|his|her|our|their life > all my|his|her|our|their life
best|worst|happiest day|birthday|moment|holiday|year|time|experience|decision|trip|memory in my|his|her|our|their life > best|worst|happiest day|birthday|moment|holiday|year|time|experience|decision|trip|memory of my|his|her|our|their life
favourite|favorite|best|last|first day|part in the week|day|year|month > favourite|favorite|best|last|first day|part of the week|day|year|month
made by|from|with wood|gold|silver|glass|plastic|paper|leather|cotton|wool|metal|stone|clay|brick|iron|steel|silk|concrete|bronze > made of wood|gold|silver|glass|plastic|paper|leather|cotton|wool|metal|stone|clay|brick|iron|steel|silk|concrete|bronze
made by rice|flour|corn|meat|milk|fruit|vegetables|potatoes|eggs|fish|beans|sugar|chicken|chocolate|apples|old > made from rice|flour|corn|meat|milk|fruit|vegetables|potatoes|eggs|fish|beans|sugar|chicken|chocolate|apples|old / made of rice|flour|corn|meat|milk|fruit|vegetables|potatoes|eggs|fish|beans|sugar|chicken|chocolate|apples|old / made with rice|flour|corn|meat|milk|fruit|vegetables|potatoes|eggs|fish|beans|sugar|chicken|chocolate|apples|old
~write|eat|draw|paint|play|work|throw|cook by my|his|her|their the? left|right|own? hand|hands|finger|fingers > ~write|eat|draw|paint|play|work|throw|cook with my|his|her|their the? left|right|own? hand|hands|finger|fingers
~fill it|them|@det bottle|glass|cup|bag|box|bucket by > ~fill it|them|@det bottle|glass|cup|bag|box|bucket with
~fill it|them of > ~fill it|them with
~fill it|them by cold|hot|warm|fresh|water|milk|oil > ~fill it|them with cold|hot|warm|fresh|water|milk|oil
~decorate|fill|mix by|of|from snow|flowers|water|lights|ice|dust|oil|milk|sugar|chocolate|cold|hot > ~decorate|fill|mix with snow|flowers|water|lights|ice|dust|oil|milk|sugar|chocolate|cold|hot
~pay with|by|in the? credit card|cards > ~pay by credit card|cards
~pay the|my|his|her|our|their|a|it taxi|books|television|tv|phone|car|house|flat|lunch|breakfast|coffee|beer|bus|train|flight|parking|medicine|treatment|operation|wedding|party|clothes|shoes|school|university|lessons|food|petrol|gas > ~pay for the|my|his|her|our|their|a|it taxi|books|television|tv|phone|car|house|flat|lunch|breakfast|coffee|beer|bus|train|flight|parking|medicine|treatment|operation|wedding|party|clothes|shoes|school|university|lessons|food|petrol|gas
~spend everything|it|all|most|much|hours|time|days in|for clothes|shoes|food|games|books|things|toys|presents|drinks|it > ~spend everything|it|all|most|much|hours|time|days on clothes|shoes|food|games|books|things|toys|presents|drinks|it
everything|money in|for clothes|shoes|games|toys and > everything|money on clothes|shoes|games|toys and
~press|push on the|a|this|that|my button|key|bell|doorbell > ~press|push the|a|this|that|my button|key|bell|doorbell
~step|tread in my|his|her|their|someone foot|feet|toe|toes > ~step|tread on my|his|her|their|someone foot|feet|toe|toes
~return|come back of work|school|holiday|holidays|vacation|university|canada|spain|italy|france|germany|china|japan|london|paris|the > ~return|come back from work|school|holiday|holidays|vacation|university|canada|spain|italy|france|germany|china|japan|london|paris|the
~return|come of work|school|holiday|holidays|vacation|university > ~return|come from work|school|holiday|holidays|vacation|university
~come back of @name > ~come back from @name
~come|return back? from|of the? home @stop > ~come|return back? home @stop
~move|go in|at the|a|another big|other|new|different? city|town|country|village|capital|flat|apartment > ~move|go to the|a|another big|other|new|different? city|town|country|village|capital|flat|apartment
~go in|at bed > ~go to bed
~go in|at|on work|school|university|church|hospital @stop > ~go to work|school|university|church|hospital @stop
~go in|at|on the|a|my|our supermarket|cinema|gym|beach|market|hospital|doctor|dentist|airport|station|library|museum|bank|zoo|theatre|restaurant|toilet|office|bathroom|kitchen|mountains|party|concert @end > ~go to the|a|my|our supermarket|cinema|gym|beach|market|hospital|doctor|dentist|airport|station|library|museum|bank|zoo|theatre|restaurant|toilet|office|bathroom|kitchen|mountains|party|concert @end
~go the next|night|old|big|city|sea|swimming|train|bus station|stop|market|town|city|pool|centre|center > ~go to the next|night|old|big|city|sea|swimming|train|bus station|stop|market|town|city|pool|centre|center
~walk|go|run|drive|travel|swim|fly|ride until the? sea|station|house|school|beach|corner|bridge|lake|river|end|mountain|park > ~walk|go|run|drive|travel|swim|fly|ride to the sea|station|house|school|beach|corner|bridge|lake|river|end|mountain|park
~count until|till @number > ~count to @number
from @number until|till @number o'clock|years|pm|am > from @number to @number o'clock|years|pm|am
~say hello|goodbye|sorry|thanks|bye|hi me|him|her|us|them|you > ~say hello|goodbye|sorry|thanks|bye|hi to me|him|her|us|them|you
~say hello|goodbye|sorry|hi my|his|her|our|their|everybody|everyone > ~say hello|goodbye|sorry|hi to my|his|her|our|their|everybody|everyone
~say hello|goodbye|sorry|hi at|for|with me|him|her|us|them|you > ~say hello|goodbye|sorry|hi to me|him|her|us|them|you
~explain|describe|suggest|mention|introduce you how|why|what|some|something|the|a|my|that|about|this > ~explain|describe|suggest|mention|introduce to you how|why|what|some|something|the|a|my|that|about|this
lied me|him|us|them|my|his|their|everybody > lied to me|him|us|them|my|his|their|everybody
~write a|an|the letter|email|message me|him|us|them|you > ~write a|an|the letter|email|message to me|him|us|them|you
~win to|with me|him|us|them @stop > ~win against me|him|us|them @stop
~talk|speak on it|him|her|them @end > ~talk|speak about it|him|her|them @end
~sit|stand|live|be next of|from|by @obj > ~sit|stand|live|be next to @obj
~play|fight|win against to|with > ~play|fight|win against
~be late to|on|at the|my|a|our? school|work|class|classes|course|lesson|lessons|meeting|party|exam|dinner|train|bus > ~be late for the|my|a|our? school|work|class|classes|course|lesson|lessons|meeting|party|exam|dinner|train|bus
~be often|always|sometimes|never late to|on|at the|my|a|our? school|work|class|course|lesson|meeting > ~be often|always|sometimes|never late for the|my|a|our? school|work|class|course|lesson|meeting
afraid|scared|tired|fond|proud|capable|frightened|terrified to @ing > afraid|scared|tired|fond|proud|capable|frightened|terrified of @ing
shy|nervous|worried|happy|excited|sad to @ing > shy|nervous|worried|happy|excited|sad about @ing
angry|annoyed|upset by|for|of|with this|something|everything|it @end > angry|annoyed|upset about this|something|everything|it @end
~think at|in|on|to me|you|him|her|it|them|us|today|tomorrow > ~think about me|you|him|her|it|them|us|today|tomorrow / ~think of me|you|him|her|it|them|us|today|tomorrow
~miss to|of me|you|him|her|it|them|us|my > ~miss me|you|him|her|it|them|us|my
~search in|on the? internet|google > ~search the? internet|google / ~search on the? internet|google
~hide me|him|her|us|them everything|something|it > ~hide everything|something|it from me|him|her|us|them
~wait my|his|her|our|their|the|a bus|train|turn|friend|friends|taxi|mother|plane|result|results|answer|doctor > ~wait for my|his|her|our|their|the|a bus|train|turn|friend|friends|taxi|mother|plane|result|results|answer|doctor
~talk|speak|chat|work many|some|several|two|three hours|days @end > ~talk|speak|chat|work for many|some|several|two|three hours|days @end
in love of|for|to @obj > in love with @obj
to the better|worse @stop > for the better|worse @stop
in weekend|weekends , > at the weekend|weekends , / on the weekend|weekends ,
in|at farm @end > on a farm @end
in|with english|spanish|french|german|chinese language > in english|spanish|french|german|chinese
by english|spanish|french|german|chinese|japanese|arabic|russian @stop > in english|spanish|french|german|chinese|japanese|arabic|russian @stop
by english and|or|because|so > in english and|or|because|so
with|by|at|on a low|loud|quiet|soft voice > in a low|loud|quiet|soft voice
at|on|in my|his|her point of view > from my|his|her point of view
in|at|for|by the reason of|that > for the reason of|that
for|in|on this|that|the reason why? , > for this|that|the reason why? ,
in|by|on the first|second|third place , > in the first|second|third place ,
in|by|at|for fact , > in fact ,
by|with|in the example , > for example ,
as|in|like example , > for example ,
~stay|live|be|eat|study|work at|in my|our|the home @stop > ~stay|live|be|eat|study|work at home @stop
in|on the home @stop > at home @stop
`;
