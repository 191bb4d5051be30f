/** Phrases that are put together in another way in English: `written > right`, see `fixed-phrases.ts`. */
export const wholePhrases = `
one time in|per|at? a|the|every day|week|month|year > once a day|week|month|year
one time in? day|week|month|year > once a day|week|month|year
before @number years|months|weeks|days|hours|minutes @stop > @number years|months|weeks|days|hours|minutes ago @stop
before one|a year|month|week|hour @stop > one|a year|month|week|hour ago @stop
before a few|couple of? years|months|weeks|days|hours|minutes @stop > a few|couple of? years|months|weeks|days|hours|minutes ago @stop
ago @number years|months|weeks|days|hours|minutes > @number years|months|weeks|days|hours|minutes ago
i have only|almost|about? @number years @stop > i am only|almost|about? @number years old @stop / i am only|almost|about? @number @stop
he|she has only|almost|about? @number years @stop > he|she is only|almost|about? @number years old @stop / he|she is only|almost|about? @number @stop
brother|sister|mother|father|son|daughter|friend|cousin|grandmother|grandfather|husband|wife|dog|cat|child|baby has @number years old? @stop > brother|sister|mother|father|son|daughter|friend|cousin|grandmother|grandfather|husband|wife|dog|cat|child|baby is @number years old @stop
i|he|she had @number years old > i|he|she was @number years old
we|they had @number years old > we|they were @number years old
when i|he|she had|have|has @number years @end > when i|he|she was @number years old @end / when i|he|she was @number @end
when i|he|she have|has @number years old > when i|he|she was @number years old
and|but he|she has @number years old > and|but he|she is @number years old / and|but he|she was @number years old
is|was|am with @number years > is|was|am @number years old
a club of chess|football|tennis|golf|books|dance|photography > a(n) chess|football|tennis|golf|books|dance|photography club
club of chess|football|tennis|golf|books|dance|photography > chess|football|tennis|golf|books|dance|photography club
teacher|student|class|lesson|exam|test|course|book of english|maths|math|history|music|spanish|french|german|chinese|chemistry|physics|biology|science|geography @end > english|maths|math|history|music|spanish|french|german|chinese|chemistry|physics|biology|science|geography teacher|student|class|lesson|exam|test|course|book @end
team|match|game|player|players of football|basketball|tennis|volleyball|hockey|rugby|baseball|cricket @end > football|basketball|tennis|volleyball|hockey|rugby|baseball|cricket team|match|game|player|players @end
juice|salad|soup|cake of orange|apple|tomato|fruit|vegetable|vegetables|chicken|chocolate|carrot|potato|lemon @end > orange|apple|tomato|fruit|vegetable|vegetables|chicken|chocolate|carrot|potato|lemon juice|salad|soup|cake @end
in my|our free times > in my|our free time
make me|him|her|us|them company > keep me|him|her|us|them company
i|you|we|they|he|she very much like|love|enjoy > i|you|we|they|he|she really like|love|enjoy
the most of the time|times > most of the time
in my point of view > from my point of view
with my point of view > from my point of view
for all my|his|her|our life > all my|his|her|our life
the day of today > today
in a|the hurry > in a hurry
on|with a? hurry @end > in a hurry @end
~do|make me|him|her|us|them a? photo|photos|picture|pictures @end > ~take a? photo|photos|picture|pictures of me|him|her|us|them @end
`;
