import { textIn } from '@rehearse/languages';
import {
  type SpeakingActor,
  type SpeakingAnswer,
  type SpeakingQuestion,
  type SpeakingResult,
  speakingOn,
} from '@rehearse/practice-machines/speaking';
import { findType, types } from '@rehearse/question-types';
import { Speaking, speakingShortcuts } from '@rehearse/ui/practice';
import { pictureSources } from '../picture-sources.ts';
import { playerOf } from '../player-of.ts';
import { definePracticeFlow } from '../practice-flow.ts';
import { recorderOf } from '../recorder-of.ts';
import { gradedOf } from './graded-answers.ts';

/** 2 Read Aloud, 3 Read Then Speak, 4 Listen Then Speak, 5 Speak About the Photo, 13 Speaking Sample. */
export const speaking = definePracticeFlow<SpeakingQuestion, SpeakingAnswer, SpeakingResult, SpeakingActor>({
  toQuestion: (question, language) => {
    const {
      submoduleId,
      questionText = '',
      questionReference = '',
      referenceAudioLink,
      referenceWordTimesLink,
      referenceAnswer,
      bullets,
    } = question;
    const preparationSeconds = findType(submoduleId)?.preparationSeconds;
    return {
      submoduleId,
      prompt: questionText,
      ...(bullets ? { guidingQuestions: bullets } : {}),
      ...(submoduleId === types.listenThenSpeak.id
        ? {
            spokenPrompt: {
              audioUrl: question.questionAudioUrl ?? '',
              text: questionReference,
              speech: { text: questionReference, voice: question.questionVoice },
            },
          }
        : {}),
      ...(submoduleId === types.speakAboutThePhoto.id
        ? {
            picture: {
              url: question.questionImageUrl || null,
              alt: question.imageAlt ? textIn(question.imageAlt, language) : '',
              sources: pictureSources(question.questionImageUrl),
            },
          }
        : {}),
      ...(preparationSeconds === undefined ? {} : { preparationSeconds }),
      ...(referenceAudioLink
        ? {
            sampleAudioUrl: referenceAudioLink,
            sampleSpeech: { text: String(referenceAnswer ?? ''), voice: question.referenceVoice },
          }
        : {}),
      ...(referenceWordTimesLink ? { sampleWordTimesUrl: referenceWordTimesLink } : {}),
      ...(typeof referenceAnswer === 'string' && referenceAnswer !== questionText
        ? { sampleText: referenceAnswer, ...gradedOf(question, language) }
        : {}),
    };
  },
  machineOn: (device) => {
    const { clock, recordings } = device;
    return speakingOn({ clock, recordings, player: playerOf(device), ...recorderOf(device) });
  },
  View: Speaking,
  shortcuts: speakingShortcuts,
  toSubmission: ({ recording }) =>
    recording ? { kind: 'recording', file: recording.file, recordingId: recording.recordingId } : null,
  audioOf: ({ questionAudioUrl }) => questionAudioUrl,
  imageOf: ({ questionImageUrl }) => questionImageUrl,
});
