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
])('still finds the mistake in %j', (text, code) => {
  expect(correct(text).map(({ reason }) => reason.code)).toContain(code);
});
