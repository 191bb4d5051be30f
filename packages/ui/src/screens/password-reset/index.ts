export { PasswordResetScreen, type PasswordResetScreenProps } from './password-reset-screen.tsx';
