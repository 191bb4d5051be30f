import { late } from '@rehearse/ui/practice';

/** What is shown next to a question only later, or seldom: where its answer is, another tab, the end of its time, a full device. */
export const lateStates = late(() => import('./late-states.ts'));
