export { Card, type CardProps } from './card.tsx';
export { type CardSpace, type CardVariant, cardSpaces, cardVariants } from './card.variants.ts';
