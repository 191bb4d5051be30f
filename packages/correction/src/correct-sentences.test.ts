import { expect, it } from 'vitest';
import { correct } from './index.ts';

it.each([
  // a word in quotation marks is an example or somebody else's
  'He wrote "many advices" on the board.',
  'The word "sheeps" is wrong.',
  // participles after indefinite pronouns
  'There is a radio, very low, and someone singing to it.',
  'Nobody living here remembers the flood.',
  // a verb joined to one further left
  'I will say that it is free for everyone and show them the list.',
  'She can see what I am doing wrong and stop me early.',
  // present and past side by side
  'I hear it went well, and I was sorry to miss it.',
  "We found a list, and the second page names yesterday's guests.",
  'In those years I was always asking myself why.',
  // clauses that are set side by side
  'First I wash the rice, then I cook it for ten minutes.',
  'People are not bad, they are only in a hurry.',
  'The bridge, the guide tells us, was built in a year.',
  'They stay at home, they drink tea and they watch films.',
  'If there are nuts in the dish, I leave it.',
  // who belongs to a noun further left
  'I want to be the one in the village who can repair a radio.',
  // determiners further left
  "She bought a man's matching jacket.",
  'He looked at me in a rude, desiring way.',
  'I keep it in the inside pocket of my coat.',
  // adjectives after numbers
  'I see three cats, two black and one white.',
  'It is easier than in my childhood.',
  // lists
  'Think of being untrue to friends or country.',
  // sentences that begin with a preposition
  'They have good tables, so I can study there. Before my last exam Mrs Park gave me a free coffee.',
  'There are about twenty people, so it is very loud. After the meal the children play and the adults sing.',
  // rare but real words
  'The phage attacks only some bacteria.',
  'The database runs on a new backend.',
  // names of files and addresses
  'Node.js receives updates every month.',
  'We will do our best to help you.',
  'People we had never spoken to came with candles.',
  "She worked in a children's home.",
  'I see a boy and a man in a striped sweater at the right end.',
  // what novels, speeches, contracts and reports have and learners' texts do not
  '“Is anybody there?” Where are you? she asked quietly.',
  'Would you like some tea? said the old man.',
  'The captain looked at the boy and said, You may go now.',
  'If You end this Contract, the Company will return the fee to You.',
  'Next week she becomes a Member of Parliament.',
  'Welcome to Into the Storm, a podcast about sailing.',
  'The matter was still in dispute when the minister resigned.',
  'The nurses are employed on contract.',
  'He carried a letter in his inside pocket.',
  'The introduction of free buses surprised the town.',
  'It was a marriage of convenience.',
  'By having the pupils lead the tour, we hope to make it lively.',
  'He closed the door and a moment later, Vera opened it again.',
  'Low per capita income is one reason for it.',
  'The Dutch were better prepared, and the Chinese were close behind them.',
  'Neither my father nor my uncle were at home.',
  'A boy in shorts and sandals who looks about ten is waving.',
  'My grandmother told me that he had left long before the war.',
  'We will do everything we can to help the families.',
  "Let's just say it was a long day.",
  'I heard the cry of some animal in the wood.',
  'It smiled its crooked smile at us.',
  'In 1987 flying was still expensive.',
  'It is precisely when we hurry that we forget things.',
  'The rule requires a unanimous vote of the board.',
  'She ate a bread I had never seen before.',
  'Bread and butter is all they eat in the morning.',
  'The results were published with respect to the rules.',
])('finds nothing in %j', (text) => expect(correct(text)).toEqual([]));

it.each([
  ['I was tired, I went to bed.', 'commaSplice'],
  ['Last week I lost my bag and I ask a man for help.', 'presentInStory'],
  ['My mother is a dentist, and he works in a hospital.', 'otherGender'],
  ['She gets up at six and go to work.', 'secondVerb'],
  ['The bus who goes to the centre is full.', 'relativePronoun'],
  ['There is big table in the kitchen.', 'articleMissing'],
  ['We stayed at home. Because it was raining.', 'clauseAlone'],
  ['My mother is cook rice in the kitchen.', 'beWithBase'],
  ['We visited the castle then we had lunch in the garden.', 'fusedSentences'],
  ["He works in the same bank, that's why I know him.", 'commaSplice'],
  ['What kind of food you do like?', 'fixedOrder'],
  ['They live still in the same street.', 'fixedOrder'],
  ['There are in my village two schools.', 'fixedOrder'],
  ['My cousin, who he lives in Lima, is a cook.', 'smallWordNotNeeded'],
  ['She entered into the room with a smile.', 'smallWordNotNeeded'],
  ['I think it is depends on the price.', 'smallWordNotNeeded'],
  ['My brother is three years older me.', 'phraseIncomplete'],
  ['He said that were not enough beds.', 'phraseIncomplete'],
  ['The box is too heavy me.', 'phraseIncomplete'],
  ['We will more careful next time.', 'phraseIncomplete'],
  ['My aunt gave we a big cake.', 'pronounPhrase'],
  ['He lost his job, what makes my mother sad.', 'pronounPhrase'],
  ['It was so late that us had no bus.', 'pronounPhrase'],
  ['What do you do last night?', 'pastWithPastTime'],
  ['We know each other since school.', 'perfectWithSince'],
  ['I thought you are at work.', 'reportedSpeech'],
])('still finds the mistake in %j', (text, code) => {
  expect(correct(text).map(({ reason }) => reason.code)).toContain(code);
});
