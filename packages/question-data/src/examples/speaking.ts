import type { QuestionData } from '../schemas.ts';

/** 2 Read Aloud. */
export const readAloud: readonly QuestionData<2>[] = [
  { type: 'read-aloud', questionText: 'The last bus leaves at eleven, so we should not stay too long.' },
];

/** 3 Read Then Speak. */
export const readThenSpeak: readonly QuestionData<3>[] = [
  {
    type: 'read-then-speak',
    questionText: 'Talk about a meal that you cooked yourself.',
    bullets: ['What did you cook?', 'Who ate it?', 'Would you cook it again?'],
    referenceAnswer:
      'Last winter I cooked a soup for six friends. It was the first time that I had cooked for so many people.',
  },
];

/** 4 Listen Then Speak. */
export const listenThenSpeak: readonly QuestionData<4>[] = [
  {
    type: 'listen-then-speak',
    questionAudioUrl: 'https://school.example/sounds/weekend.mp3',
    questionReference: 'What do you usually do at the weekend, and who do you do it with?',
  },
];

/** 5 Speak About the Photo. */
export const speakAboutThePhoto: readonly QuestionData<5>[] = [
  {
    type: 'speak-about-the-photo',
    questionImageUrl: 'https://school.example/pictures/market.jpg',
    imageAlt: { en: 'A market', zh: '市场' },
    referenceAnswer: 'In the photo I can see a market. A woman is choosing apples.',
  },
];

/** 13 Speaking Sample. */
export const speakingSample: readonly QuestionData<13>[] = [
  {
    type: 'speaking-sample',
    questionText: 'Describe a skill that took you a long time to learn. Was it worth the time?',
  },
];

/** 15 Interactive Speaking. */
export const interactiveSpeaking: readonly QuestionData<15>[] = [
  {
    type: 'interactive-speaking',
    questionText: 'Free time',
    conversation: {
      character: 'maya',
      questions: [
        {
          name: 'start',
          questionAudioUrl: 'https://school.example/sounds/start.mp3',
          questionReference: 'Hi! What do you like to do after school?',
          branches: [{ mentions: ['football', 'tennis', 'swim'], next: 'sport' }],
          next: 'other',
        },
        {
          name: 'sport',
          questionAudioUrl: 'https://school.example/sounds/sport.mp3',
          questionReference: 'Do you play in a team, or on your own?',
          branches: [],
        },
        {
          name: 'other',
          questionAudioUrl: 'https://school.example/sounds/other.mp3',
          questionReference: 'How did you start doing that?',
          branches: [],
        },
      ],
    },
  },
];
