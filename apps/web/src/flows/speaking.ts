import {
  type SpeakingActor,
  type SpeakingAnswer,
  type SpeakingQuestion,
  type SpeakingResult,
  speakingOn,
} from '@rehearse/practice-machines/speaking';
import { Speaking } from '@rehearse/ui/practice';
import { definePracticeFlow } from './practice-flow.ts';

/** 2 Read Aloud. */
export const speaking = definePracticeFlow<SpeakingQuestion, SpeakingAnswer, SpeakingResult, SpeakingActor>({
  toQuestion: ({ submoduleId, questionText = '', referenceAudioLink, referenceAnswer }) => ({
    submoduleId,
    prompt: questionText,
    ...(referenceAudioLink ? { sampleAudioUrl: referenceAudioLink } : {}),
    ...(typeof referenceAnswer === 'string' && referenceAnswer !== questionText ? { sampleText: referenceAnswer } : {}),
  }),
  machineOn: speakingOn,
  View: Speaking,
  keys: 'speaking',
  givenBy: ({ recording }) => (recording ? { kind: 'recording', file: recording.file } : null),
});
