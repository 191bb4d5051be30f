import { type FlowShortcuts, goOn } from '../shortcuts/flow-shortcuts.ts';

/** The keys of the flow, for the help sheet. */
export const interactiveListeningShortcuts: FlowShortcuts = (t) => [
  { keys: ['1', '2', '3'], action: t('shortcuts.chooseReply') },
  { keys: [t('shortcuts.enter')], action: t('shortcuts.startOrNext') },
  { keys: [`${t('shortcuts.control')} .`], action: t('shortcuts.playOpening') },
  { keys: [`${t('shortcuts.control')} ${t('shortcuts.enter')}`], action: t('shortcuts.submit') },
  goOn(t),
];
