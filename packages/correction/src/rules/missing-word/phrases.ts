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
