import type { PracticeFlow } from '@rehearse/embed/types';
import { resolveHostUrl } from '@rehearse/embed/types';
import { KeptAnswer } from '@rehearse/ui/screens';
import { useServices } from '../../app/services.ts';
import type { AttemptAtQuestion } from './load-attempt.ts';

/** An answer as the host kept it, without the review of its question. */
export function KeptAnswerAt({ question, attempt, flow }: AttemptAtQuestion & { flow: PracticeFlow }) {
  const { api } = useServices();
  const { questionText = '', referenceAudioLink: sampleUrl, referenceWordTimesLink: wordTimesUrl } = question;
  return (
    <KeptAnswer
      prompt={questionText}
      parts={attempt.kind === 'recording' ? null : flow.readAnswer(attempt.answer ?? '', question)}
      recordingUrl={resolveHostUrl(attempt.recordingUrl, api.getConfig().baseUrl ?? '')}
      sample={sampleUrl && wordTimesUrl ? { sampleUrl, wordTimesUrl } : undefined}
    />
  );
}
