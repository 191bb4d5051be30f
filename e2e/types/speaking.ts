import type { Page } from '@playwright/test';
import { InteractiveSpeakingPage } from '../pages/interactive-speaking-page.ts';
import { SpeakingPage } from '../pages/speaking-page.ts';
import { expect } from '../support/test.ts';
import { essay, type QuestionDriver } from './question-driver.ts';

async function finish(page: Page) {
  const screen = new SpeakingPage(page);
  await page.keyboard.press('Space');
  await screen.hasRecorded(1);
  await page.keyboard.press('Space');
  await expect(screen.done).toBeVisible();
}

async function answer(page: Page) {
  const screen = new SpeakingPage(page);
  await screen.speakNow.click();
  await screen.speakFor(3);
}

/** Starts or stops a recording; the only one of these keys in an exam. */
export const recordKey = 'Space Enter Start or stop recording';
const keys = [recordKey, 'P Pause or resume recording'];

export const readAloud: QuestionDriver = {
  hostFields: {
    questionText: 'The ferry leaves at noon.',
    referenceAnswer: 'The ferry leaves at noon.',
    referenceAudioLink: '/sound.wav',
  },
  keys,
  finish,
  answer: async (page, _, take) => {
    const screen = new SpeakingPage(page);
    await screen.task.getByRole('button', { name: 'Start recording' }).click();
    await screen.hasRecorded(2);
    await take('recording');
    await screen.speakFor(3);
  },
};

export const readThenSpeak: QuestionDriver = {
  hostFields: { questionText: 'Talk about a place that you like.', referenceAnswer: essay },
  keys,
  finish,
  answer,
};

export const listenThenSpeak: QuestionDriver = {
  hostFields: {
    questionAudioUrl: '/sound.wav',
    questionReference: 'What do you do on Sundays?',
    referenceAnswer: essay,
  },
  keys: [...keys, '. Play the audio'],
  finish,
  answer,
  startsWithAudio: true,
};

export const speakAboutThePhoto: QuestionDriver = {
  hostFields: { questionImageUrl: '/harbour.png', referenceAnswer: 'Two boats lie in a quiet harbour.' },
  keys,
  finish,
  answer,
};

const asked = (name: string, next?: string) => ({
  name,
  questionAudioUrl: '/sound.wav',
  questionReference: `What about ${name}?`,
  branches: [],
  ...(next && { next }),
});

export const interactiveSpeaking: QuestionDriver = {
  hostFields: {
    questionText: 'Free time',
    conversation: { character: 'owen', questions: [asked('sport', 'music'), asked('music')] },
  },
  keys: ['Space Enter Start, then next', '. Play the audio'],
  finish: async (page) => {
    const screen = new InteractiveSpeakingPage(page);
    await page.keyboard.press('Enter');
    await screen.hasSpoken(1);
    await page.clock.fastForward('04:00');
    await expect(screen.reviewed).toBeVisible();
  },
  answer: async (page, _, take) => {
    const screen = new InteractiveSpeakingPage(page);
    await screen.start();
    await screen.hasSpoken(2);
    await take('answer');
    await screen.talkToTheEnd();
  },
  prepare: (page) => InteractiveSpeakingPage.shorten(page),
};

export const speakingSample: QuestionDriver = {
  hostFields: { questionText: 'Tell us about a journey.', referenceAnswer: essay },
  keys,
  finish,
  answer,
};
