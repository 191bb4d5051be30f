/** Phrases in the wrong order: `written > right`, see `fixed-phrases.ts`. */
export const fixedOrders = `
i|you|we|they|he|she very like|love|enjoy|want|need|miss|hate|appreciate|respect > i|you|we|they|he|she really like|love|enjoy|want|need|miss|hate|appreciate|respect
i|you|we|they|he|she even do|does|did n't|not > i|you|we|they|he|she do|does|did n't|not even
i|you|we|they|he|she even can|could|will|would|ca n't|not > i|you|we|they|he|she can|could|will|would|ca n't|not even
i|we|they|he|she do|does n't|not still @base > i|we|they|he|she still do|does n't|not @base
i|we|they|he|she ca|could n't still @base > i|we|they|he|she still ca|could n't @base
i|we|they|he|she every day|morning|evening|week|weekend|year|night|summer @verb > every day|morning|evening|week|weekend|year|night|summer i|we|they|he|she @verb
i|we|they|he|she yesterday @verb > yesterday i|we|they|he|she @verb
my|his|her|our|their|your brother|sister|brothers|sisters older|younger|elder|little ~be|live|work|have|go|study > my|his|her|our|their|your older|younger|elder|little brother|sister|brothers|sisters ~be|live|work|have|go|study
my|his|her|our|their|your brother|sister|brothers|sisters older|younger|elder|little @stop > my|his|her|our|their|your older|younger|elder|little brother|sister|brothers|sisters @stop
turn|switch on|off it|them @stop > turn|switch it|them on|off @stop
i|you|we|they|he|she not should|must|can|could|will|would > i|you|we|they|he|she should|must|can|could|will|would not
my|our|his|her|their|your both @plural > both my|our|his|her|their|your @plural
my|our|his|her|their|your all @plural > all my|our|his|her|their|your @plural
the all people|students|children|things|time > all the people|students|children|things|time
a so @adjective > such a(n) @adjective / so @adjective a(n)
an so @adjective > such a(n) @adjective / so @adjective a(n)
a|an such @adjective > such a(n) @adjective
~be so a|an @adjective @singular > ~be such a(n) @adjective @singular
if had i|you|he|she|we|they > if i|you|he|she|we|they had
, and so i|we|they|you do|did|am|are|have|can @stop > , and so do|did|am|are|have|can i|we|they|you @stop
, and so he|she does|is|has|can|did|was @stop > , and so does|is|has|can|did|was he|she @stop
and neither i|we|they|you do|did|am|are|have|can @stop > and neither do|did|am|are|have|can i|we|they|you @stop
and neither he|she does|is|has|can|did|was @stop > and neither does|is|has|can|did|was he|she @stop
card credit|bank > credit|bank card
cards credit > credit cards
station bus|train|police|metro|subway|gas|radio > bus|train|police|metro|subway|gas|radio station
stop bus|tram @end > bus|tram stop @end
team football|basketball|volleyball > football|basketball|volleyball team
player football|basketball|tennis > football|basketball|tennis player
teacher english|maths|math|music|history @end > english|maths|math|music|history teacher @end
juice orange|apple|fruit > orange|apple|fruit juice
phone mobile|cell > mobile|cell phone
driver taxi|bus|truck > taxi|bus|truck driver
party birthday > birthday party
pool swimming > swimming pool
exam driving|english|maths > driving|english|maths exam
ticket bus|train|plane|cinema|concert @end > bus|train|plane|cinema|concert ticket @end
shop coffee|book|flower > coffee|book|flower shop
music classical|pop|rock|traditional @end > classical|pop|rock|traditional music @end
food fast|healthy|chinese|italian|mexican|japanese|indian @end > fast|healthy|chinese|italian|mexican|japanese|indian food @end
what|thing|things that? most i like|love|enjoy|hate|want|need > what|thing|things that? i like|love|enjoy|hate|want|need most
more one|two|three|four|five|six|ten hours|days|weeks|months|years|minutes|times|people|books|questions|things|kilometres|kilometers > one|two|three|four|five|six|ten more hours|days|weeks|months|years|minutes|times|people|books|questions|things|kilometres|kilometers
other many > many other
~give|send|show|tell|lend|sell|bring|offer|explain|read|hand|pass to me|him|her|us|them it|them > ~give|send|show|tell|lend|sell|bring|offer|explain|read|hand|pass it|them to me|him|her|us|them
why you did|do n't|not > why did|do n't|not you
what kind|sort|type of @noun you do|did like|want|play|eat|watch|read|prefer|study|have|need > what kind|sort|type of @noun do|did you like|want|play|eat|watch|read|prefer|study|have|need
i|we|they|you go|live|eat|play|work|study|come|meet|visit|drink|cook|watch|travel|sleep|stay|walk|speak|talk|remember|know|think|feel|need|want|like|love often|usually|still|always|rarely|seldom in|to|at|with|by|the|a|my|our|their|together|on|that|when|how|it > i|we|they|you often|usually|still|always|rarely|seldom go|live|eat|play|work|study|come|meet|visit|drink|cook|watch|travel|sleep|stay|walk|speak|talk|remember|know|think|feel|need|want|like|love in|to|at|with|by|the|a|my|our|their|together|on|that|when|how|it
he|she goes|lives|eats|plays|works|studies|comes|visits|drinks|cooks|watches|travels|sleeps|stays|walks|speaks|talks often|usually|still|always|rarely|seldom in|to|at|with|by|the|a|his|her|on > he|she often|usually|still|always|rarely|seldom goes|lives|eats|plays|works|studies|comes|visits|drinks|cooks|watches|travels|sleeps|stays|walks|speaks|talks in|to|at|with|by|the|a|his|her|on
~give almost up > almost ~give up
i|he|she|we|they very am|is|are|was @adjective > i|he|she|we|they am|is|are|was very @adjective
there is|are|were|was in my|our|the city|country|town|village|street|area|school|house|room many|some|several|two|three|a @noun > there is|are|were|was many|some|several|two|three|a @noun in my|our|the city|country|town|village|street|area|school|house|room
two|three|four|five|six|ten last|next years|months|weeks|days > last|next two|three|four|five|six|ten years|months|weeks|days
know|me|us|ask|remember|sure what time closes|opens|starts|begins|leaves|ends|comes the|my|our @noun > know|me|us|ask|remember|sure what time the|my|our @noun closes|opens|starts|begins|leaves|ends|comes
is nobody @ing > nobody is @ing
think|believe is good|bad|important|interesting|useful|nice|great this|that|the @noun > think|believe this|that|the @noun is good|bad|important|interesting|useful|nice|great
tomorrow will come|arrive|start|begin my|the|our @noun > tomorrow my|the|our @noun will come|arrive|start|begin
have|has|had already|just the|a|my|our|his|her @noun @participle > have|has|had already|just @participle the|a|my|our|his|her @noun
when|if happens|comes|arrives|starts|ends a|an|the @noun > when|if a|an|the @noun happens|comes|arrives|starts|ends
`;
