export { PayCancelScreen, type PayCancelScreenProps } from './pay-cancel-screen.tsx';
