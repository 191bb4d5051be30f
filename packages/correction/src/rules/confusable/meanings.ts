/** Words with neighbouring meanings: borrow and lend, learn and teach, rob and steal. */
export const borrowAndLend = `
[borrow*=>lend*] me|him|us .|@DT/PRPS/CD/QT/NN/JJ|%NN|money|to|for
[borrow*=>lend*] them @DT/PRPS/CD/QT
[borrow*=>lend*] you .|@DT/PRPS/CD/QT|money
[borrow*=>lend*] me|him|us
[borrow*=>lend*] her a|an|my|some|the|money|his
[borrow*=>lend*] @DT/PRPS/QT? _ to me|him|us|them|you|her|people|friends|everyone|@NNP !from|and
[borrow*=>lend*] it|them to me|him|us|them|you|her|people|friends|everyone|@PRPS|@NNP
library|libraries|bank|banks|town can|could|should|will|would|may [borrow=>lend] tools|books|money|games|bikes|things|us|people
can|could|may|might i|we [lend=>borrow] your|a|some|the|this|that|it|one|his|her|these
[lend*=>borrow*] ~ @NN/NNS/PRPO from
[lend*=>borrow*] it|them|something|one|@NN|@NNS from
`;

export const learnAndTeach = `
[learn*=>teach*] me|him|us|her|you how|to|a|the|many|that|english|some|about|something|everything|maths|spanish|french|new|not|important|.|when|@NN|@DT/PRPS
[learn*=>teach*] them|people|children|students|kids how|to @VB/TO|to|be|%VB
teacher|teachers|mother|father|uncle|aunt|grandmother|grandfather|he|she|school|parents [learn*=>teach*] them|people|children|students|kids|@PRPS _
@NN/PRP|mother|father|who|uncle|teacher|$modal [learn*=>teach*] her|my|our|his brother|sister|son|daughter|children|students|kids|friends|grandmother|classmates english|to|how|the|that|a|maths|piano|about|swimming
`;

export const rememberAndRemind = `
[remember*=>remind*] me|him|us|them|you to @VB/HAVE/DO|%VB
[remember*=>remind*] me|him|us|them|you of my|the|a|our|his|her|their|when|@NN|how|that
[remember*=>remind*] me|him|us|them about|that
it|this|that|which|photo|song|picture|smell|music|place|always [remembers|remember=>reminds] me|us|him|her|them
please|$modal|always|must|did|n't|to [remember*=>remind*] her to @VB/BE/HAVE/DO|%VB
[remind=>remember] to @VB/BE|%VB
n't|not|always|still|i|can|to|will|never [remind*=>remember*] the|my|that|when|what|how|it|everything|his|where|this day|first|name|i|we|he|she|was|very|time|.|face|names|trip|we
`;

export const riseAndRaise = `
price*|cost*|temperature*|rent|rents|sun|level*|water|salary|salaries|population|number|unemployment|prices|rate|rates|fares|inflation|crime|pollution $have|n't|@RB? n't|@RB? [raised=>risen] .|by|so|a|in|from|to|very|again|sharply|quickly|every|since|too|and|because|rapidly
price*|cost*|temperature*|rent|sun|level*|salary|population|number|unemployment|rate|fares|inflation|crime|pollution [raised=>rose] .|by|so|a|in|from|to|very|again|sharply|quickly|every|since|too|and|because|rapidly
price*|cost*|temperature*|rent|sun|level*|population|number|unemployment|rate|inflation|pollution|they $modal @RB? [raise=>rise] .|by|so|in|from|to|very|again|sharply|quickly|every|too|and|because|rapidly
price*|cost*|temperature*|rent|level*|population|number|rate|inflation|pollution $be|keep|keeps @RB? [raising=>rising]
price*|cost*|temperature*|rent|sun|population|number|inflation|level* [raises=>rises] .|by|so|in|from|to|at|very|again|every|too|and|because|rapidly
price*|cost*|temperature*|fares|levels|rents @RB? [raise=>rise] .|every|by|so|in|very|again|quickly|too
the sun [raises|raise=>rises]
[rise*=>raise*] the|their|my|his|her|our|your price*|price|prices|children|kids|money|taxes|tax|hand|hands|salary|salaries|awareness|temperature|question|family|level|rent|son|daughter|voice|standard|standards|flag|issue|problem
[rise*=>raise*] money|awareness|taxes|funds|children|prices|salaries
government|company|boss|landlord|they|he|she|shop|shops [rose|risen=>raised] the|my|their|our|his|her prices|price|taxes|tax|rent|salary|salaries|fees
[rose=>raised] the|my|their|our|his|her prices|price|taxes|tax|rent|salary|salaries|fees|hand|children
`;

export const lieAndLay = `
to|$modal|n't|always|usually|often [lay=>lie] on|in|under|beside|next the|my|a|bed|his|her|your|our|their|to|grass|sun|this
to|n't|$modal [lay=>lie] down .|and|for|because|with|after|when|there|here
to|$modal|n't|just|always|usually|can [lay=>lie] on|in|under|beside the|my|a|bed|his|her|your|our|their
$be|sofa|keep|spent|dog|cat|boy|man|woman|girl|baby|people|someone|somebody|day|time|afternoon|enjoy|love|like|started|book|books|keys|clothes @RB? [laying=>lying] on|in|down|under|beside|next|there|at|around|by|near !eggs
dog|cat|boy|man|woman|girl|baby|he|she|who|it [lays=>lies] on|in|down|under|beside|next|there|around the|a|my|.|his|her|to|all|sofa|bed|sun|grass|floor
i|he|she|we|they|dog|cat [laid=>lay] on|in|under|beside the|my|a|his|her|our|their|bed beach|sofa|bed|grass|sun|floor|couch|sand|.|shade|tree|hospital|ground
i|he|she|we|they|dog|cat [layed=>lay] on|in|under|beside|down|there|next
[lay*=>lie*] to me|him|us|them|her|people|my|his|you|their
`;

export const stealAndRob = `
[rob*=>steal*] ~ $thing
[rob*=>steal*] everything|something|it|them|things from
$thing $be|got|had|has @RB? [robbed=>stolen]
$thing $have been [robbed=>stolen]
$thing $be|got n't|not|also|then [robbed=>stolen]
someone|somebody|thief|thieves|they|he|who|man|have|has|had|$be [stolen|stole=>robbed] me|us|him|them|her|the|my|a bank|friend|friends|.|on|in|at|tourists|people|tourist|when|while|last|yesterday
someone|somebody|thief|thieves|they|he|who|man [stolen|stole=>robbed] me|us|him|them .|on|in|at|when|while|last|yesterday
someone|somebody|thief|thieves|they|he|who|man [stole=>robbed] a|the|that bank|shop|museum|house .|in|on|last|yesterday|and
i|we|he|she|they|my|grandmother|tourists|who was|were|got|been [stolen|stole=>robbed] .|on|in|at|when|while|last|yesterday|by|twice|and
`;

export const winAndBeat = `
[win*=>beat*] me|him|us|them|her at|in|by|every|.|twice|two|three|@CD|easily|again|because|with|when|and|yesterday|last|on
[win*=>beat*] my|his|our|their|the|your ~ brother|sister|father|friend|friends|opponent|opponents|champion|champions|team|teams|rival|rivals|cousin|grandfather|enemy|enemies|uncle|players|player|neighbours|others|school !'s|@NN
[win*=>beat*] ~ team|teams|opponent|opponents|players at|in|by|.|@CD
team|we|they|club|i|country [won=>beat] @NNP|brazil|spain|germany|france|italy|england|argentina @CD|by|in|at|.|last|yesterday|with|and|two|three
[beat*=>win*] the|a|this|every|our|first|that match|game|race|competition|prize|cup|championship|tournament|final|medal|contest|lottery|election|war|gold
`;

export const otherMeanings = `
# fun, funny
[funny=>fun] game|activity|sport|hobby|weekend|trip|holiday for|to|and|with the|play|my|whole|all|do|everyone|everybody|children|friends|i|family|lots|a
[funny=>fun] activity|activities|hobby|weekend|trip|holiday|sport|holidays
have|had|having|has a|lots @JJ/RB? of? [funny=>fun] time|day|with|weekend|evening|at|.|in
it|learning|playing|swimming|dancing|cooking|game|sport|skiing is|was|'s @RB? very|so|really|more|always|also? [funny=>fun] to learn|play|swim|dance|cook|do|go|visit|spend|ski|travel|make|meet|ride|study
# economic, economical
car|bus|engine|flight|heating|fridge|oven|way|it|bike|they|train|cars|lamps|bulbs|motorbike|house|machine|model|cook|cooking|transport|bicycle $be|become* very|more|much|quite|really|so|most|the? more|most? [economic=>economical] .|than|and|to|because|for|in|way|car
more [economic=>economical] than|to|.
most [economic=>economical] way|car|option|choice|solution
very|more|most|cheap [economic=>economical] car|flat|hotel|oven|fridge|engine|restaurant|lamp|option|bulb|machine|vehicle
problems|crisis|growth|situation|development|the|an|our|country|of|world|serious [economical=>economic] crisis|growth|problem|problems|situation|development|policy|reasons|system|reason|conditions|benefits|effects|power
# sensible, sensitive
[sensible=>sensitive] to|skin|teeth|person|girl|boy|child|woman|man|eyes|topic|heart who|that|cold|heat|light|noise|the|criticism|pain|sun|.|and|so|cry|cries|other|noises|because|smells|changes
[sensible=>sensitive] skin|teeth|eyes
so|very|too|is|really [sensible=>sensitive] that|and|because she|he|i|cries|cry|gets|often cries|cry|cried|easily|always|often|cries|upset
so|very|too|really [sensible=>sensitive] that she|he|i|we cries|cry|cried|often|always|sometimes|can|could
# cook, cooker
good|excellent|great|best|amazing|wonderful|fantastic|bad|terrible|talented|professional|perfect|brilliant|worst [cooker=>cook]
good|excellent|great|best|amazing|wonderful|fantastic|bad|terrible|talented|professional|brilliant|worst [cookers=>cooks]
as|become|became|is|be|was a|an @JJ? [cooker=>cook/chef] in|at|.|and|for|who|because
works|worked|work|working|job as a|an|the @JJ? [cooker=>cook/chef]
the [cooker=>cook] said|says|told|prepared|made|cooked|put|cooks|comes|came|makes|prepares|asked
# hard, hardly
work*|study*|studied|train*|practise*|practice*|tried|try*|fight*|fought|rain*|snow*|push*|hit*|concentrate*|played|play*|exercise* $degree? [hardly=>hard] .|to|for|and|every|in|at|because|all|on|this|when|so|before|during|with|the|that|if|last|but
# alone, lonely
live*|travel*|go|goes|going|went|eat*|ate|stay*|walk*|sleep*|slept|sit|sits|sat|sitting|work*|study*|play*|come|came|home|came|fly|drove|drive [lonely=>alone] .|in|with|at|to|on|because|and|for|since|now|when|but|abroad|every|than|by|without
very|really|too [alone=>lonely] .|and|because|when|in|at|without|here|that|after|since
# every day, everyday
work|study|go|come|eat|drink|exercise|run|walk|practise|practice|cook|swim|use|do|does|it|them|him [everyday=>every day] .|@IN/CC/SC/PRP/TO/BE/MD|at|for|in|after|before|when|because|but|and|to|from|with|i|we|on|until|so|by|he|she|it
@NN/NNS/RB/NNP/PRPO|%VB|%NN [everyday=>every day] .|at|for|in|after|before|when|because|but|to|from|with|i|we|on|until|so|by|he|she
^ [everyday=>every day] i|we|he|she|they|it|you|my|our|the|people|there|COMMA|in|at|before|after|when|his|her|their|millions|thousands|many
my|our|in|her|his|their|of|for|your|daily|to|this [every day=>everyday] life|lives|clothes|language|problems|things|routine|activities|english|situations|objects|tasks|use
[every day=>everyday] life|clothes|language|situations|objects|use
# besides, beside
^ [beside=>besides] $language|@VBG|that|this COMMA
^ [beside=>besides] $language|english|football|tennis|music|reading|cooking|swimming|work|school|studying|working|my ~ @NN? COMMA i|we|he|she|they
^ [beside=>besides] COMMA
^ [beside=>besides] ~ job|studies|work|homework|lessons|football|price|cost|money COMMA
[besides=>beside] me|him|her|us|them|the|my|a|his sea|river|lake|window|bed|door|on|in|there|at|road|sits|sat|is|and|beach|house
sit*|sat|stand*|stood|live*|sitting|standing|next|walk*|lie*|right [besides=>beside] me|him|her|us|them|the|my|a|his|you|our|each|@NNP
# experience, experiment
interview|trip|journey|holiday|job|internship|course|flight|wedding|party|concert|visit|year|volunteering|camp|semester|festival|vacation|stay $be a|an|my|the ~ [experiment=>experience] .|even|for|because|and|that|in|of|but|i|to
unforgettable|work|life|enough|much|lot|years|working|teaching of? [experiment|experiments=>experience]
scientific|chemistry|science|chemical|physics|laboratory|lab [experience|experiences=>experiment] .|in|with|and|at|on|to|we|that
make*|do|did|doing|carried|carry|conduct* out? an|a|some|the|many|scientific @JJ? [experience|experiences=>experiment] in|on|with|at|to the|mice|animals|chemistry|lab|laboratory|rats|class|school
# other pairs
[insure=>ensure] that|you
to|$modal [explode*=>explore*] the|new|different|our|other city|places|island|cities|world|area|countries|town|old|cultures
bomb|bombs|balloon|gas [explored=>exploded]
my|his|her|their|our|the|of|many|your [personals|personal=>staff] was|were|is|are very|friendly|kind|helpful|not|rude|polite
`;
