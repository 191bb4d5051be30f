import type { TaskProblem, WritingTask } from './task-checks.ts';

const airport: WritingTask = {
  kind: 'picture',
  leastWords: 30,
  prompt: '',
  samples: [
    'A group of passengers are waiting for their luggage at an airport. Suitcases of many colours are lying on the black belt, and the sign above it says "Baggage 4" and "Lima". A man, a boy, a girl and two women are standing in front with their backs to us, and a blue suitcase is already on a trolley on the left.',
    'This is an airport and people are waiting for their bags. There are red, black, yellow and blue bags. I can see a boy and a girl from behind. A man has a trolley with a blue suitcase.',
  ],
  about: ['A photo of the baggage hall of an airport'],
};

const winter: WritingTask = {
  kind: 'picture',
  leastWords: 30,
  prompt: '',
  samples: [
    'While snow is falling gently, a girl and a boy are admiring a big snowman that they may have built themselves. A woman and a dog are watching them from beside a wooden fence. In front of the cabin on the right, whose windows promise warmth, a man is waiting, perhaps to call everyone inside.',
    'It is winter and it is snowing. Two children have made a big snowman and they are looking at it. A woman with a dog is standing near the fence and a man is standing before the house.',
  ],
};

const skill: WritingTask = {
  kind: 'question',
  leastWords: 50,
  prompt: 'Write about a skill that everybody should have. Explain why it is important and how people can learn it.',
  samples: [
    'In my opinion, everybody should be able to cook a few simple meals. It is one of the most useful skills in the world, because we have to eat several times a day for our whole lives. A person who cannot cook depends on other people or on expensive and unhealthy fast food. When I moved into my first apartment, I could only make toast, and at the end of the month my money was always gone. Cooking is also good for your social life. If you can make a big pot of soup, you can invite your friends, and nobody has to spend much.',
    'I think that everybody should be able to swim. It is a very important skill, because water can be dangerous. Every year people have accidents in lakes or in the sea because they can’t swim. If you can swim, you are safer and you can also help other people.',
  ],
};

const changes: WritingTask = {
  kind: 'followUp',
  leastWords: 90,
  prompt: 'What would you change about this place if you could, and how would it help people?',
  samples: [
    'If I could change the square, the first thing I would do is plant some big trees. At the moment there is no shade at all, so nobody can sit there at midday in July. I would also put in a few tables and more bins.',
  ],
  about: [
    'Think of a place in your town or village where people like to meet. Describe the place and explain why people go there.',
  ],
  earlier:
    'In my town we meet in a old cinema. It is closed since ten years but the owner let us play music there every saturday. It has red chairs and a bar with cheap drinks. I like it because all people know each other and the music is good.',
};

const club: WritingTask = {
  kind: 'summary',
  leastWords: 40,
  prompt: 'You are a new student and would like to join the university’s photography club.',
  samples: [
    'I wanted to join the photography club, so I talked to Amara, its president. This term’s subject is old buildings. I have to fill in a form at home and bring it back tomorrow. The club doesn’t lend cameras any more, so I’ll use my father’s.',
  ],
  about: [
    'Hi there! Are you thinking of joining us? This term it’s old buildings. There’s a form with a few questions on it. Everyone needs their own camera. We start at six in the library café.',
  ],
};

const banana =
  'Banana mountains laugh quickly under the purple clock, because seven elephants drink the silent moon. My pencil married a sandwich in the desert, and every spoon sings loudly to the angry triangle of butter.';
const travelEssay =
  'Smartphones have changed the way young people spend their evenings. Instead of playing outside, many teenagers scroll through videos for hours. Their eyes get tired and they sleep badly. On the other hand, a phone is a camera, a map and a dictionary in one pocket, so forbidding it would be foolish. Governments could limit advertising in apps.';

/** Texts with a teacher's verdict on them as answers to a task. An empty list means that the text meets the task. */
export const taskCases: readonly (readonly [
  name: string,
  task: WritingTask,
  text: string,
  expected: readonly TaskProblem['kind'][],
])[] = [
  // honest answers, mostly weak ones
  [
    'many mistakes',
    airport,
    'In this picture have many peoples in the airport. They is waiting they bag come. One man he take blue bag in the car small. I think they are tired because they was travel very long time.',
    [],
  ],
  [
    'without articles and verbs',
    airport,
    'Man stand in airport. Woman hold bag. Many people wait. Suitcase very big and color blue. Boy and girl look suitcase. They happy because holiday is start now. Weather I do not know.',
    [],
  ],
  [
    'other words for everything',
    airport,
    'Some travellers have just got off their plane. They look at a moving band and hope that their things will arrive soon. A young lad seems bored, and his sister is holding the hand of her dad.',
    [],
  ],
  [
    'misspelt',
    airport,
    'In the fotograf I can se an airpot. The peple are waiting for there sutcases wich come on a blak belt. Ther is a litle boy and a gril. They look verry tierd but also hapy becaus thay are in hollyday.',
    [],
  ],
  [
    'without capitals and marks',
    airport,
    'i see people in airport they wait for the bags a man have a trolley and two woman stand next to him maybe they are family and they come back from holiday in other country',
    [],
  ],
  [
    'short sentences that start the same way',
    winter,
    'I see snow. I see a snowman. I see a dog. I see a girl and a boy. They are happy. It is cold. I see a house. I see a man. He is old. I like this picture.',
    [],
  ],
  [
    'advanced',
    winter,
    'Blanketed in fresh powder, the yard of a log cabin has turned into a sculptor’s studio: two youngsters contemplate their frosty masterpiece, while an onlooker leans on the railings with her faithful retriever beside her.',
    [],
  ],
  [
    'names of places and people',
    airport,
    'Maybe this is the airport of Lima in Peru, because I can read Lima on the screen. Perhaps Miguel and his sister Lucía come home from Barcelona or Frankfurt, and their parents wait with them for the bags.',
    [],
  ],
  [
    'a weak essay with another skill than the samples',
    skill,
    'I think every people must know first aid. Is very important because accident can be in every moment. My uncle have a heart problem last year and nobody know what to do. If you know how to help, you can save one life. We can learn this in the school or in a course of red cross. It is not expensive and it is only two days.',
    [],
  ],
  [
    'an essay full of misspellings',
    skill,
    'In my opinon evrybody shoud lern to drive a car. It is importend becaus with out a car you can not go to work in the contry. My brother lerned it when he was eigteen. He had a good techer and he was not afrade. You can go to a drivig school and after thirty ours you make the test.',
    [],
  ],
  [
    'a follow-up that goes on with the writer’s own place',
    changes,
    'First I want to repair the roof of the cinema, because when it rains the water come on the chairs. Then I would make a new kitchen, so we can cook for the old people of our street. They have not much money and they are alone. With more light outside, also the girls feel safe when they walk home at night. The owner has not the money for this, but the town can pay a part and we can do the work with our own hands on sundays. It would help all, because now there is no other place.',
    [],
  ],
  [
    'a plain summary',
    club,
    'I talked with Amara about the club of photography. She said me the theme is old houses. I must to write a paper and give it tomorrow. I need a camera of my own because they dont give one. We meet on Wednesday in the coffee of the library.',
    [],
  ],
  [
    'a smile',
    winter,
    'Two children have made a snowman and they look very happy with it 😀. There is a dog and a woman behind the fence. It is cold but I think they have a lot of fun 😀.',
    [],
  ],
  [
    'a word of another language',
    airport,
    'People are waiting for their suitcases at the airport. In my country we call this place 行李提取处. A boy is standing next to his father and there is a blue suitcase on the trolley on the left side.',
    [],
  ],

  // not English
  [
    'random letters',
    airport,
    'asdf jkl qwer uiop zxcv bnm asdf ghjk wert yuio sdfg hjkl xcvb nmqw erty uiop asdf ghjk zxcv bnmq wert yuio pasd fghj klzx cvbn mqwe rtyu iopa sdfg',
    ['notEnglish'],
  ],
  ['one key', airport, `${'aaaa '.repeat(35)}`, ['notEnglish']],
  ['pictures', airport, '😀 🎉 ✈️ 🧳 '.repeat(10), ['notEnglish']],
  ['Arabic', airport, 'ينتظر المسافرون حقائبهم في المطار الكبير وهناك رجل يحمل حقيبة زرقاء '.repeat(4), ['notEnglish']],
  [
    'Chinese',
    airport,
    '旅客们在机场等待行李。一个男孩和一个女孩站在前面。左边有一辆手推车，上面放着一个蓝色的箱子。',
    ['notEnglish'],
  ],
  [
    'Spanish',
    airport,
    'En la foto se ve un aeropuerto donde muchas personas esperan sus maletas. A la izquierda hay un carro con una maleta azul y delante están un hombre, un niño, una niña y dos mujeres de espaldas.',
    ['notEnglish'],
  ],
  [
    'German',
    airport,
    'Auf dem Bild sieht man einen Flughafen, in dem viele Leute auf ihre Koffer warten. Links steht ein Wagen mit einem blauen Koffer, und vorne stehen ein Mann, zwei Kinder und zwei Frauen mit dem Rücken zu uns.',
    ['notEnglish'],
  ],
  [
    'pretended Latin',
    airport,
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris.',
    ['notEnglish'],
  ],
  [
    'small words between random letters',
    airport,
    'The asdf is qwer and the zxcv is on a jklm. There are many poiu in the lkjh with the mnbv. I can see a trew and two hgfd of the vcxz. They are yuio and it is ghjk.',
    ['partlyEnglish', 'offTopic'],
  ],
  ['numbers', airport, `${'12 345 6789 '.repeat(12)}`, ['notEnglish']],
  [
    'half English, half random letters',
    airport,
    'People are waiting for their suitcases at the airport and a man has a trolley. asdf jkl qwer uiop zxcv bnm asdf ghjk wert yuio sdfg hjkl xcvb nmqw erty uiop asdf ghjk zxcv bnmq wert yuio',
    ['partlyEnglish'],
  ],
  [
    'half English, half Chinese',
    airport,
    'Many travellers need their luggage now. One of them has found a big blue case and put it on a small cart next to him. Two children are looking for something. 旅客们在机场等待行李。一个男孩和一个女孩站在前面，左边有一辆手推车，上面放着一个蓝色的箱子。',
    ['partlyEnglish'],
  ],

  // English, but not an answer
  ['the prompt again', skill, `${skill.prompt} ${skill.prompt} ${skill.prompt}`, ['copiesPrompt']],
  [
    'the prompt and a few words',
    skill,
    `${skill.prompt} I think this is a very good question and I like it. ${skill.prompt} That is what I think about it.`,
    ['copiesPrompt'],
  ],
  ['the sample', airport, airport.samples[0] ?? '', ['copiesSample']],
  [
    'most of the sample',
    airport,
    `Hello! ${airport.samples[0]?.toLowerCase().replaceAll(',', '')} Thank you for reading my text.`,
    ['copiesSample'],
  ],
  ['part one again', changes, `${changes.earlier} ${changes.earlier}`, ['copiesEarlier']],
  ['one sentence again and again', airport, 'People are waiting at the airport. '.repeat(8), ['repeats']],
  ['one word again and again', airport, `${'airport suitcase '.repeat(20)}`, ['repeats']],
  [
    'one sentence with another ending each time',
    skill,
    ['useful', 'important', 'good', 'nice', 'great', 'easy', 'fine']
      .map((word) => `I think that this skill of cooking is very ${word}.`)
      .join(' '),
    ['repeats'],
  ],
  [
    'a list of words',
    airport,
    'banana mountain laugh spoon elephant Tuesday purple sandwich triangle pencil butter desert moon clock river window hammer blanket giraffe onion candle mirror rocket pillow tiger ladder cheese button carpet violin',
    ['unrelatedWords'],
  ],
  [
    'a list of words of the task',
    airport,
    'airport luggage suitcase passenger belt trolley sign baggage man boy girl woman blue black red yellow colour travel flight plane wait stand left right front back bag group holiday ticket',
    ['unrelatedWords'],
  ],
  [
    'a shuffled text',
    airport,
    'The of airport a waiting are and their luggage on. Black the an is belt many for colours the a of. With to us are backs and the their standing in a front. Trolley is and a on the of left blue my.',
    ['unrelatedWords'],
  ],
  ['sentences without sense', airport, banana, ['offTopic']],
  ['another picture', airport, winter.samples[1] ?? '', ['offTopic']],
  ['and the other way round', winter, airport.samples[1] ?? '', ['offTopic']],
  ['another subject', skill, travelEssay, ['offTopic']],
  ['something else instead of a summary', club, travelEssay, ['offTopic']],
  ['too short', airport, 'People are waiting for their luggage at the airport.', ['tooShort']],
  ['a few random letters', airport, 'asdf ghjk qwer', ['notEnglish']],
  [
    'too short and about something else',
    airport,
    'My favourite animal is the elephant because it never forgets a face.',
    ['offTopic', 'tooShort'],
  ],
];
