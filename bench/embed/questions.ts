/** The same two tasks for every product. */
export const word = { type: 'read-and-select', word: 'harbor', correct: true };

export const passage = {
  type: 'read-and-complete',
  sentenceTemplate: 'The bakery opens at six. People {} up outside, and the {} of fresh bread fills the whole {}.',
  blankList: [
    { clues: ['l', 'i', null, null], answer: 'line' },
    { clues: ['s', 'm', null, null, null], answer: 'smell' },
    { clues: ['s', 't', 'r', null, null, null], answer: 'street' },
  ],
};
