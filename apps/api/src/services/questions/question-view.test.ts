import { expect, it } from 'vitest';
import { toQuestion } from './question-view.ts';

const key = 'a'.repeat(64);
const speech = `/media/speech/${key}.mp3`;

function questionWith(payload: Record<string, string>) {
  return toQuestion({
    question_id: 200_001,
    submodule_id: 2,
    module_id: 2,
    difficulty: 'Easy',
    payload: JSON.stringify(payload),
    mark: null,
    answer: null,
    recording: null,
  });
}

const sentence = 'The bus leaves at ten.';
const sample = { questionText: sentence, referenceAnswer: sentence, referenceAudioLink: speech };

it('says where the word times are if the sample reads the text of the question', () => {
  expect(questionWith(sample).referenceWordTimesLink).toBe(`/media/word-times/${key}.json`);
});

it.each([
  ['talks about the text', { ...sample, referenceAnswer: 'I take the bus every day.' }],
  ['is a file from elsewhere', { ...sample, referenceAudioLink: 'https://example.org/a.mp3' }],
])('has no word times if the sample %s', (_, payload) => {
  expect(questionWith(payload)).not.toHaveProperty('referenceWordTimesLink');
});
