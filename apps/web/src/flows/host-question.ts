import type { Question } from '@rehearse/api-client';
import { atHost } from './at-host.ts';

/** A question whose media can be loaded from where the app is. */
export type HostQuestion = Question;

/** Makes the media addresses of a question, which are paths on its host, addresses that work from here. */
export function located(question: Question, apiHost: string): HostQuestion {
  const { questionAudioUrl, questionImageUrl, referenceAudioLink, userRecordingUrl } = question;
  return {
    ...question,
    questionAudioUrl: atHost(questionAudioUrl, apiHost),
    questionImageUrl: atHost(questionImageUrl, apiHost),
    referenceAudioLink: atHost(referenceAudioLink, apiHost),
    userRecordingUrl: atHost(userRecordingUrl, apiHost),
    sequences: question.sequences?.map((sequence) => ({
      ...sequence,
      questionAudioUrl: atHost(sequence.questionAudioUrl, apiHost),
    })),
  };
}
