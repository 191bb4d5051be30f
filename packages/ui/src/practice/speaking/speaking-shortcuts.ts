import type { FlowShortcuts } from '../shortcuts/flow-shortcuts.ts';

/** The keys of the flow, for the help sheet. */
export const speakingShortcuts: FlowShortcuts = (t, { heard, pauses }) => [
  { keys: [t('shortcuts.space'), t('shortcuts.enter')], action: t('shortcuts.record') },
  ...(pauses ? [{ keys: ['P'], action: t('shortcuts.pauseRecording') }] : []),
  ...(heard ? [{ keys: ['.'], action: t('shortcuts.play') }] : []),
];
