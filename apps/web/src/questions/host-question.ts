import type { Question } from '@rehearse/api-client';
import { atHost } from '../lib/at-host.ts';
import { withoutNulls } from '../lib/without-nulls.ts';

/** A question with absolute media URLs. */
export type HostQuestion = Question;

/** Resolves the media paths of a question against its host. */
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
