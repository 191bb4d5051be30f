import { expect, it } from 'vitest';
import { type AddedPhotograph, addedPhotographRecords } from './added-photographs.ts';
import { parseRecord } from './records.ts';

const photograph: AddedPhotograph = {
  number: 7,
  picture: 'harbor-0a1b2c3d',
  alt: { en: 'A harbor', zh: '港口' },
  level: 'hard',
  spoken: 'In this photo I can see a harbor.',
  written: 'A harbor in the evening.',
  why: null,
  credits: [{ creator: 'Ana', source: 'https://example.org', licence: 'CC BY 4.0' }],
};

it('a photograph becomes a question to speak and one to write, with ids that the bank leaves free', () => {
  const records = addedPhotographRecords([photograph]);
  const [speaking, writing, clip, picture] = records;
  const shown = { questionImageUrl: '/media/pictures/harbor-0a1b2c3d.jpg', imageAlt: photograph.alt };
  expect(speaking).toMatchObject({ questionId: 590_007, submoduleId: 5, moduleId: 2, difficulty: 'Hard' });
  expect(speaking).toMatchObject({ payload: { ...shown, referenceAnswer: photograph.spoken } });
  expect(writing).toMatchObject({ questionId: 1_190_007, submoduleId: 11, moduleId: 5, difficulty: 'Hard' });
  expect(writing).toMatchObject({ payload: { ...shown, referenceAnswer: photograph.written } });
  expect(clip).toMatchObject({ kind: 'clip', text: photograph.spoken });
  expect(picture).toMatchObject({ name: 'harbor-0a1b2c3d', alt: photograph.alt, credits: photograph.credits });
  expect(records.map(parseRecord)).toEqual(records);
});

it('both questions show the explanation, if there is one', () => {
  const why = { en: 'Start with the boats.', zh: '先说船。' };
  const [speaking, writing] = addedPhotographRecords([{ ...photograph, why }]);
  expect([speaking, writing]).toMatchObject([{ payload: { explanation: why } }, { payload: { explanation: why } }]);
});
