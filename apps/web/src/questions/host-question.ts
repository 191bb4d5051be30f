import type { Question } from '@rehearse/api-client';
import { resolveHostUrl } from '../lib/resolve-host-url.ts';
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
    questionAudioUrl: resolveHostUrl(questionAudioUrl, apiHost),
    questionImageUrl: resolveHostUrl(questionImageUrl, apiHost),
    referenceAudioLink: resolveHostUrl(referenceAudioLink, apiHost),
    userRecordingUrl: resolveHostUrl(userRecordingUrl, apiHost),
    sequences: question.sequences?.map((sequence) => ({
      ...sequence,
      questionAudioUrl: resolveHostUrl(sequence.questionAudioUrl, apiHost),
    })),
  };
}
