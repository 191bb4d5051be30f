import { type FlowShortcuts, goOn } from '../shortcuts/flow-shortcuts.ts';

/** The keys of the flow, for the help sheet. */
export const wordJudgementShortcuts: FlowShortcuts = (t) => [
  { keys: ['Y', '←'], action: t('shortcuts.yes') },
  { keys: ['N', '→'], action: t('shortcuts.no') },
  goOn(t),
];
