export {
  type DrillLevel,
  type DrillRequest,
  PracticeStartScreen,
  type PracticeStartScreenProps,
} from './practice-start-screen.tsx';
