import type { Question } from '@rehearse/api-client';
import type { SpeakingActor } from '@rehearse/practice-machines/speaking';
import { createFakeClock, createFakeRecordings } from '@rehearse/practice-machines/testing';
import { expect, it } from 'vitest';
import { located } from '../located.ts';
import type { QuestionDevice } from '../question-device.ts';
import { speaking } from './speaking.ts';

const sentence = 'The ferry leaves at noon.';
const question: Question = {
  ...{ id: 200_001, questionId: 200_001, submoduleId: 2, isPracticed: false },
  questionText: sentence,
  referenceAnswer: sentence,
  referenceAudioLink: '/media/speech/a.mp3',
};

function openAt(host: string, given: Question) {
  const workspace = { clock: createFakeClock(), recordings: createFakeRecordings() } as unknown as QuestionDevice;
  const options = { durationSeconds: 20, mode: 'timed', language: 'en', draft: null } as const;
  const actor = speaking.open(located(given, host), options, workspace) as unknown as SpeakingActor;
  return actor.getSnapshot().context.question;
}

it('knows where the host has the word times of the sample', () => {
  const withTimes = { ...question, referenceWordTimesLink: '/media/word-times/a.json' };
  expect(openAt('https://host.example', withTimes)).toMatchObject({
    sampleAudioUrl: 'https://host.example/media/speech/a.mp3',
    sampleWordTimesUrl: 'https://host.example/media/word-times/a.json',
  });
});

it('has none of a host that doesn’t know them', () => {
  expect(openAt('', question)).not.toHaveProperty('sampleWordTimesUrl');
});

it('knows what the sample says, and who says it', () => {
  const voice = { accent: 'british' } as const;
  expect(openAt('', { ...question, referenceVoice: voice })).toMatchObject({ sampleSpeech: { text: sentence, voice } });
  expect(openAt('', { ...question, referenceAudioLink: undefined } as Question)).not.toHaveProperty('sampleSpeech');
});

it('knows what a spoken prompt says', () => {
  const spoken = {
    ...question,
    submoduleId: 4,
    questionAudioUrl: '/media/speech/b.mp3',
    questionReference: 'Who are you?',
  };
  expect(openAt('', spoken)).toMatchObject({
    spokenPrompt: { audioUrl: '/media/speech/b.mp3', speech: { text: 'Who are you?' } },
  });
});
