export { ComingNext, type ComingNextProps } from './coming-next.tsx';
