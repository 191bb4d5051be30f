export { Dialog, type DialogProps } from './dialog.tsx';
export { type DialogSize, type DialogVariant, dialogSizes, dialogVariants } from './dialog.variants.ts';
