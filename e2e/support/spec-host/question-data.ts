/** Questions with the fields that the specification names, two of each type. A field that a type has no use for is null. */

const opening = 'The old mill by the river was {1} in 1820. For a century it {2} flour for the whole valley.';
/** The six steps of the passage. */
export const reading = [
  {
    sequenceOrder: 1,
    sentenceTemplate: opening,
    blankList: [
      { indexNumber: 1, options: ['built', 'grown', 'made up'], answer: 'built' },
      { indexNumber: 2, options: ['ground', 'drove', 'felt'], answer: 'ground' },
    ],
  },
  {
    sequenceOrder: 2,
    blankList: {
      options: ['Then the railway came.', 'Nobody can swim there.'],
      answer: 'Then the railway came.',
    },
  },
  { sequenceOrder: 3, blankList: { question: 'What did the mill make?', answer: 'flour' } },
  { sequenceOrder: 4, blankList: { question: 'When was it built?', answer: '1820' } },
  {
    sequenceOrder: 5,
    blankList: { options: ['A mill and its valley.', 'How to bake.'], answer: 'A mill and its valley.' },
  },
  { sequenceOrder: 6, blankList: { options: ['The Mill', 'The Sea'], answer: 'The Mill' } },
];

const listening = [
  {
    sequenceOrder: 1,
    questionAudioUrl: null,
    blankList: { options: ['Good morning.', 'Good night.'], answer: 'Good morning.' },
  },
  {
    sequenceOrder: 2,
    questionAudioUrl: null,
    blankList: { options: ['On Monday.', 'In blue.'], answer: 'On Monday.' },
  },
];

const essay = 'I would visit the coast, because the light there is clear and the walks are long.';

/** Fields of a question of each type, besides its ids. */
const byType: Readonly<Record<number, object>> = {
  1: { word: 'river', correct: true },
  2: {
    questionText: 'The ferry leaves at noon.',
    referenceAnswer: 'The ferry leaves at noon.',
    referenceAudioLink: '/sound.wav',
  },
  3: { questionText: 'Talk about a place that you like.', referenceAnswer: essay },
  4: { questionAudioUrl: '/sound.wav', questionReference: 'What do you do on Sundays?', referenceAnswer: essay },
  5: { questionImageUrl: '/harbour.png', referenceAnswer: 'Two boats lie in a quiet harbour.' },
  6: { questionAudioUrl: '/sound.wav', referenceAnswer: 'The ferry leaves at noon.' },
  7: {
    questionText: 'At the library',
    bgInfo: 'You ask a librarian for help.',
    referenceAnswer: 'They agreed on Monday.',
    sequences: listening,
  },
  8: { sentenceTemplate: 'The {} is cold.', blankList: [{ clues: ['w', null, null, 'e', 'r'], answer: 'water' }] },
  9: { questionText: 'The Mill', sequences: reading },
  10: {
    sentenceTemplate: 'A {} crosses the river.',
    clues: [['b', null, 'i', null, 'g', 'e']],
    referenceAnswer: [...'bridge'],
  },
  11: { questionImageUrl: '/no-such-picture.png', referenceAnswer: 'Two boats lie in a quiet harbour.' },
  12: {
    partOneData: { question: 'Which place would you visit?', answer: essay },
    partTwoData: [{ question: 'Who would you take along?', answer: 'My sister, who loves the sea.' }],
  },
  13: { questionText: 'Tell us about a journey.', referenceAnswer: essay },
  14: { questionText: 'Is it better to travel alone?', referenceAnswer: essay },
};

const unused = {
  questionText: null,
  referenceAnswer: null,
  referenceAudioLink: null,
  questionAudioUrl: null,
  questionImageUrl: null,
  questionReference: null,
  userRecordingUrl: null,
  userAnswer: null,
  sentenceTemplate: null,
  blankList: null,
  sequences: null,
  bgInfo: null,
  partOneData: null,
  partTwoData: null,
};

const moduleOf = (submoduleId: number) =>
  submoduleId === 1
    ? 1
    : submoduleId <= 5
      ? 2
      : submoduleId <= 7
        ? 3
        : submoduleId <= 10
          ? 4
          : submoduleId <= 12
            ? 5
            : 6;

/** A row of the list. */
export interface Row {
  questionId: number;
  submoduleId: number;
  moduleId: number;
  isPracticed: boolean;
  difficultyLevel: string;
}

/** Two questions of each of the fourteen types; the id of the first is ten times the type's id. */
export const rows: Row[] = Array.from({ length: 14 }, (_, index) => index + 1).flatMap((submoduleId) =>
  [0, 1].map((offset) => ({
    questionId: submoduleId * 10 + offset,
    submoduleId,
    moduleId: moduleOf(submoduleId),
    isPracticed: false,
    difficultyLevel: 'Easy',
  })),
);

/** The question of a row, for the detail screens. */
export const detailOf = ({ questionId, submoduleId, isPracticed }: Row): object => ({
  ...unused,
  ...byType[submoduleId],
  id: questionId,
  questionId,
  submoduleId,
  isPracticed,
});
