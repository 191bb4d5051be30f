'use client';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import type { FlowShortcuts, FlowShortcutsOptions } from './flow-shortcuts.ts';
import type { Shortcut } from './shortcut-sheet.tsx';

/** The keys of a flow for `QuestionFrame`'s help sheet; none while there is no flow yet. */
export function useFlowShortcuts(flow: FlowShortcuts | null, options: FlowShortcutsOptions): readonly Shortcut[] {
  const { t } = usePracticeTranslation();
  return flow?.(t, options) ?? [];
}
