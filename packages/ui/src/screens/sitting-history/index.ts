export type {
  ListedSitting,
  SittingKindFilter,
  SittingListState,
  TrendPoint,
  TrendState,
} from './sitting-history.types.ts';
export { SittingHistoryScreen, type SittingHistoryScreenProps } from './sitting-history-screen.tsx';
