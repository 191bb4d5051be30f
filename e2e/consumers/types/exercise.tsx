import type { RehearseQuestion } from '@rehearse/embed/element';
import { type Answered, Question, Sitting } from '@rehearse/embed/react';

const data = { type: 'read-and-select', word: 'harbor', correct: true };

/** Everything that a caller reads has a type. */
const scoreOf = ({ score, maxScore, durationSeconds, xapi }: Answered): number | null =>
  score === null || !xapi ? null : score / maxScore / durationSeconds;

export const exercise = (
  <Question data={data} start="visible" locale="zh" onAnswered={(answered) => scoreOf(answered)} />
);
export const exercises = <Sitting questions={[data]} />;
// @ts-expect-error there is no such policy
export const wrong = <Question data={data} start="later" />;

export function answerOf(element: RehearseQuestion): string {
  element.data = data;
  return element.value;
}
