import type { FlowShortcuts } from '../shortcuts/flow-shortcuts.ts';

/** The keys of the flow, for the help sheet. */
export const interactiveSpeakingShortcuts: FlowShortcuts = (t) => [
  { keys: [t('shortcuts.space'), t('shortcuts.enter')], action: t('shortcuts.startOrNext') },
  { keys: ['.'], action: t('shortcuts.play') },
];
