export { Container, type ContainerProps } from './container.tsx';
export { type ContainerWidth, containerWidths } from './container.variants.ts';
