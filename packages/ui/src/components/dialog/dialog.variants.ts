/** `dialog` asks in the middle of the screen; `sheet` informs from its edge: the right, or the bottom of a phone. */
export const dialogVariants = ['dialog', 'sheet'] as const;
export type DialogVariant = (typeof dialogVariants)[number];

export const dialogSizes = ['small', 'medium', 'large'] as const;
export type DialogSize = (typeof dialogSizes)[number];
