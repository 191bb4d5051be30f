'use client';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import type { Shortcut } from './shortcut-sheet.tsx';

export type FlowWithShortcuts =
  | 'wordJudgement'
  | 'letterBoxes'
  | 'dictation'
  | 'interactiveListening'
  | 'speaking'
  | 'readingSequences'
  | 'writing'
  | 'twoPartWriting';

export interface FlowShortcutsOptions {
  /** The speaking question starts with audio. Default false. */
  heard?: boolean;
  /** Recording can be paused, as in every mode but exam. Default true. */
  pauses?: boolean;
}

/** The shortcuts of a flow, for `QuestionFrame`'s help sheet. */
export function useFlowShortcuts(
  flow: FlowWithShortcuts,
  { heard = false, pauses = true }: FlowShortcutsOptions = {},
): readonly Shortcut[] {
  const { t } = usePracticeTranslation();
  const enter = t('shortcuts.enter');
  const goOn: Shortcut = { keys: [enter, t('shortcuts.space')], action: t('shortcuts.goOn') };
  const shortcuts: Record<FlowWithShortcuts, readonly Shortcut[]> = {
    wordJudgement: [
      { keys: ['Y', '←'], action: t('shortcuts.yes') },
      { keys: ['N', '→'], action: t('shortcuts.no') },
      goOn,
    ],
    letterBoxes: [
      { keys: ['←', '→'], action: t('shortcuts.moveLetter') },
      { keys: [t('shortcuts.tab')], action: t('shortcuts.moveWord') },
      { keys: [t('shortcuts.backspace')], action: t('shortcuts.erase') },
      { keys: [enter], action: t('shortcuts.submit') },
      goOn,
    ],
    dictation: [
      { keys: [`${t('shortcuts.control')} .`], action: t('shortcuts.play') },
      { keys: [`${t('shortcuts.control')} ${enter}`], action: t('shortcuts.submit') },
      goOn,
    ],
    interactiveListening: [
      { keys: ['1', '2', '3'], action: t('shortcuts.chooseReply') },
      { keys: [enter], action: t('shortcuts.startOrNext') },
      { keys: [`${t('shortcuts.control')} ${enter}`], action: t('shortcuts.submit') },
      goOn,
    ],
    speaking: [
      { keys: [t('shortcuts.space'), enter], action: t('shortcuts.record') },
      ...(pauses ? [{ keys: ['P'], action: t('shortcuts.pauseRecording') }] : []),
      ...(heard ? [{ keys: ['.'], action: t('shortcuts.play') }] : []),
    ],
    readingSequences: [
      { keys: ['←', '→'], action: t('shortcuts.readingWord') },
      { keys: [`${t('shortcuts.control')} →`], action: t('shortcuts.readingSentence') },
      { keys: [enter, t('shortcuts.space')], action: t('shortcuts.readingMark') },
      { keys: [t('shortcuts.escape')], action: t('shortcuts.readingClear') },
      { keys: [`${t('shortcuts.control')} ${enter}`], action: t('shortcuts.readingNext') },
      goOn,
    ],
    writing: [{ keys: [`${t('shortcuts.control')} ${enter}`], action: t('shortcuts.submit') }],
    twoPartWriting: [{ keys: [`${t('shortcuts.control')} ${enter}`], action: t('shortcuts.nextOrSubmit') }],
  };
  return shortcuts[flow];
}
