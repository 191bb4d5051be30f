/** Adjectives and adverbs with the nouns that they do not go with. */
export const adjectives = `
[a big=>heavy] rain|traffic|snow .|last|in|and|yesterday|today|on|this|during|at|when|because
[big=>heavy] rain|traffic .|last|in|and|yesterday|today|on|this|during|at|when|because
[strong=>heavy] rain|rains|traffic|snow|snowfall .|last|in|and|yesterday|today|on|this|during|at|when|because|all
[strong|heavy=>hard] worker|workers
a [strong|big|hard=>bad] cold .|and|at|last|because|so|for|in|when|after|that|from|with
a [big=>high] temperature|fever .|and|so|for|because|when
[hard|heavy=>strong] coffee .|in|and|at|every|with|because|before|after|when|for
[heavy=>strong] wind|winds
[big=>strong] wind|winds .|and|in|from|blew|today|yesterday|last
[strong=>loud] noise|noises
[high=>tall] man|woman|boy|girl|men|women|tree|trees
$person|player|he|she $be very|so|quite|too|really [high=>tall] .|and|for|with|but|because
$person|player|people in the|this picture|photo $be very|so|quite|too|really [high=>tall]
$person $be much|a|bit|little? bit? [higher=>taller] than
[highest=>tallest] boy|girl|man|woman|student|person|player
my|his|her|our|a [small=>little/younger] brother|sister|brothers|sisters
price|prices|cost|costs of|for ~ %NN/NNS $be|seem*|look*|become* very|too|so|really|quite|more|not|n't? [expensive=>high]
price|prices $be|seem*|look*|become* very|too|so|really|quite|more|not|n't? [expensive=>high]
price|prices|salary|salaries|wage|wages $be|become* very|too|so|really|quite|not|n't? [cheap=>low]
[expensive=>high] price|prices|cost|costs|salary|salaries
[cheap=>low] price|prices|salary|salaries|wages .|@IN/CC/SC|in|and|because|for|so|that
[more expensive=>higher] price|prices|salary
[many|much=>large/big] population
traffic $be very|so|too|really|quite|always? [crowded=>heavy/bad] .|that|in|and|because|at|so|on|today|every|here|there
[crowded=>heavy] traffic
^|because|but|and|that|COMMA|nowadays [almost=>most] people|students|countries|families|companies|shops|restaurants|tourists|schools|cities|houses|cars
[almost of=>most of] the|my|our|them|us|his|her|their
^|and|but [how=>what] do|did you|they|we|people call this|that|it|these %NN/NNS? in|QUESTION|.
^|and|but [how=>what] do|does you|they|he|she|it|your|the|his|her @NN? look like
^|and|but [how=>what] $be the weather|food like
^|and|but [how=>what] is|was he|she|it like QUESTION
^|and|but [how=>what] do you think about|of it|this|that
but [actually=>currently/now] i am|'m unemployed|retired|looking
[tall=>high] temperature|price|prices|speed|salary|score
for|in a [small=>short] time .|and|because|in|with
[big=>great] importance|pleasure|admiration|honour|honor
[rapid=>fast] food
the [last=>latest] fashion|technology|trends
the [next=>near] future
my|our|his|her [ancient=>old/former] friend|friends|teacher|classmate|classmates|colleague|boss|boyfriend|girlfriend
light|lights|tv|television|radio $be still|always? [open|opened=>on] .|all|and|when|so
light|lights|tv|television|radio $be still|always? [closed=>off] .|all|and|when|so
`;

/** Words of like meaning, or that mean something else in the learner's own language. */
export const nouns = `
# be, not have
i [have=>am] _ years|year old
you|we|they [have=>are] _ years old
$person|he|she|who|it [has=>is] almost|only|about? _ years|year old
$person|he|she|i [had=>was] only|about? @CD years old
i [have=>am] very|so|really? $feeling .|because|now|and|of|in|so|when|after|that
you|we|they [have=>are] very|so|really? $feeling .|because|now|and|of|in|so|when|after|that
$person|he|she|who [has=>is] very|so|really? $feeling .|because|now|and|of|in|so|when|after|that
i|he|she|$person [had=>was] very|so|really? $feeling .|because|and|of|in|so|when|after|that
we|they|you [had=>were] very|so|really? $feeling .|because|and|of|in|so|when|after|that
# trips and places
my|our|a|first|last|next|this|that|her|his [travel=>trip/journey] to @NNP
my|our|a|first|last|this|that [travel=>trip/journey] was
make*|do*|have* a @JJ? [travel=>trip/journey]
sit|sat|sitting|rest|rested|lie|lay|stay|stayed|sits in|under the [shadow=>shade]
work* in|at|for a|the _? [fabric=>factory]
[library=>bookshop/bookstore] that|which sells|sold|selling
buy*|sell* ~ book|books|dictionary|novel|notebook|novels|magazine in|at|from a|the|this ~ [library=>bookshop/bookstore]
[a parking=>a car park] .|near|in|and|for|next|behind
do|go|doing|going|like|went|did [footing=>jogging]
a [camping=>campsite] .|near|by|with|in
my|his|her [handy=>mobile phone] is|was|fell|rang|number
# people
work*|is|was|become* as? a|an @JJ? [cooker=>cook/chef] .|in|at|and|for|who|because
[chef=>boss] of our|my|the|his|her|their office|company|department|firm|bank|shop|factory
all my|our [parents=>relatives] COMMA more|about|over|almost than? @CD
my|our|his|her|their [familiars|familiar=>relatives/family] .|and|in|live|lives|came|come|are|were
main|principal|favourite|favorite [personage=>character]
main|principal|favourite|favorite [personages=>characters]
# study and work
finish*|complete* my|his|her [career=>degree] in $field
have* a|an|another [promise=>appointment/date] with my|the|a|his|her|some dentist|doctor|friend|friends|girlfriend|boyfriend|client|boss
chemistry|physics|science|biology teacher|class|lesson showed|did|made|shows us? a|an ~ [experience=>experiment]
get*|have* good|bad|better|best|high|low [notes=>marks/grades] at|in school|maths|exams|university|english
good|bad|better|best [notes=>marks/grades] at school|university
speak*|learn* a|two|three|many|another|different|foreign|several foreign|new|other|different? [idiom=>language]
speak* two|three|many|different|foreign|several foreign|other|different? [idioms=>languages]
hobby|hobbies|like|love|enjoy is|are? [lecture=>reading] .|and|because|very
[history=>story] of|about a|two boy|girl|man|woman|friends
tell* me|us|him|them|her a|an @JJ? [history=>story]
tell* me|us|him|them|her some|many|funny|interesting @JJ? [histories=>stories]
play* a|an|the ~ [paper=>role] in
what [hour=>time] is it
good|nice|friendly|great|family|relaxed|quiet|pleasant|bad [ambient=>atmosphere]
my|his|her|your|their [direction=>address] is @CD
^|but|and [according to me=>in my opinion]
# food and body
$cuisine [kitchen=>cuisine/cooking/food] is very|really|so? famous|delicious|popular|healthy|spicy|known
[kitchen=>cuisine/food] of my|our country|region
break*|broke|hurt|cut|injure*|lose* @CD|the|my|his|her|some|all|big|little? [fingers=>toes] on|of my|his|her|the|their left|right|both? foot|feet
break*|broke|hurt|cut|injure*|lose* a|my|his|her|one|the big|little? [finger=>toe] on|of my|his|her|the left|right? foot
`;
