import type { TaskCheck, TextReview } from '@rehearse/scoring';

/** A task, a sample answer, an essay, and the recommended number of words. */
export const essay = {
  prompt: 'Write about a skill that everybody should have. Explain why it is important and how people can learn it.',
  sample:
    'In my opinion, everybody should be able to cook a few simple meals. It is one of the most useful skills in the world, because we have to eat several times a day for our whole lives. A person who cannot cook depends on other people or on expensive and unhealthy fast food.',
  text: 'Everybody should be able to cook a few simple meals, because we have to eat several times a day for our whole lives. When I moved into my first apartment, I could only make toast and and my money was always gone. Cooking is also good for your social life: you can invite your friends, and nobody have to spend much. The best way to learn it is to help someone who is good at it. I asked to my aunt for five dishes and wrote down every steps. Today there are many videos for beginners, so anybody can start with something easy such as a omelette.',
  recommendedWords: 120,
};

/** Result of `reviewText`. */
export const reviewedEssay: TextReview = {
  measures: {
    words: 107,
    sentences: 6,
    meanSentenceWords: 17.833333333333332,
    longestSentenceWords: 23,
    differentWords: 80,
    everydayShare: 0.9719626168224299,
    functionShare: 0.616822429906542,
    rarerWords: ['toast', 'beginners', 'omelette'],
  },
  repeated: [],
};

/** Result of `correct`. `reason` names an explanation among the texts of the page. */
export const correctedEssay = [
  { kind: 'extra-word', start: 179, end: 186, fixes: ['and'], reason: 'doubled', example: null },
  {
    kind: 'agreement',
    start: 296,
    end: 300,
    fixes: ['has'],
    reason: 'nobody',
    example: 'Everyone in my class has a bike.',
  },
  {
    kind: 'preposition',
    start: 387,
    end: 390,
    fixes: [''],
    reason: 'asked',
    example: 'We discussed the plan for an hour.',
  },
  {
    kind: 'noun-number',
    start: 429,
    end: 440,
    fixes: ['every step', 'all steps', 'all the steps'],
    reason: 'every',
    example: 'Every student has a locker.',
  },
  {
    kind: 'determiner',
    start: 534,
    end: 535,
    fixes: ['an'],
    reason: 'article',
    example: 'He waited an hour for a university bus.',
  },
] as const;

/** Result of `checkTask`: the essay meets the task. */
export const essayCheck: TaskCheck = { problems: [], topicKnown: true };
