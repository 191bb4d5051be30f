export { VerifyScreen, type VerifyScreenProps } from './verify-screen.tsx';
