import { compareLength, type FluencyResult, type ReadAloudResult } from '@rehearse/scoring';
import { enoughSpeechSeconds, isReadAloud } from './speaking.logic.ts';
import type { SpeakingQuestion, SpeakingVerdict } from './speaking.types.ts';

/** Share of the sentence's words in the transcript; with fewer it was another sentence, even if some were misheard. */
const LEAST_COMPLETE = 0.4;

/** Whether a recording can be an answer to its task: the right sentence, as far as its sound shows, or enough speech. */
export function judge(
  question: SpeakingQuestion,
  fluency: FluencyResult | null,
  reading: ReadAloudResult | null,
): SpeakingVerdict | null {
  if (fluency === null) return null;
  if (fluency.kind === 'refused') return { code: fluency.reason };
  const { features } = fluency;
  if (isReadAloud(question)) {
    const code = compareLength(features, question.prompt);
    return { code: code === 'whole' && reading && reading.completeness < LEAST_COMPLETE ? 'other' : code };
  }
  const enoughSeconds = enoughSpeechSeconds(question);
  const spokenSeconds = Math.round(features.phonationSeconds);
  return features.phonationSeconds < enoughSeconds
    ? { code: 'short', spokenSeconds, enoughSeconds }
    : { code: 'enough' };
}
