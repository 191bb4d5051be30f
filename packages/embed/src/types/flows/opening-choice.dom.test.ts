import type { Question } from '@rehearse/api-client';
import {
  type InteractiveListeningSnapshot,
  interactiveListeningView,
} from '@rehearse/practice-machines/interactive-listening';
import { flowTimes } from '@rehearse/practice-machines/protocol';
import { createFakeClock } from '@rehearse/practice-machines/testing';
import { describe, expect, it } from 'vitest';
import { located } from '../located.ts';
import type { PracticeActor } from '../practice-flow.ts';
import type { QuestionDevice } from '../question-device.ts';
import { interactiveListening, keptOpening } from './interactive-listening.ts';

const question: Question = {
  ...{ id: 7, questionId: 7, submoduleId: 7, moduleId: 3, difficultyLevel: 'Easy', isPracticed: false },
  sequences: [{ sequenceOrder: 1, transcript: 'Well?', blankList: { options: ['Yes.', 'No.'], answer: 'No.' } }],
};
const hosts: Question = {
  ...question,
  opening: {
    questionAudioUrl: '/media/0.mp3',
    transcript: 'You are in the hall.',
    sentences: [{ sentenceTemplate: 'You are in the {}.', answer: 'hall' }],
  },
};

describe('the opening of a conversation', () => {
  let learners = 0;
  const deviceOf = (account: string) => ({ account, clock: createFakeClock() }) as unknown as QuestionDevice;
  const open = (given: Question, account: string, withOpening?: boolean) => {
    const options = {
      ...flowTimes({ mode: 'timed', timeFactor: 1 }, 240),
      draft: null,
      language: 'en',
      withOpening,
    } as const;
    return interactiveListening.open(given, options, deviceOf(account));
  };
  const introOf = (actor: PracticeActor) => {
    const view = interactiveListeningView(actor.getSnapshot() as InteractiveListeningSnapshot);
    if (view.phase !== 'intro') throw new Error('The question has started.');
    return view;
  };
  const newLearner = () => `learner${++learners}@example.org`;

  it('practice follows the specification until the learner chooses, on this device, for every conversation', () => {
    const [one, other] = [newLearner(), newLearner()];
    const first = open(hosts, one);
    expect(introOf(first)).toMatchObject({ conversationSeconds: 240, openingChoice: { chosen: false } });
    first.start();
    first.send({ type: 'opening.choose', chosen: true } as { type: string });
    expect(keptOpening(deviceOf(one)).get()).toBe(true);
    expect(introOf(open({ ...hosts, questionId: 8 }, one))).toMatchObject({
      conversationSeconds: 390,
      openingChoice: { chosen: true },
    });
    expect(introOf(open(hosts, other))).toMatchObject({ openingChoice: { chosen: false } });
  });

  it('a sitting decides, and the learner is not asked', () => {
    const account = newLearner();
    expect(introOf(open(hosts, account, true))).toMatchObject({ conversationSeconds: 390, openingChoice: null });
    keptOpening(deviceOf(account)).set(true);
    expect(introOf(open(hosts, account, false))).toMatchObject({ conversationSeconds: 240, openingChoice: null });
  });

  it('a host without openings offers none', () => {
    const account = newLearner();
    keptOpening(deviceOf(account)).set(true);
    expect(introOf(open(question, account))).toMatchObject({ conversationSeconds: 240, openingChoice: null });
    expect(introOf(open(question, account, true))).toMatchObject({ conversationSeconds: 240, openingChoice: null });
  });

  it('the sound is found on the host', () => {
    expect(located(hosts, 'https://api.example.org').opening?.questionAudioUrl).toBe(
      'https://api.example.org/media/0.mp3',
    );
  });
});
