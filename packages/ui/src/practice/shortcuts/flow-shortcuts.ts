import type { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import type { Shortcut } from './shortcut-sheet.tsx';

/** What the keys of a flow depend on. */
export interface FlowShortcutsOptions {
  /** A speaking question begins with audio. */
  heard: boolean;
  /** A recording can be paused, as in every mode but exam. */
  pauses: boolean;
}

type Text = ReturnType<typeof usePracticeTranslation>['t'];

/** Lists the keys of a flow. */
export type FlowShortcuts = (t: Text, options: FlowShortcutsOptions) => readonly Shortcut[];

/** The shortcut to continue after an answer. */
export const goOn = (t: Text): Shortcut => ({
  keys: [t('shortcuts.enter'), t('shortcuts.space')],
  action: t('shortcuts.goOn'),
});
