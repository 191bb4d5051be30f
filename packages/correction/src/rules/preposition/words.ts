/** `adjective right < wrong`: the preposition that an adjective takes. */
export const adjectivePrepositions = `
interested in < about on for at with to of
afraid|frightened|scared|terrified of < from
famous|well-known for < of about
full of < with from by
different from/to/than < of with
similar|identical to < with as of like
married to < with
proud|ashamed of < about with from on to for
responsible for < of about
capable of < to in for
aware of < on to with
fond of < about with to for
jealous|envious of < from to with
tired of < about with
worried|anxious|nervous about < of
excited|enthusiastic about < with of
curious about < of
angry|furious|annoyed with/at < to from on
satisfied|pleased with < from of on
disappointed with < of from
covered with < of
crowded|packed with < of by from
addicted to < with of in for at on by
allergic to < with of from for by
accustomed to < with of
dependent on < of from to
independent of < to with
familiar with < of about
suitable for < to of
ready for < of
typical|characteristic of < to from
sure|certain|convinced of < on to
good|bad|brilliant|terrible|excellent|hopeless|great at < in
keen on < of in about for with
rich in < of
popular with < between by
surprised|shocked|amazed|astonished by/at < of from with
patient with < to

impressed by/with < of from on to

sensitive to < of
related to < with of
devoted|dedicated to < for with
equal to < of with
safe from < of
far|absent from < of
sorry for/about < of
grateful|thankful for < of about
opposed to < with against of
involved in < to
based on < of
bored with < from about to
attracted to < for with
attached to < with of
connected to/with < of
concerned about < of from
critical of < about with
conscious of < about on to
happy with/about < of from
delighted with/by < of from
faithful|loyal to < with of for
impatient with < to
inferior|superior to < than of from
intent on < in to
obsessed with < about of for by
optimistic|pessimistic about < of for
shy|embarrassed about < of from to on
skilled|talented|gifted at/in < on of
strict with < to against
surrounded by/with < of from
suspicious of < about from to
thirsty|
upset|confused about < of from
wonderful|brilliant|terrible|amazing at < in
eligible for < of
`;

/** `noun right < wrong`: the preposition that a noun takes. */
export const nounPrepositions = `
reason for < of
solution to < of
influence|impact on < to
interest in < about to
lack|shortage of < in from
reaction to < at
congratulations on < of about for
relationship with < to
desire|respect for < to about
belief|confidence|trust|faith in < on to
fear of < from
recipe|cure for < of
thanks for < about of
tax on < for
success in < on
damage to < of
addiction to < of for
access to < of
expert|specialist in < of about
admiration|compassion for < to
opinion of/about/on < for
rise|increase|decrease|reduction|growth in < at
talent|passion for < in to about with
attack on < to
attitude to/towards < about with for
friendship with < to
marriage to < with
member of < in
owner of < from
hatred of/for < to against
preference for < to
pride in < of about to
attention to < on at for about
opposition to < against
alternative to < of for
exception to < from
investment in < on to
response to < on at
threat|
`;

/** Adjectives that need a preposition: `interested [music] → in music`. */
export const adjectiveNeeds: ReadonlyMap<string, string> = new Map(
  `interested in|afraid of|fond of|capable of|aware of|similar to|responsible for|famous for|proud of|addicted to|allergic to
scared of|frightened of|jealous of|keen on|satisfied with|accustomed to|dependent on|ashamed of|tired of|angry with|excited about
worried about|familiar with|guilty of|married to|identical to|suitable for|crowded with|disappointed with|bored with|full of
interested in|grateful for|nervous about|curious about|polite to|different from|terrified of|ready for`
    .split(/[|\n]/)
    .map((row) => row.split(' ') as [string, string]),
);
