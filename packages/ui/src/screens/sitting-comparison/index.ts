export {
  SittingComparisonScreen,
  type SittingComparisonScreenProps,
  type SittingComparisonState,
} from './sitting-comparison-screen.tsx';
