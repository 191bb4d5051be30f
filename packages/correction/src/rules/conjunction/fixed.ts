/** Linking words that are wrong, missing or said twice: `written > right`, see `fixed-phrases.ts`. */
export const fixedConjunctions = `
despite of > despite / in spite of
in despite of > despite / in spite of
inspite of > in spite of / despite
although of > despite / in spite of
even although > even though
although if > even if
despite that @subject > although @subject / even though @subject
in spite of that @subject > although @subject / even though @subject
due that > because
due to that @subject > because @subject
because of that @subject ~be|have > because @subject ~be|have
thanks to that @subject > because @subject
the reason because @clause > the reason why @clause
as soon i|you|we|he|she|they|it > as soon as i|you|we|he|she|they|it
as soon the|my|our|his|her > as soon as the|my|our|his|her
as long i|you|we|he|she|they|it > as long as i|you|we|he|she|they|it
as far i know > as far as i know
in case if > if / in case
if in case > if / in case
unless if > unless
whether or if > whether
if or not > whether or not
in case of i|you|he|she|we|they > in case i|you|he|she|we|they
in case of it rains|is|snows|was|rained > in case it rains|is|snows|was|rained
in case of there > in case there
in case fire|emergency|rain|accident|problems|danger > in case of fire|emergency|rain|accident|problems|danger
in|with|at|under condition that? > on condition that?
in|with|at the condition that > on the condition that
with|under condition i|you|he|she|we|they > on condition that i|you|he|she|we|they
in condition i|you|he|she|we|they > on condition that i|you|he|she|we|they
for i|you|he|she|we|they can|could > so that i|you|he|she|we|they can|could / so i|you|he|she|we|they can|could
so as i|you|he|she|we|they can|could|will|would > so that i|you|he|she|we|they can|could|will|would
in order that to > in order to
in order i|you|he|she|we|they can|could > so that i|you|he|she|we|they can|could
in order for @base > in order to @base
so than @clause > so that @clause
like for example > for example / like
like if @clause > as if @clause / as though @clause
as if like > as if
rather of > instead of
instead of to > instead of
when i were > if i were
if i was a? child|kid|boy|girl|baby|little|small|young|teenager , > when i was a? child|kid|boy|girl|baby|little|small|young|teenager ,
if i was at primary|high|elementary|secondary school , > when i was at primary|high|elementary|secondary school ,
from i|he|she|we|they was|were|started|began|moved|came|left|met > since i|he|she|we|they was|were|started|began|moved|came|left|met
since when i|he|she|we|they > since i|he|she|we|they
from when i|he|she|we|they was|were > since i|he|she|we|they was|were
while when > while
until when @clause > until @clause
till when > until
once time > once
~wait here|there|outside? when i|he|she|we|they|you|it|the|my > ~wait here|there|outside? until i|he|she|we|they|you|it|the|my
~know|wonder|ask|understand|remember|explain|forget that where|why|how|who > ~know|wonder|ask|understand|remember|explain|forget where|why|how|who
~ask|tell me|him|her|us|them that where|why|how|who|what|when|which > ~ask|tell me|him|her|us|them where|why|how|who|what|when|which
~ask me|him|her|us|them that i|he|she|we|they had|have|has|was|were|could|can|would|want|wanted|know|knew|like|liked > ~ask me|him|her|us|them if i|he|she|we|they had|have|has|was|were|could|can|would|want|wanted|know|knew|like|liked / ~ask me|him|her|us|them whether i|he|she|we|they had|have|has|was|were|could|can|would|want|wanted|know|knew|like|liked
~wonder that i|he|she|we|they can|could > ~wonder if i|he|she|we|they can|could
~do n't|not know that i|he|she|we|they should > ~do n't|not know if i|he|she|we|they should
no matter @adjective > no matter how @adjective / however @adjective
no matter hard|fast|much|many|often|long|well i|you|he|she|they|we|it|how > no matter how hard|fast|much|many|often|long|well i|you|he|she|they|we|it|how
no matter of > no matter
, meanwhile i|he|she|we|they > , while i|he|she|we|they / , whereas i|he|she|we|they / , but i|he|she|we|they
and so on etc > and so on
as well as also > as well as
`;
