import type { Question } from '@rehearse/api-client';
import { type Language, textIn } from '@rehearse/languages';
import {
  type InteractiveSpeakingActor,
  type InteractiveSpeakingAnswer,
  type InteractiveSpeakingQuestion,
  type InteractiveSpeakingResult,
  interactiveSpeakingOn,
  type TalkQuestion,
} from '@rehearse/practice-machines/interactive-speaking';
import type { JoinPort } from '@rehearse/practice-machines/ports';
import { InteractiveSpeaking, interactiveSpeakingShortcuts } from '@rehearse/ui/practice';
import { playerOf } from '../player-of.ts';
import { definePracticeFlow } from '../practice-flow.ts';
import { recorderOf } from '../recorder-of.ts';

type HostQuestions = NonNullable<Question['conversation']>['questions'];

const questionsOf = ({ conversation }: Question): HostQuestions => conversation?.questions ?? [];

function toTalkQuestion(asked: HostQuestions[number], language: Language): TalkQuestion {
  const { name, questionAudioUrl, questionVoice: voice, questionReference: text = '', branches, next } = asked;
  const { hints, notes, gradedAnswers: samples = [] } = asked;
  return {
    ...{ name, text, branches, samples },
    audioUrl: questionAudioUrl || null,
    ...(text && { speech: { text, voice } }),
    ...(hints && { hint: textIn(hints, language) }),
    ...(notes && { notes: textIn(notes, language) }),
    ...(next !== undefined && { next }),
  };
}

/** Loaded when the conversation is over. */
const join: JoinPort = async (recordings) => (await import('@rehearse/device/join')).joinRecordings(recordings);

/** 15 Interactive Speaking. */
export const interactiveSpeaking = definePracticeFlow<
  InteractiveSpeakingQuestion,
  InteractiveSpeakingAnswer,
  InteractiveSpeakingResult,
  InteractiveSpeakingActor
>({
  toQuestion: (question, language) => ({
    title: question.questionText ?? '',
    character: question.conversation?.character ?? 'maya',
    questions: questionsOf(question).map((asked) => toTalkQuestion(asked, language)),
  }),
  machineOn: (device) => {
    const { clock, recordings, transcribe } = device;
    const { microphone } = recorderOf(device);
    return interactiveSpeakingOn({
      ...{ clock, recordings, microphone, player: playerOf(device), join },
      ...(transcribe && { transcribe }),
    });
  },
  View: InteractiveSpeaking,
  shortcuts: interactiveSpeakingShortcuts,
  toSubmission: ({ recording, turns }) =>
    recording
      ? { kind: 'recording', file: recording.file, recordingId: recording.recordingId, details: { turns: [...turns] } }
      : null,
  // the flow prefetches what may follow
  audioOf: (question) => questionsOf(question)[0]?.questionAudioUrl,
});
