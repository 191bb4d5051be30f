/** Set phrases, `wrong => right`, and the word lists they name: see `phrases.ts`. */
const lists = {
  body: 'hand hands face hair teeth leg arm foot feet finger fingers head eye eyes nose back knee knees clothes shoes',
  owned:
    'name house home back job jokes friends friend mother father wife family hand hands head face eyes car dog room shoes clothes bag hat son daughter parents sister brother phone work life money birthday idea ideas',
  thing:
    'film book movie song thing things place places dish food celebration festival holiday game sport subject problem city house car room phone gift present picture story idea job app website festival part music programme program skill',
};
const table = `
  let 's [we => ] %VB
  lets [we => ] %VB
  !the|his|her|my|a relax*|relaxed|relaxing|concentrate*|concentrated|hurry|hurried|complain*|complained [myself|yourself|himself|herself|itself|ourselves|themselves => ] with|on|.|and|in|at|by|about|after|to|when|because|for
  feel*|felt|feeling [myself|himself|herself|ourselves|themselves => ] very|so|really|tired|happy|sad|better|bad|good|comfortable|sick|nervous|lonely|alone|safe|great|relaxed|angry|bored|excited|proud|stressed
  [hisself => himself]
  [theirselves|theirself|themselfs => themselves]
  [ourselfs|ourself => ourselves]
  [yourselfs => yourselves]
  [my self => myself]
  [him self => himself]
  [her self => herself]
  [it self => itself]
  [them selves => themselves]
  [our selves => ourselves]
  [your self => yourself]
  everything|anything|nothing|something|thing|things [what => that / which] i|you|he|she|we|they|it|is|was|can|makes|made|happened|my|people|the
  !above|after all [what => that] i|you|he|she|we|they|it|my|people|the|matters|is|was
  meet*|met|marry|married|hug*|hugged|kiss*|kissed|greet*|greeted [themselves|ourselves => each other / one another]
  argue*|argued|fight*|fought|quarrel*|quarrelled|chat*|chatted|talk*|talked with [themselves|ourselves => each other / one another]
  looked|smiled|shouted at [themselves => each other / one another] across|and|for|in
  there is|are|was|were [no => none] .
  all|each|both|some|many|most|one|none|half|two|three|few|several|any|either|neither of [we => us]
  all|each|both|some|many|most|one|none|half|two|three|few|several|any|either|neither of [they => them]
  between you|him|her|them|us and [i => me]
  for|with|to|from|about|invited|helped|told|gave @PRPS @NN and [i => me] .
  !. about|with|of|on|from [that => what] i|you|he|she|we|they @VB/VBD/VBZ/HAVE/MD/RB
  wear|buy|do|eat|say|choose|know|cook|study|understand|understood|did|bought|ate [that => what] i|you|we|they|he|she like|want|need|have|likes|wants|needs|said|say|mean .
  the|a|an|this|favourite|favorite $thing [what => that / which] is|was|are|were|i|we|has|makes|had|they|he|she|you
  in front of [his => him] .|there|is|are|and|on|a
  next to|near|behind|beside|opposite|with|to|from [his => him] .|there|is
  next|close|opposite to [his => him] .|there|is|are|and
  is|was|at|in|of|with|not|love*|understand*|understood|see|saw|wash*|washed|know|knew|from|about|to|on|under|behind|near|drive*|drove|sell*|sold|lost|lose|clean*|open*|like*|visit* [him => his] $owned .|and|very|was|is|but|in|on|to|with|because|every|when
  ^|and|but|, [her => she] likes|loves|wants|lives|works|goes|has|is|thinks|says|knows|needs|speaks|looks it|them|me|him|to|the|a|in|at|very|like|that|not|always
  ^|and|but|, [him => he] likes|loves|wants|lives|works|goes|has|is|thinks|says|knows|needs|speaks|looks|can|will
  ^|and|but|, [me => I] am|like|love|want|live|work|go|think|know|need|prefer|always|never|can|will
  ^|and|but|, [us => we] are|like|love|want|live|work|go|think|know|need|prefer|always|never|can|will
  ^|and|but|, [them => they] are|like|love|want|live|work|go|think|know|need|prefer|always|never|can|will|have|were
  ^|because|but|,|and|that @PRPS mother|father|brother|sister|friend|wife|husband|cousin|aunt|uncle|son|daughter|parents|friends|family and [me => I] are|were|have|had|go|went|live|do|like|love|always|often|will|can|would|usually|never|cook|made|make|play|played|talk|watch|watched|used
  wash*|washed|brush*|brushed|hurt*|broke|break|cut [me the => my] $body
  wash*|washed|brush*|brushed|hurt*|broke|break|cut [him the => his] $body
  all of|with|look*|for|at|about|to [they => them] .|all|and|every|because|with|in
  help*|helped|understand*|understood|see|saw|love*|tell|told|invite*|invited|visit*|call*|called|meet|met|know|thank|ask|asked|miss [they => them] .|and|because|with|in|to|every|at|a|the|again|very|about
  help*|helped|understand*|understood|saw|love*|tell|told|invite*|invited|visit*|call*|called|meet|met|thank|ask|asked|miss [he => him] .|and|because|with|in|to|every|at|again|very|about
  help*|helped|understand*|understood|saw|love*|tell|told|invite*|invited|visit*|call*|called|meet|met|thank|ask|asked|miss [she => her] .|and|because|with|in|to|every|at|again|very|about
  !as|than|but|like @VB/VBD/VBZ all [they => them] .
  front of|next to|behind|between|near|beside|opposite|above|below|under [he => him] .|there|is|are|and|a|the|i|we|,
  front of|next to|behind|between|near|beside|opposite|above|below|under [she => her] .|there|is|are|and|a|the|i|we|,
  front of|next to|behind|between|near|beside|opposite|above|below|under [they => them] .|there|is|a|the|i|,
  i am|was|felt|feel very|so|really? angry|proud|disappointed|annoyed|happy with|of|at|in [me => myself]
  ^ [other => others] say|think|believe|prefer|want|like|go|come
  think|say|believe|because|but|and|while [other => others] are|have|do|say|think
  they|we meet*|met|talk*|talked|chat*|chatted|play|played|fight|fought|argue|argued|speak [themselves|ourselves => each other] .|every|and|on
  play|played|live|work|sing|talk with [themselves => each other] .|and|every|in
  can|must|should|to|better educate|compare|introduce|express|hurt|train|develop [you => yourself] with|in|by|and|.
  you can|must|should|have to? educate|introduce|express|hurt|train|develop|improve [you => yourself]
`;

export const PHRASES = { table, lists };
