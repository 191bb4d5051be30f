/** Phrases of comparison: `written > right`, see `fixed-phrases.ts`. */
export const fixedComparisons = `
most favourite|favorite|perfect|unique > favourite|favorite|perfect|unique
the same like|than > the same as
same @singular like|than my|me|him|her|us|them|you|his|our|their|the|mine|yours > same @singular as my|me|him|her|us|them|you|his|our|their|the|mine|yours
same @singular of my|me|him|her|us|them > same @singular as my|me|him|her|us|them
equal like|than > equal to
similar like|than > similar to
different like > different from
superior|inferior|junior|senior|preferable|prior than > superior|inferior|junior|senior|preferable|prior to
elder than > older than
more elder > older
at less @number > at least @number
at less , > at least ,
at less once|twice|a|one > at least once|twice|a|one
the double than|of what > twice as much as / double what
the double than|of > twice as much as / double
double than > twice as much as / double
twice more than > twice as much as
much more people|students|tourists|friends|problems|things|cars|books|questions|children|jobs|countries|places|opportunities|women|men > many more people|students|tourists|friends|problems|things|cars|books|questions|children|jobs|countries|places|opportunities|women|men
many more money|time|water|information|work|traffic|food > much more money|time|water|information|work|traffic|food
as many money|time|water|information|work|traffic|food|sugar|energy|fun as > as much money|time|water|information|work|traffic|food|sugar|energy|fun as
as much friends|people|books|students|cars|things|children|times|hours|problems as > as many friends|people|books|students|cars|things|children|times|hours|problems as
more and more better > better and better
~prefer more tea|coffee|music|sports|reading|watching than > ~prefer tea|coffee|music|sports|reading|watching to
in comparing with|to > in comparison with|to
as compare to|with > compared to|with
so much as possible > as much as possible
so soon|fast|quickly|many as possible > as soon|fast|quickly|many as possible
as soon|fast|quickly|well|hard|much like possible > as soon|fast|quickly|well|hard|much as possible
not so|as good like > not as good as
more of @number > more than @number
less of @number > less than @number
more less > more or less
better|more|bigger|older|younger|faster|taller|cheaper that me|him|us|them|others|before > better|more|bigger|older|younger|faster|taller|cheaper than me|him|us|them|others|before
more|better|less that the others|other|rest > more|better|less than the others|other|rest
`;
