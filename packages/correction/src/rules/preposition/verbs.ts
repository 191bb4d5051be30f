/** `verb right < wrong wrong`: the preposition that a verb takes, and those that learners use instead. */
export const verbPrepositions = `
depend|rely on < of from at to about
arrive at < to
listen to < at of
consist of < from by with on about
laugh at < of to on
think about/of < on to
stare at < to on
shout|yell at < on with
point at/to < on
learn from < of
escape from < of
smile at < to of
insist on < in at
participate in < at to of
succeed in < on
concentrate|focus on < to about in at
believe in < on to
suffer from < of
recover|escape from < of
apologize|apologise for < of
complain about < for against
belong to < of at
worry about < of
dream about/of < with on to
care about < of on
graduate from < of
specialize|specialise in < on at
contribute to < in
react|reply|respond to < at on against
adapt to < with at
object to < on at
hope for < of
beware of < from about
approve|disapprove of < on at about to with
dispose of < from with
interfere in < on at to
communicate with < to
refer to < about
lead to < in at
lean on < in
search for < of
vote for < of about
hide from < of
compete with/against < to
stem|derive|originate from < of in
boast about/of < with on
sympathize|sympathise with < to for
cope|deal with < about on to of
collide with < to against
correspond to/with < at
engage in < on
enrol|enroll in/on < to
excel at/in < on of
flee from < of
gaze|glance at < to on
impose on < to
indulge in < on
meddle in/with < on
mourn for < of
obsess about/over < with of
pray for/to < about
rebel against < with
resort to < in at
retire from < of
shoot at < to
strive for < about
subscribe to < on in at
surrender to < with
threaten with < by
borrow from < to of
differ from < of
benefit from < of with
result in < to at
joke about < of on
gossip about < of on
argue with < to
quarrel with < against to
invest in < on to
crash into < to
bump into < to
`;

/** Verbs whose preposition comes after their object: `accuse them [about] → of`. */
export const verbObjectPrepositions = `
accuse of < for about from with
blame for < of about
congratulate on < about of
thank for < about of
remind of < with from
protect|prevent|discourage from < of to
inform of < on at
provide|supply with < by of
forgive for < of about
punish|criticize|criticise|praise for < of
divide|cut|split into < to
compare to < of
rescue|save from < of
introduce to < with
warn about < for
invite to < in
borrow from < to of
separate from < of with
remove from < of
mistake for < with by
prefer to < over
`;

/** Verbs that need a preposition before their object: `listen [music] → to music`. */
export const needsPreposition: ReadonlyMap<string, string> = new Map(
  `listen to|wait for|belong to|depend on|rely on|arrive at|laugh at|smile at|stare at|shout at|apologize to|apologise to
complain about|reply to|respond to|react to|participate in|consist of|concentrate on|insist on|graduate from|dream about|care about
object to|contribute to|refer to|adapt to|agree with|disagree with|happen to|beware of
sympathize with|sympathise with|cooperate with|collaborate with|interfere in|specialize in|specialise in
glance at|gaze at|yell at|cope with|look at|point at|rebel against|protest against`
    .split(/[|\n]/)
    .map((row) => row.split(' ') as [string, string]),
);

/** Verbs of telling that take `to` before the person: `explain [me] → to me`. */
export const needsTo = `
explain describe suggest mention announce speak introduce confess propose demonstrate repeat dictate reveal`
  .trim()
  .split(/\s+/);

/** Verbs without a preposition: `discuss [about]`, and prepositions that may not follow. */
export const takesNone = `
discuss < about of
mention < about of
describe < about of
explain < about of
emphasize|emphasise|stress < on about
marry < with to
divorce < with
contact < with to
enter < to in
reach < to at
approach < to at
resemble < to with like
lack < of for in
visit < to
attend < at in
join < to
accompany < with
phone|telephone < to
greet|kiss|hug|love|hate|miss|help|thank|ask|tell|teach|advise|remind|inform|warn|convince|persuade|answer|obey|allow|permit|let|invite < to
face < with to
access < to
affect|influence|damage < on
regret < about for of
consider < about
understand|realize|realise|remember < on

request|demand|seek|await|expect|desire < for
investigate|research < about
cross < through
control < on
follow < to
support < to
admire|respect|trust|envy|pity < to
enjoy < of with
bother|disturb|annoy|interrupt|scare|frighten|surprise|disappoint < to
consult < with
oppose < to
`;
