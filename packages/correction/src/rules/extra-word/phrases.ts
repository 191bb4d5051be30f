import { phraseRule } from '../phrases.ts';
import type { Rule } from '../rule.ts';

/** Two words that say the same: "but however", "since from". */
const DOUBLE = `
[but however => but] !COMMA
[but nevertheless => but] @PRP/PRPO/DT/PRPS
[so therefore => so / therefore]
[since from => since]
[from since => since / from]
[until when => until] @PRP/PRPO/DT/PRPS
[till when => till] @PRP/PRPO/DT/PRPS
[until to => until]
[because that => because] i|he|she|we|they|you|my|the|our|his|their|people
[because of because => because]
[because due to => because of / due to]
[due to because of => because of / due to]
[because because of => because of]
[although despite => despite / although]
[although in spite of => in spite of]
[even although => although / even though]
[despite although => although]
[despite of the fact => despite the fact]
[for in order to => in order to / to]
[so in order to => in order to / to]
[for so that => so that]
[in order for to => in order to]
[so as for to => so as to]
[such as like => such as / like]
[like such as => such as / like]
[such as for example => such as / for example]
[for example such as => such as / for example]
[for example like => such as / like]
[like for example such => such]
[such as for instance => such as]
[repeat|repeated|repeats again => repeat*]
[still yet => still / yet]
[both of two => both]
[if in case => if / in case]
[in case if => in case / if]
[unless if => unless]
[if unless => unless]
[if whether => whether / if]
[whether if => whether / if]
[when while => while / when]
[while when => while / when]
[same like as => same as]
[as like => like / as] a|an|the|my|@PRPO
[and as well as => as well as / and]
[each other one another => each other]
[both the two => both]
[all every => every]
[all each => each]
[every each => every / each]
[a lot of many => a lot of / many]
[a lot of much => a lot of / much]
[lots of many => lots of / many]
[many a lot of => many / a lot of]
[many lots of => many / lots of]
[much many => many] %NNS
[many much => many] %NNS
[too much many => too many]
[almost nearly => almost / nearly]
[nearly almost => almost / nearly]
[almost mostly => almost / mostly]
[about approximately => about / approximately]
[approximately about => about / approximately]
[about around => about / around] %CD
[around about => about / around] %CD
[more than over => more than / over] %CD
[over more than => more than / over] %CD
[more over => more than / over] %CD
[maximum up to => up to] %CD
[something another else => something else]
[something other else => something else]
[another else => another / else]
[someone another else => someone else]
[somewhere another else => somewhere else]
[again one more time => again / one more time]
[return|returned|returns back => return*] to|home|.|from
[so that in order to => in order to]
[the reason why because => the reason why / because]
[would like want => would like / want] to
[would like to want => would like] to
[would like wish => would like / wish] to
[want like => would like / want] to
[must have to => must / have to]
[must need to => must / need to]
[should must => should / must]
[must should => should / must]
[should can => should / can]
[will can => can / will be able to]
[will could => could / will be able to]
[will must => must / will have to]
[would can => could]
[would could => could]
[may can => can / may]
[might can => can / might]
[can may => can / may]
[could can => can / could]
[can could => could / can]
[can must => must / can]
[can be able to => can / be able to]
[could be able to => could]
[can able to => can]
[had better should => had better / should]
[had better must => had better / must]
[did used to => used to]
there [are have => are]
there [is have => is]
there [are has => are]
there [is has => is]
there [are exist => are / exist]
there [is exist|exists => is / exists]
there [was had => was]
there [were had => were]
[nor not => nor]
[neither not => neither]
[no any => no / not any]
[no nothing => nothing / no]
[without no => without / with no]
[without not => without]
[without any no => without any]
[hardly never => hardly ever / never]
[never ever not => never]
hope|wish|think|believe [so that => that] @PRP/PRPO
ask*|wonder* me|him|her|us|them? [that if => if]
ask*|wonder* me|him|her|us|them? [that whether => whether]
do|does|did n't|not know|care [that if|whether => if / whether]
[as soon as possible as => as soon as] @PRP/PRPO can|could
[also too => too] .
ask*|wonder* me|him|her|us|them? [that how => how]
do|does|did n't|not know|understand|remember|see [that how => how]
ask*|wonder* me|him|her|us|them? [that why => why]
do|does|did n't|not know|understand|remember|see [that why => why]
ask*|wonder* me|him|her|us|them? [that where => where]
do|does|did n't|not know|understand|remember|see [that where => where]
ask*|wonder* me|him|her|us|them? [that what => what]
do|does|did n't|not know|understand|remember|see [that what => what]
ask*|wonder* me|him|her|us|them? [that who => who]
do|does|did n't|not know|understand|remember|see [that who => who]
ask*|wonder* me|him|her|us|them? [that when => when]
do|does|did n't|not know|understand|remember|see [that when => when]
ask*|wonder* me|him|her|us|them? [that which => which]
do|does|did n't|not know|understand|remember|see [that which => which]
`;

/** A preposition or pronoun that English leaves out: "go to there", "enough of time". */
const NOT_NEEDED = `
[in|to|at the outside => outside] .|and|with|in|because|but|for|to|when
[in|to|at outside => outside] .|and|with|in|because|but|for|to|when
[to|in|at upstairs => upstairs]
[to|in|at downstairs => downstairs]
[to|in|at abroad => abroad]
[to overseas => overseas] .|for|and|to|in
[in|to downtown => downtown] .|and|with|because
go|come|went|came|walk|walked|drive|travel|get [to there => there] .|and|by|with|because|every
go|come|came|moved|move|get|came [to here => here] .|and|by|with|because|every
[near of => near / near to]
!than [enough of => enough] @NN/NNS .|to|for|in|and|but|so|because|on|at
feel*|felt [like at => at] home
[most of all the => most of the / all the]
forget*|forgot|like*|love*|hate*|eat|ate|use*|used|clean*|visit*|visited|earn*|earned|knew|lost|buy|bought|sell|sold [it the => the]
forget*|forgot|like*|love*|hate*|eat|ate|use*|used|clean*|visit*|visited|earn*|earned|knew|lost|buy|bought|sell|sold [it my => my]
[around of => around] @DT/PRPS/PRPO
[over of => over] @DT/PRPS/PRPO
[behind of => behind] @DT/PRPS/PRPO
[under of => under] @DT/PRPS/PRPO
[between of => between] @DT/PRPS/PRPO
[along of => along] @DT/PRPS/PRPO
[beside of => beside] @DT/PRPS/PRPO
[called as => called] @NNP
[named as => named] @NNP
`;

/** A pronoun after a comparison: "longer than I thought it". */
const OBJECT_AFTER_THAN = `
than i|we|he|she|they|you thought|expected|hoped|imagined|planned|remembered [it => ] .|and|but|because|before
than i|we|he|she|they|you had thought|expected|hoped|imagined|planned [it => ] .|and|but|because|before
`;

/** An age that is said twice: "ten years old age". */
const OTHER = `
at the age of @CD [years old => years] .|and|but|when
years [old age => old] .|and|but|when
year [old age => old] .|and|but|when
years [old of age => old] .|and|but
`;

export const phraseRules: readonly Rule[] = [
  phraseRule('extra-word', 'sameTwice', DOUBLE),
  phraseRule('extra-word', 'smallWordNotNeeded', NOT_NEEDED),
  phraseRule('extra-word', 'objectAfterThan', OBJECT_AFTER_THAN),
  phraseRule('extra-word', 'ageTwice', OTHER),
];
