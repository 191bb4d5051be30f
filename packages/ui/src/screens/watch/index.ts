export { WatchScreen, type WatchScreenProps } from './watch-screen.tsx';
