import { type FlowShortcuts, goOn } from '../shortcuts/flow-shortcuts.ts';

/** The keys of the flow, for the help sheet. */
export const readingSequencesShortcuts: FlowShortcuts = (t) => [
  { keys: ['←', '→'], action: t('shortcuts.readingWord') },
  { keys: [`${t('shortcuts.control')} →`], action: t('shortcuts.readingSentence') },
  { keys: [t('shortcuts.enter'), t('shortcuts.space')], action: t('shortcuts.readingMark') },
  { keys: [t('shortcuts.escape')], action: t('shortcuts.readingClear') },
  { keys: [`${t('shortcuts.control')} ${t('shortcuts.enter')}`], action: t('shortcuts.readingNext') },
  goOn(t),
];
