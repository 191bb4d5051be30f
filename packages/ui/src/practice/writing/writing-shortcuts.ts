import type { FlowShortcuts } from '../shortcuts/flow-shortcuts.ts';

/** The keys of the flow, for the help sheet. */
export const writingShortcuts: FlowShortcuts = (t) => [
  { keys: [`${t('shortcuts.control')} ${t('shortcuts.enter')}`], action: t('shortcuts.submit') },
];
