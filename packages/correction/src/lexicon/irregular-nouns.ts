/** Nouns with an irregular plural. */
export const irregularNouns: ReadonlyMap<string, string> = new Map(
  `man men|woman women|child children|person people|foot feet|tooth teeth|goose geese|mouse mice|ox oxen|louse lice
gentleman gentlemen|policeman policemen|policewoman policewomen|fireman firemen|fisherman fishermen|businessman businessmen
businesswoman businesswomen|sportsman sportsmen|salesman salesmen|chairman chairmen|craftsman craftsmen|grandchild grandchildren
schoolchild schoolchildren|life lives|wife wives|housewife housewives|midwife midwives|knife knives|leaf leaves|loaf loaves
half halves|shelf shelves|bookshelf bookshelves|thief thieves|wolf wolves|calf calves|self selves|scarf scarves|elf elves
hoof hooves|analysis analyses|basis bases|crisis crises|thesis theses|hypothesis hypotheses|diagnosis diagnoses|oasis oases
emphasis emphases|parenthesis parentheses|criterion criteria|phenomenon phenomena|medium media|bacterium bacteria
curriculum curricula|datum data|stimulus stimuli|cactus cacti|fungus fungi|nucleus nuclei|alumnus alumni|index indices
appendix appendices|quiz quizzes|photo photos|piano pianos|radio radios|video videos|studio studios|zoo zoos|kilo kilos
potato potatoes|tomato tomatoes|hero heroes|echo echoes|mosquito mosquitoes|volcano volcanoes|torpedo torpedoes
passer-by passers-by|mother-in-law mothers-in-law|father-in-law fathers-in-law`
    .split(/[|\n]/)
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Nouns whose plural is the same as the singular. */
export const samePlural: ReadonlySet<string> = new Set(
  'sheep deer fish aircraft species series means crossroads headquarters salmon trout offspring'.split(' '),
);

/** Nouns that are only plural. */
export const pluralOnly: ReadonlySet<string> = new Set(
  `people police cattle trousers jeans shorts pants tights pyjamas pajamas glasses sunglasses binoculars scissors clothes
goods thanks congratulations surroundings outskirts stairs earnings savings belongings premises contents headphones leggings`.split(
    /\s+/,
  ),
);

/** Singular nouns that look like the plural of another noun: news, lens. */
export const singularInS: ReadonlySet<string> = new Set(
  `news lens gas bus canvas atlas bias campus focus virus plus works barracks gallows summons customs diabetes rabies measles mumps billiards
darts draughts molasses whereabouts mathematics maths chaos cosmos christmas tennis basis oasis axis crisis innings shambles`.split(
    /\s+/,
  ),
);
