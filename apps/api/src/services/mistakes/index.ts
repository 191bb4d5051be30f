export { collectFromAttempt } from './collect.ts';
export { countDrills } from './count-drills.ts';
export { dismissMistake, removeDismissed, restoreMistake } from './dismiss.ts';
export { listDrills } from './list-drills.ts';
export { listMistakes } from './list-mistakes.ts';
export { rateDrill } from './rate-drill.ts';
export { type CorrectedAttempt, recordCorrections } from './record-corrections.ts';
export { summarise } from './summarise.ts';
