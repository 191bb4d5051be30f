import type { QuestionData } from '../schemas.ts';

/** 6 Listen & Type. */
export const listenAndType: readonly QuestionData<6>[] = [
  {
    type: 'listen-and-type',
    questionAudioUrl: 'https://school.example/sounds/library.mp3',
    referenceAnswer: 'The library has 12 new computers.',
    acceptedAnswers: ['The library has twelve new computers.'],
  },
];

/** 7 Interactive Listening. */
export const interactiveListening: readonly QuestionData<7>[] = [
  {
    type: 'interactive-listening',
    questionText: 'A lost card',
    bgInfo: 'You tell a librarian that you have lost your library card.',
    sequences: [
      {
        sequenceOrder: 1,
        questionAudioUrl: 'https://school.example/sounds/lost-1.mp3',
        transcript: 'Good morning. How can I help you?',
        blankList: {
          options: ['I have lost my library card.', 'The library is very old.', 'I like your books.'],
          answer: 'I have lost my library card.',
        },
      },
      {
        sequenceOrder: 2,
        questionAudioUrl: 'https://school.example/sounds/lost-2.mp3',
        transcript: 'That is no problem. Do you have another card with your name on it?',
        blankList: {
          options: ['Yes, here is my student card.', 'My name is on the door.', 'No, I never lose anything.'],
          answer: 'Yes, here is my student card.',
        },
      },
    ],
    referenceAnswer: 'The student had lost a library card. The librarian asked for another card and helped at once.',
  },
];
