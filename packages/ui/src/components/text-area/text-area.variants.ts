/** `interface` for messages to us, `page` for essays: a wide page in the reading font. */
export const textAreaVariants = ['interface', 'page'] as const;
export type TextAreaVariant = (typeof textAreaVariants)[number];
