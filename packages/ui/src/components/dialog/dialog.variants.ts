/** `dialog` asks in the middle of the screen; `sheet` informs from the right, or from the bottom on a phone. */
export const dialogVariants = ['dialog', 'sheet'] as const;
export type DialogVariant = (typeof dialogVariants)[number];

export const dialogSizes = ['small', 'medium', 'large'] as const;
export type DialogSize = (typeof dialogSizes)[number];
