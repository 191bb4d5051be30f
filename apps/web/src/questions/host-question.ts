import type { Question } from '@rehearse/api-client';
import { resolveHostUrl } from '../lib/resolve-host-url.ts';
import { withoutNulls } from '../lib/without-nulls.ts';

/** A question with absolute media URLs. */
export type HostQuestion = Question;

/** Resolves the media paths of a question against its host. */
export function located(given: Question, apiHost: string): HostQuestion {
  const question = withoutNulls(given);
  const { questionAudioUrl, questionImageUrl, referenceAudioLink, referenceWordTimesLink, userRecordingUrl } = question;
  const { opening, sequences } = question;
  const heard = <Part extends { questionAudioUrl?: string }>(part: Part): Part => ({
    ...part,
    questionAudioUrl: resolveHostUrl(part.questionAudioUrl, apiHost),
  });
  return {
    ...question,
    id: question.id ?? question.questionId,
    questionAudioUrl: resolveHostUrl(questionAudioUrl, apiHost),
    questionImageUrl: resolveHostUrl(questionImageUrl, apiHost),
    referenceAudioLink: resolveHostUrl(referenceAudioLink, apiHost),
    referenceWordTimesLink: resolveHostUrl(referenceWordTimesLink, apiHost),
    userRecordingUrl: resolveHostUrl(userRecordingUrl, apiHost),
    opening: opening && heard(opening),
    sequences: sequences?.map(heard),
  };
}
