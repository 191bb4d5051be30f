import type { TaskCheck, TextReview } from '@rehearse/scoring';

/** A task, a sample answer, an essay, and the recommended number of words. */
export const essay = {
  prompt: 'Write about a skill that everybody should have. Explain why it is important and how people can learn it.',
  sample:
    'In my opinion, everybody should be able to cook a few simple meals. It is one of the most useful skills in the world, because we have to eat several times a day for our whole lives. A person who cannot cook depends on other people or on expensive and unhealthy fast food.',
  text: 'Everybody should be able to cook a few simple meals, because we have to eat several times a day for our whole lives. when i moved into my first apartment, I could only make toast and and my money was always gone. Cooking is also good for your social life: you can invite your friends, and nobody dont have to spend much. The best way to learn it is to help someone who is good at it. I asked my aunt for five dishes and wrote down every step. Today there are a lot of videos for beginners, so anybody can start with something easy such as a omelette',
  recommendedWords: 120,
};

/** Result of `reviewText`. */
export const reviewedEssay: TextReview = {
  measures: {
    words: 109,
    sentences: 6,
    meanSentenceWords: 18.166666666666668,
    longestSentenceWords: 23,
    differentWords: 82,
    everydayShare: 0.9724770642201835,
    functionShare: 0.6055045871559633,
    rarerWords: ['toast', 'beginners', 'omelette'],
  },
  slips: [
    { kind: 'sentenceCapital', start: 117, end: 121, fix: 'When' },
    { kind: 'pronounI', start: 122, end: 123, fix: 'I' },
    { kind: 'doubledWord', start: 182, end: 186, fix: '' },
    { kind: 'apostrophe', start: 296, end: 300, fix: "don't" },
    { kind: 'article', start: 539, end: 540, fix: 'an' },
    { kind: 'endMark', start: 549, end: 549, fix: '.' },
  ],
  repeated: [],
};

/** Result of `checkTask`: the essay meets the task. */
export const essayCheck: TaskCheck = { problems: [], topicKnown: true };
