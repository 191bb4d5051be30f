import {
  type DictationActor,
  type DictationAnswer,
  type DictationQuestion,
  dictationOn,
} from '@rehearse/practice-machines/dictation';
import type { DictationResult } from '@rehearse/scoring';
import { Dictation, dictationShortcuts } from '@rehearse/ui/practice';
import { playerOf } from '../player-of.ts';
import { definePracticeFlow } from '../practice-flow.ts';

/** 6 Listen & Type. */
export const dictation = definePracticeFlow<DictationQuestion, DictationAnswer, DictationResult, DictationActor>({
  toQuestion: ({ questionAudioUrl = '', questionVoice, referenceAnswer = '', acceptedAnswers }) => ({
    audioUrl: questionAudioUrl,
    speech: { text: String(referenceAnswer), voice: questionVoice },
    text: String(referenceAnswer),
    ...(acceptedAnswers ? { acceptedTexts: acceptedAnswers } : {}),
  }),
  machineOn: (device) => dictationOn({ clock: device.clock, player: playerOf(device) }),
  View: Dictation,
  shortcuts: dictationShortcuts,
  toSubmission: ({ text }, result) => ({ kind: 'text', answer: text, ...(result ? { score: result.score } : {}) }),
  audioOf: ({ questionAudioUrl }) => questionAudioUrl,
});
