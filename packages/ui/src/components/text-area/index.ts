export { TextArea, type TextAreaProps } from './text-area.tsx';
export { type TextAreaVariant, textAreaVariants } from './text-area.variants.ts';
