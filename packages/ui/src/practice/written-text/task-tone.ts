import type { TaskCheck } from '@rehearse/scoring';
import type { ResultTone } from '../review/index.ts';

/** Green is for a text that meets its task; one whose subject can't be compared is neither right nor wrong. */
export function toneOf(text: string, { problems, topicKnown }: TaskCheck): ResultTone {
  if (text.trim() === '') return 'critical';
  if (problems.length > 0) return 'attention';
  return topicKnown ? 'positive' : 'neutral';
}
