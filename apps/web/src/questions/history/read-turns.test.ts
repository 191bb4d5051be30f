import { expect, it } from 'vitest';
import { readTurns } from './read-turns.ts';

const question = {
  conversation: {
    character: 'owen' as const,
    questions: [
      { name: 'start', questionAudioUrl: '/a.mp3', questionReference: 'How was your day?', branches: [] },
      { name: 'end', questionAudioUrl: '/b.mp3', questionReference: 'And tomorrow?', branches: [] },
    ],
  },
};
const turns = [
  { name: 'start', startMs: 0, endMs: 1500 },
  { name: 'gone', startMs: 1500, endMs: 2000 },
  { name: 'end', startMs: 2000, endMs: 2000 },
];

it('reads what was asked and where the answers are, without questions that are no longer in the conversation', () => {
  expect(readTurns(JSON.stringify({ turns }), question)).toEqual([
    { asked: 'How was your day?', start: 0, end: 1.5 },
    { asked: 'And tomorrow?', start: 2, end: 2 },
  ]);
});

it.each([
  ['another answer', '{"summary":""}'],
  ['no JSON', 'turns'],
  ['broken turns', '{"turns":[{"name":"start"}]}'],
])('reads nothing from %s', (_what, saved) => expect(readTurns(saved, question)).toEqual([]));

it('reads nothing of a question without a conversation', () => {
  expect(readTurns(JSON.stringify({ turns }), {})).toEqual([]);
});
