'use client';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import type { Shortcut } from './shortcut-sheet.tsx';

export type FlowWithShortcuts = 'wordJudgement' | 'letterBoxes' | 'dictation' | 'speaking';

/** The keys of a flow, for `QuestionFrame`'s help sheet. */
export function useFlowShortcuts(flow: FlowWithShortcuts): readonly Shortcut[] {
  const { t } = usePracticeTranslation();
  const enter = t('shortcuts.enter');
  const shortcuts: Record<FlowWithShortcuts, readonly Shortcut[]> = {
    wordJudgement: [
      { keys: ['Y', '←'], action: t('shortcuts.yes') },
      { keys: ['N', '→'], action: t('shortcuts.no') },
    ],
    letterBoxes: [
      { keys: ['←', '→'], action: t('shortcuts.moveLetter') },
      { keys: [t('shortcuts.tab')], action: t('shortcuts.moveWord') },
      { keys: [t('shortcuts.backspace')], action: t('shortcuts.erase') },
      { keys: [enter], action: t('shortcuts.submit') },
    ],
    dictation: [
      { keys: [`${t('shortcuts.control')} .`], action: t('shortcuts.play') },
      { keys: [`${t('shortcuts.control')} ${enter}`], action: t('shortcuts.submit') },
    ],
    speaking: [{ keys: [t('shortcuts.space'), enter], action: t('shortcuts.record') }],
  };
  return shortcuts[flow];
}
