export { GoOn, type GoOnProps } from './go-on.tsx';
