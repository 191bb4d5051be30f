import type { Question } from '@rehearse/api-client';

/** A question whose media can be loaded from where the app is. */
export type HostQuestion = Question;

/** Makes the media addresses of a question, which are paths on its host, addresses that work from here. */
export function located(question: Question, apiHost: string): HostQuestion {
  const at = <T extends string | null | undefined>(url: T) => (url?.startsWith('/') ? `${apiHost}${url}` : url) as T;
  const { questionAudioUrl, questionImageUrl, referenceAudioLink, userRecordingUrl } = question;
  return {
    ...question,
    questionAudioUrl: at(questionAudioUrl),
    questionImageUrl: at(questionImageUrl),
    referenceAudioLink: at(referenceAudioLink),
    userRecordingUrl: at(userRecordingUrl),
    sequences: question.sequences?.map((sequence) => ({
      ...sequence,
      questionAudioUrl: at(sequence.questionAudioUrl),
    })),
  };
}
