export { DrillScreen, type DrillScreenProps } from './drill-screen.tsx';
