/** `surface` is the default card, `outline` has no shadow, `sunken` is a quiet panel inside a card, `raised` floats. */
export const cardVariants = ['surface', 'outline', 'sunken', 'raised'] as const;
export type CardVariant = (typeof cardVariants)[number];

export const cardSpaces = ['none', 'small', 'medium', 'large', 'xlarge'] as const;
export type CardSpace = (typeof cardSpaces)[number];
