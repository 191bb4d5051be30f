export { type Shortcut, ShortcutSheet, type ShortcutSheetProps } from './shortcut-sheet.tsx';
export { type Shortcuts, ShortcutsContext } from './shortcuts-context.ts';
export { type FlowShortcutsOptions, type FlowWithShortcuts, useFlowShortcuts } from './use-flow-shortcuts.ts';
export { type ShortcutMap, type ShortcutsOptions, useShortcuts } from './use-shortcuts.ts';
