export {
  PaySuccessScreen,
  type PaySuccessScreenProps,
  type PaySuccessView,
  type PlanNow,
  type Receipt,
} from './pay-success-screen.tsx';
