import type { TaskCheck } from '@rehearse/scoring';
import type { ResultTone } from '../review/index.ts';

/** Green if the text meets its task; neutral if its subject can't be compared. */
export function toneOf(text: string, { problems, topicKnown }: TaskCheck): ResultTone {
  if (text.trim() === '') return 'critical';
  if (problems.length > 0) return 'attention';
  return topicKnown ? 'positive' : 'neutral';
}
