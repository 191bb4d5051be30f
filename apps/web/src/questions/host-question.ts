import type { Question } from '@rehearse/api-client';
import { atHost } from '../lib/at-host.ts';
import { withoutNulls } from '../lib/without-nulls.ts';

/** A question whose media can be loaded from where the app is. */
export type HostQuestion = Question;

/** Makes the media addresses of a question, which are paths on its host, addresses that work from here. */
export function located(given: Question, apiHost: string): HostQuestion {
  const question = withoutNulls(given);
  const { questionAudioUrl, questionImageUrl, referenceAudioLink, userRecordingUrl } = question;
  return {
    ...question,
    id: question.id ?? question.questionId,
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
