import { type FlowShortcuts, goOn } from '../shortcuts/flow-shortcuts.ts';

/** The keys of the flow, for the help sheet. */
export const dictationShortcuts: FlowShortcuts = (t) => [
  { keys: [`${t('shortcuts.control')} .`], action: t('shortcuts.play') },
  { keys: [`${t('shortcuts.control')} ${t('shortcuts.enter')}`], action: t('shortcuts.submit') },
  goOn(t),
];
