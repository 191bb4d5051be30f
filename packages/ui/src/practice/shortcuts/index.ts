export type { FlowShortcuts, FlowShortcutsOptions } from './flow-shortcuts.ts';
export { type Shortcut, ShortcutSheet, type ShortcutSheetProps } from './shortcut-sheet.tsx';
export { type Shortcuts, ShortcutsContext } from './shortcuts-context.ts';
export { useFlowShortcuts } from './use-flow-shortcuts.ts';
export { type ShortcutMap, type ShortcutsOptions, useShortcuts } from './use-shortcuts.ts';
