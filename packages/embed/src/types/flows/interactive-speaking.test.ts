import type { Question } from '@rehearse/api-client';
import type { InteractiveSpeakingActor } from '@rehearse/practice-machines/interactive-speaking';
import { createFakeClock, createFakeRecordings, fakeRecording } from '@rehearse/practice-machines/testing';
import { expect, it } from 'vitest';
import { located } from '../located.ts';
import type { QuestionDevice } from '../question-device.ts';
import { interactiveSpeaking } from './interactive-speaking.ts';

const samples: { level: 'high'; text: string; corrections: [] }[] = [{ level: 'high', text: 'Fine.', corrections: [] }];
const question: Question = {
  ...{ id: 1_500_001, questionId: 1_500_001, submoduleId: 15, isPracticed: false, questionText: 'Days' },
  conversation: {
    character: 'owen',
    questions: [
      {
        name: 'start',
        questionAudioUrl: '/media/speech/a.mp3',
        questionVoice: { accent: 'british' },
        questionReference: 'How was your day?',
        hints: { en: 'One good thing.', zh: '一件好事。' },
        notes: { en: 'Gives a reason.', zh: '有理由。' },
        gradedAnswers: samples,
        branches: [{ mentions: ['rain'], next: 'end' }],
        next: 'end',
      },
      { name: 'end', questionAudioUrl: '', questionReference: 'And tomorrow?', branches: [] },
    ],
  },
};

function openAt(host: string, language: 'en' | 'zh', given = question) {
  const workspace = { clock: createFakeClock(), recordings: createFakeRecordings() } as unknown as QuestionDevice;
  const options = { durationSeconds: 225, mode: 'timed', language, draft: null } as const;
  const actor = interactiveSpeaking.open(located(given, host), options, workspace);
  return (actor as unknown as InteractiveSpeakingActor).getSnapshot().context.question;
}

it('asks with the host’s sounds and voices, in the learner’s language', () => {
  expect(openAt('https://host.example', 'zh')).toMatchObject({
    ...{ title: 'Days', character: 'owen' },
    questions: [
      {
        audioUrl: 'https://host.example/media/speech/a.mp3',
        speech: { text: 'How was your day?', voice: { accent: 'british' } },
        ...{ text: 'How was your day?', hint: '一件好事。', notes: '有理由。', samples, next: 'end' },
        branches: [{ mentions: ['rain'], next: 'end' }],
      },
      { audioUrl: null, samples: [] },
    ],
  });
});

it('has no questions of a host that sends none', () => {
  const { conversation: _, ...bare } = question;
  expect(openAt('', 'en', bare).questions).toEqual([]);
});

it('sends one recording, with where each answer is in it', () => {
  const turns = [{ name: 'start', startMs: 0, endMs: 900 }];
  const recording = fakeRecording('joined');
  expect(interactiveSpeaking.toSubmission({ recording, turns }, null, question)).toEqual({
    kind: 'recording',
    file: recording.file,
    recordingId: 'joined',
    details: { turns },
  });
  expect(interactiveSpeaking.toSubmission({ recording: null, turns: [] }, null, question)).toBeNull();
});
