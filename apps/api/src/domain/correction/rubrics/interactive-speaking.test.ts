import type { Payload } from '@rehearse/content';
import { expect, it } from 'vitest';
import { answerOfTurns } from '../../recorded-turns.ts';
import { interactiveSpeaking } from './interactive-speaking.ts';

const questionOf = (name: string): Payload<15>['conversation']['questions'][number] => ({
  name,
  questionAudioUrl: `/media/speech/${'a'.repeat(64)}.mp3`,
  questionReference: `What about ${name}?`,
  hints: { en: 'Say it.', zh: '说。' },
  notes: { en: 'Be clear.', zh: '清楚。' },
  gradedAnswers: [{ level: 'middle', text: `I like ${name}.`, corrections: [] }],
  branches: [],
});
const payload: Payload<15> = {
  questionText: 'Weekends',
  conversation: { character: 'maya', questions: ['start', 'pets', 'food'].map(questionOf) },
};

it('is about the questions that were asked, and no other', () => {
  const saved = answerOfTurns([
    { name: 'start', startMs: 0, endMs: 900 },
    { name: 'food', startMs: 900, endMs: 1800 },
  ]);
  const [part] = interactiveSpeaking.parts(payload, 'I like tea.', saved);
  expect(part).toMatchObject({
    part: 'speech',
    text: 'I like tea.',
    asked: 'What about start?\nWhat about food?',
    task: { samples: ['I like start.', 'I like food.'] },
  });
  expect(interactiveSpeaking.parts(payload, ' ', saved)).toEqual([]);
});
