export { Registration, type RegistrationProps } from './registration.tsx';
export { SignUpScreen, type SignUpScreenProps } from './sign-up-screen.tsx';
