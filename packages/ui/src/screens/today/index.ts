export type { PlannedDay, PlannedTask, TodayPlan, TodayView } from './today.types.ts';
export { TodayPanel, type TodayPanelProps } from './today-panel.tsx';
