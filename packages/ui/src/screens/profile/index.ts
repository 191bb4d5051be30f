export type { ProfileAi } from './ai-section.tsx';
export type {
  ChangeState,
  DeletionConfirmation,
  HistoryPeriod,
  Part,
  PracticeDay,
  PracticeHistory,
  PracticeTotal,
  PracticeType,
  ProfileAccount,
  ProfilePayment,
  ProfileSession,
} from './profile.types.ts';
export { ProfileScreen, type ProfileScreenProps } from './profile-screen.tsx';
