export { type BoxElement, type BoxProps, Stack, type StackProps } from './stack.tsx';
export { type StackAlign, stackAligns } from './stack.variants.ts';
