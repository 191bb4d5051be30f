import { phraseRule } from '../phrases.ts';
import type { Rule } from '../rule.ts';

/** Fixed phrases of which a small word is missing. */
const PHRASES = `
^|@VBD/VBZ/PRPO|is|are|was|sit|stand|sitting|standing|and|there [front of => in front of]
@VBD/VBZ/NN/NNS|is|are|was|sit|stand|sitting|standing|live|and|right [next => next to] my|our|his|her|their|the me|him|us|house|school|door|window|station|table|bed|river|flat|shop|park|street|fridge|office|building|hotel|tree|car|bus|road|sofa|sea|church|bank|library|supermarket|kitchen
from|in|around [all world => all over the world / all around the world] .|and
^|if|because|when|and|but|so|that you|we|they [not => are not / 're not] sure|ready|happy|hungry|tired|afraid|able|careful|interested|lazy|busy|rich|good|late|old|alone|from|in|at
^|if|because|when|and|but|so|that i [not => am not / 'm not] sure|ready|happy|hungry|tired|afraid|able|careful|interested|lazy|busy|rich|good|late|old|alone|from|in|at
^|if|because|when|and|but|so|that he|she|it [not => is not / 's not] sure|ready|happy|hungry|tired|afraid|able|careful|interested|lazy|busy|rich|good|late|old|alone|from|in|at|easy|cheap|expensive|far|difficult|important|true|fair|big|small|bad|possible
in|on my|our|the town|country|city|village|street|house|school|area|world|classroom|family|region|building|neighbourhood|photo|picture [are => there are] many|a|some|too|two|three|four|five|no|few|lots
in|on my|our|the town|country|city|village|street|house|school|area|classroom|region|building|neighbourhood [is => there is] much|a lot|too|no
[as soon => as soon as] i|he|she|we|they|you
[as long => as long as] i|he|she|we|they|you
[in order => in order to] @VB
[so as => so as to] @VB
for the first [in => time in] my|his|her|our|their life|lives
for the second [in => time in] my|his|her|our|their life
for a [long => long time] .|and|but|because|so
for such a [long => long time] .
since a [long => long time] .
a [long ago => long time ago]
for a very [long => long time] .|and|but
a [lot => lot of] money|time|homework|work|fun|food|information|traffic|rain|snow|sugar|water|noise|furniture|luggage|advice|energy|music|space|help|things|friends|books|places|people|children|students|tourists|cars|problems|countries|languages|photos|pictures|clothes|questions|games|words|mistakes|shops|buildings|trees|animals|flowers|restaurants|reasons|ideas|subjects|activities|ways
instead [{going|buying|doing|using|watching|eating|taking|playing|working|studying|staying|driving|spending|making|writing|having|getting|being|reading|cooking} => of &]
one [my => of my] friends|brothers|sisters|cousins|teachers|classmates|colleagues|neighbours|neighbors|uncles|aunts|favourite|favorite|best|hobbies|dreams|students|books|shoes|bags
one [his => of his] friends|brothers|sisters|cousins|teachers|colleagues|best|books
one [her => of her] friends|brothers|sisters|cousins|teachers|colleagues|best|books
one [our => of our] friends|cousins|teachers|neighbours|neighbors|colleagues|classmates|cats|dogs|students
some|many|most|two|three|several|none [my => of my] friends|classmates|colleagues|cousins|teachers|students|neighbours|family|relatives|books|clothes|time
some|many|most|two|three|several|none [our => of our] friends|classmates|colleagues|teachers|students|neighbours|relatives
one [the => of the] best|most|biggest|greatest|largest|oldest|worst|main|reasons|first|famous
this|that|what|every|some kind|sort|type [{person|music|food|book|film|movie|job|work|problem|situation|place|game|weather|sport} => of &]
these|those|all|many|different|other kinds|sorts|types [{people|music|food|books|films|movies|jobs|problems|situations|places|games|sports|things|animals} => of &]
[that why => that is why / that's why] @PRP/PRPO/DT/PRPS/NNS
[this why => this is why] @PRP/PRPO/DT/PRPS
[sorry for late => sorry for being late]
afraid|scared|fear|tired|sick of [alone => being alone]
afraid|scared of [late => being late]
afraid|scared of [{sick|ill|poor|wrong|different} => being &] .|and|but
[at same time => at the same time]
[in case => in case of] emergency|fire|rain|accident
[look forward hearing => look forward to hearing]
[looking forward hearing => looking forward to hearing]
[look forward seeing => look forward to seeing]
[looking forward seeing => looking forward to seeing]
[look forward meeting => look forward to meeting]
[looking forward meeting => looking forward to meeting]
[get used living => get used to living]
[no matter => no matter what] happens
big|large|small|wide|long|strong|warm|tall enough [{two|three|four|five|six|ten} => for &]
big|large|small|wide|long|strong|warm enough [{me|us|them|everyone|everybody} => for &]
not|n't know|knows [to => how to] swim|cook|drive|ride|dance|speak|use|play|read|write|sing|ski|do|make|solve|fix|repair|get|find|explain|say|answer|open|spell|deal|behave|start|help|live|express|pronounce|change
know|knows|knew [to => how to] swim|cook|drive|ride|dance|play|ski|sew|skate|type|speak|sing
learn|learned|learnt|learning [how swim => how to swim]
know|knows|knew|learn|learned|learnt|understand|teach|taught how [{swim|cook|drive|ride|dance|speak|use|play|read|write|sing|make|solve|fix|repair|get|find|explain|open|spell|deal|behave|start} => to &]
do|does|did n't|not feel [{going|doing|eating|cooking|talking|working|studying|reading|dancing|playing|watching} => like &]
would|'d [rather => rather be / rather stay] at|in
i|we will|'ll [let => let you] know
will|'ll [let know => let you know / let me know]
could|can|would you let [know => me know]
could|can|would you please let [know => me know]
please|and [let => let me] know .|if|when|what|how|where|as
could|would you [tell => tell me] where|when|how|if|what
could|would you please [tell => tell me] where|when|how|if|what
older|younger|taller|shorter|bigger|smaller|faster|stronger|richer|better [{me|him|us|them} => than &] .|COMMA|and|but|yet
too difficult|hard|easy|big|small|expensive|far|much|heavy|long|short|early|late|cold|hot|spicy [{me|us|them} => for &] .|COMMA|because|so|and|but
too tired|exhausted|busy|lazy|shy|young|old|weak|ill|sick|scared|hungry|nervous [{go|cook|eat|do|work|talk|speak|play|learn|walk|drive|sleep|think|swim|stay|move} => to &]
do|does|did|don't|n't|i|you|we|they want|wanted|need|decided|hope|hoped [{join|go|see|buy|become|learn|know|eat|have|be|make|find|get|live|come|speak|meet|tell|ask|give} => to &]
would like [{know|go|join|see|buy|become|learn|eat|have|be|make|find|get|live|come|speak|meet|tell|ask|invite|thank|visit} => to &]
@NN/NNS/PRP used [{live|go|be|have|eat|visit|spend|think|like|get|come|play} => to &]
@NN/NNS/PRP used [work => to work] in|at|for|as|here|there|before
^ what|where|why|how [{you|we|they} => are &] doing|going|having|making|eating|cooking|watching|looking|talking|waiting|working|studying|crying|laughing|wearing|reading|playing
should|could|would|must|might have [{more|very|so|too} => been &] careful|happy|tired|difficult|patient|polite|interesting|expensive|beautiful|important|useful
take|takes|took|taking care [{children|kids|animals|people|him|them|me|us|the} => of &]
^|later|suddenly|COMMA there [a => was a / is a] @JJ? @NN .|in|on|at|near|behind|and
said|say|says|think|thought|told|me|us that [{were|was|are|is} => there &] not|n't enough|many|any|much
said|say|says|think|thought|told|me|us that [{were|are} => there &] many|no
COMMA who [from => is from / comes from] @NNP
stay|stays|stayed|lie|lay [bed => in bed]
women|people|children|students|men|girls|dogs|we|they|visitors [not allowed => are not allowed / aren't allowed] to|in
but|COMMA|and [turned => it turned] out that
i|he|she|we|they [{ill|sick|late|absent|busy|tired} => was &] yesterday|last
will|would|must|should|could|can|might n't|not? [{more|very|so|too|really} => be &] @JJ .|and|but|because|in|for|to|when|if|than|next|now
will|would|must|should|could|can|might n't|not? [{sick|ill|happy|sad|angry|afraid|famous|perfect|tired|hungry|careful|alone|rich|polite|dangerous|difficult|expensive} => be &] .|and|but|because|in|for|to|when|if|at|with|of
^ please [tell => tell me] where|when|how|what|if
could|can you [show => show me] how to
could|can|would you please? [explain => explain to me] how to
`;

/** Writes a line for each word in braces, with the word for `&`: `instead [{going|buying} => of &]`. */
const expanded = (table: string): string =>
  table
    .split('\n')
    .flatMap((line) => {
      const words = /\{([^}]*)\}/.exec(line);
      return words?.[1] === undefined
        ? [line]
        : words[1].split('|').map((word) => line.replace(words[0], word).replace('&', word));
    })
    .join('\n');

export const missingPhraseRules: readonly Rule[] = [phraseRule('missing-word', 'phraseIncomplete', expanded(PHRASES))];
