export { ComingScreen, type ComingScreenProps } from './coming-screen.tsx';
