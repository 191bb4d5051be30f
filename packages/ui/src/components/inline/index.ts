export { Inline, type InlineProps } from './inline.tsx';
export { type InlineAlign, type InlineJustify, inlineAligns, inlineJustifies } from './inline.variants.ts';
