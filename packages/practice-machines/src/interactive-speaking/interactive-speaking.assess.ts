import { types } from '@rehearse/question-types';
import { estimateFluency, type FluencyResult } from '@rehearse/scoring';
import type { JoinedRecording } from '../shared/ports.ts';
import { ENOUGH_SHARE } from '../shared/speech-verdict.ts';
import type { InteractiveSpeakingResult, RecordedTurn } from './interactive-speaking.types.ts';

/** Measures each answer of a conversation. Pronunciation and content are never assessed. */
export function assess(
  { recording }: JoinedRecording,
  turns: readonly RecordedTurn[],
): InteractiveSpeakingResult | null {
  const { samples } = recording;
  if (!samples) return null;
  const at = (ms: number) => Math.round((ms * samples.sampleRate) / 1000);
  const fluency = turns.map(({ startMs, endMs }) =>
    endMs > startMs ? estimateFluency(samples.pcm.subarray(at(startMs), at(endMs)), samples.sampleRate) : null,
  );
  return { fluency, verdict: judge(fluency) };
}

/** Whether enough was said, by the time with voice; why not, if no answer could be measured. */
function judge(fluency: readonly (FluencyResult | null)[]): InteractiveSpeakingResult['verdict'] {
  const estimates = fluency.flatMap((each) => (each?.kind === 'estimate' ? [each.features] : []));
  const refused = fluency.find((each) => each?.kind === 'refused');
  if (estimates.length === 0) return refused?.kind === 'refused' ? { code: refused.reason } : null;
  const seconds = estimates.reduce((sum, { phonationSeconds }) => sum + phonationSeconds, 0);
  const enoughSeconds = Math.round(types.interactiveSpeaking.seconds * ENOUGH_SHARE);
  return seconds < enoughSeconds
    ? { code: 'short', spokenSeconds: Math.round(seconds), enoughSeconds }
    : { code: 'enough' };
}
