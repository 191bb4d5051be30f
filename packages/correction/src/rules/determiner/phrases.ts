/** Named lists for {@link determinerPhrases}. */
export const determinerLists = {
  travel:
    'go* goes went gone going come* came coming travel* travelled travelling traveled arrive* arrived get* got trip journey move* moved commute*',
  numbered: 'page chapter platform room part question level gate unit step bus line',
  times:
    'morning afternoon evening night day week month year summer winter weekend monday tuesday wednesday thursday friday saturday sunday',
  season:
    'week month year night summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday weekend',
  units:
    'year years month months week weeks day days hour hours minute minutes semester semesters kilometres kilometers miles times',
  wrong:
    'train bus way tram road room door direction size address exit platform key street station stop flat house floor',
};

/** Phrases with a wrong, missing or extra determiner, in their context: see `phrases.ts`. */
export const determinerPhrases = `
  [all the day => all day] .|@PRP|and|because|in|at|but|with|for|on|to
  [all the night => all night] .|@PRP|and|because|in|at|but|with|for|on
  [all the morning => all morning / the whole morning] .|@PRP|and|because|in|at|but|with
  [all the afternoon => all afternoon / the whole afternoon] .|@PRP|and|because|in|at|but|with
  [all the evening => all evening / the whole evening] .|@PRP|and|because|in|at|but|with
  [all the week => all week / the whole week] .|@PRP|and|because|in|at|but
  [all the year => all year / the whole year] .|@PRP|and|because|in|at|but
  [all the summer => all summer / the whole summer] .|@PRP|and|because|in|at|but
  [all days => every day / all day] .|@PRP|and|because|in|at|but|with|for|to
  [all mornings => every morning] .|@PRP|and|because|in|at|but|with|for|to
  [all evenings => every evening] .|@PRP|and|because|in|at|but|with|for|to
  [all nights => every night] .|@PRP|and|because|in|at|but|with|for|to
  [all weekends => every weekend] .|@PRP|and|because|in|at|but|with|for|to
  [all weeks => every week] .|@PRP|and|because|in|at|but|with|for|to
  [all months => every month] .|@PRP|and|because|in|at|but|with|for|to
  [all years => every year] .|@PRP|and|because|in|at|but|with|for|to
  [all summers => every summer] .|@PRP|and|because|in|at|but|with|for|to
  [all mondays => every Monday] .|@PRP|and|because|in|at|but|with|for|to
  [all tuesdays => every Tuesday] .|@PRP|and|because|in|at|but|with|for|to
  [all wednesdays => every Wednesday] .|@PRP|and|because|in|at|but|with|for|to
  [all thursdays => every Thursday] .|@PRP|and|because|in|at|but|with|for|to
  [all fridays => every Friday] .|@PRP|and|because|in|at|but|with|for|to
  [all saturdays => every Saturday] .|@PRP|and|because|in|at|but|with|for|to
  [all sundays => every Sunday] .|@PRP|and|because|in|at|but|with|for|to
  [all the days => every day] .|and|because|in|at|but|with|for|to
  [all the weekends => every weekend] .|and|because|in|at|but|with
  [all the weeks => every week] .|and|because|in|at|but|with
  [all the years => every year] .|and|because|in|at|but|with
  [an|a half hour => half an hour] .|@RB|and|in|on|but|before|after|to|ago|later|for
  [all the => all] two|three|four|five
  $travel there|home|here|back? [by the train => by train] .|and|because|to|from|or|but|in|with|when|so
  $travel there|home|here|back? [by the bus => by bus] .|and|because|to|from|or|but|in|with|when|so
  $travel there|home|here|back? [by the car => by car] .|and|because|to|from|or|but|in|with|when|so
  $travel there|home|here|back? [by the plane => by plane] .|and|because|to|from|or|but|in|with|when|so
  $travel there|home|here|back? [by the bike => by bike] .|and|because|to|from|or|but|in|with|when|so
  written|made|washed|sewn|done|painted|built|wash*|write*|make* it|them? [by the hand => by hand]
  at|until|till|since [the one => one] o'clock
  ~ take*|took|taking|catch*|caught|get*|got|on|into|in|open*|opened|bought|go*|went [a wrong => the wrong] $wrong
  !%DT/PRPS/JJ/QT/CD/JJS [little bit => a little bit] .|of|and|but|@JJ|@JJR|@RB|because|about|more|with|in|to|later|too
  !%DT/PRPS/JJ/QT/CD/JJS/TO [half hour => half an hour] .|later|and|before|after|to|in|by|every|because|for|with|on|ago|or|more|from|away
  !%DT/PRPS/JJ/QT/CD/JJS/NNS/NNP [hundred => a hundred / one hundred] $units|euros|euro|dollars|people|metres|meters|students|kilometers
  !%DT/PRPS/JJ/QT/CD/JJS/NNS/NNP [thousand => a thousand / one thousand] $units|euros|euro|dollars|people|metres|meters|students
  with|of|by|about|almost|nearly|paid|pay|pays|cost|costs|have|had|saw|spent|spend [hundred => a hundred / one hundred] @JJ? @NNS
  with|of|by|about|almost|nearly|paid|pay|pays|cost|costs|have|had|saw|spent|spend [thousand => a thousand / one thousand] @JJ? @NNS
  for|in|after|need*|wait*|waited|take*|took|stay*|stayed|work*|worked|pay*|paid|study*|buy*|bought [other => another] @CD @NNS
  there are|were [not => no / not any] @NNS
  there are|were [not => no / not any] @JJ @NNS
  there are|were [n't => no] @NNS
  there is|was [not => no / not any] time|money|water|light|food|space|room|electricity|traffic|noise|work|information|internet|hope|sugar|milk|bread
  [there is n't => there is no / there isn't any] time|money|water|light|food|space|electricity|traffic|noise|information|sugar|milk|bread .|for|in|on|to|and|here|at
  [there are n't => there are no / there aren't any] @NNS .|in|on|at|here|for|and|to|between|near
  [there were n't => there were no / there weren't any] @NNS .|in|on|at|here|for|and|to|between|near
  use*|used|is|need*|about [internet => the internet] .|and|we|i|you|but|or|because|to|in|so|at
  ^|because|but|and|so|that|think [internet => the internet] is|has|was|can|makes|helps|gives|made|changed|will
  in|of|about|to [the life => life] .
  in|of|about|to|for|from [the society => society] .
  !own|very|beautiful|true|exact|human|whole|wild|double|good [the nature => nature] .|and|because|but
  about|in|on|into [the politics => politics] .|or|and|because|but
  [the all => the whole / all the] @NN/NNS/JJ
  in|for|of|through|during my [all => whole] life|family|time|childhood|summer|day
  my [all => whole] life|family .|and|in
  !%DT/PRPS/JJ/QT/POS/CD/CC [whole => the whole] day|night|week|year|world|family|city|class|time|country|summer|house|town|school|group|month|weekend|morning|evening .|,|and|in|with|because|but|for|of|to|at
  of|in|with|for|to|by|at [all => the whole / all the] class|family|house|city|town|village|school|country|group|team .|and|because|in|but|every|when
  [in end => in the end] @PRP|.|,
  ^|and|but [in beginning => in the beginning / at the beginning] ,|@PRP
  [in the return => in return] .
  warn*|arrive*|arrived|come|came|home|ready [in the time => in time] .
  talk*|talked|speak|spoke|pay|paid|contact|contacted|call|called|order|ordered|learn|learned _? _? [by the phone => by phone] .|and|,|because|very|to
  it is|was [a evening|an evening => evening] .|,|and|now|in|on
  it is|was [a night => night] .|,|and|now|in|on
  it is|was [a winter => winter] .|,|and|now|in|on
  it is|was [a summer => summer] .|,|and|now|in|on
  it is|was [a morning => morning] .|,|and|now|in|on
  in|for|after|only|about [few => a few] seconds|days|weeks|months|years|minutes|hours
  in [other => the other / another] direction .|with|from|and|to
  on [other => the other] side .|of|and|there|we|i
  @PRPO/NN/NNP/RB/VBD|it|there|here [the last => last] $season .|in|at|with|on|and|because|when|we|i|he|she|my|to
  it|them|there|here|will|go [the next => next] $season .|in|at|with|on|and|because|we|i|he|she|my|to
  ^|and|but|so|, [the last => last] $season , @PRP
  at|in|with|for|to|from|of|on|by [the most => most] @NNS .|people|it|we|i|there|the|and|are|do|have
  ^|and|but|because|that|think [the most => most] people|students|children|countries|families|friends|teenagers|parents|teachers|shops|schools|cities|houses @VB/BE/MD/HAVE/DO/VBD
`;

/** Phrases with a "the" that is not needed. */
export const extraThePhrases = `
  at|until|till|since [the => ] two|three|four|five|six|seven|eight|nine|ten|eleven|twelve .|o'clock
  !of|in|at [the => ] $numbered @CD .|and|to|every|because|but
`;
