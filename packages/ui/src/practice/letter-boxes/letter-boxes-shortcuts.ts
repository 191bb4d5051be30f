import { type FlowShortcuts, goOn } from '../shortcuts/flow-shortcuts.ts';

/** The keys of the flow, for the help sheet. */
export const letterBoxesShortcuts: FlowShortcuts = (t) => [
  { keys: ['←', '→'], action: t('shortcuts.moveLetter') },
  { keys: [t('shortcuts.tab')], action: t('shortcuts.moveWord') },
  { keys: [t('shortcuts.backspace')], action: t('shortcuts.erase') },
  { keys: [t('shortcuts.enter')], action: t('shortcuts.submit') },
  goOn(t),
];
