export { ShortcutSheet } from '../shortcuts/shortcut-sheet.tsx';
export { ClockWarning } from './clock-warning.tsx';
export { LeaveExam } from './leave-exam.tsx';
export { ModeSheet } from './mode-sheet.tsx';
