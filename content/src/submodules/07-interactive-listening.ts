import { buildChoice } from './choice.ts';
import type { Builder } from './context.ts';

/** Conversation: each turn is played, then the learner chooses a reply. The summary is the reference answer. */
export const buildInteractiveListening: Builder<7> = ({ title, scene, voice, turns, summary, why }, { clips }) => ({
  questionText: title,
  bgInfo: scene,
  sequences: turns.map(({ says, ...choice }, index) => ({
    sequenceOrder: index + 1,
    questionAudioUrl: clips.url(says, voice),
    transcript: says,
    blankList: buildChoice(choice),
  })),
  referenceAnswer: summary,
  explanation: why,
});
