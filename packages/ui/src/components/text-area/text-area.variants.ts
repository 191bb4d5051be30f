/** `interface` for messages to us, `page` for an essay: a wide sheet in the reading face. */
export const textAreaVariants = ['interface', 'page'] as const;
export type TextAreaVariant = (typeof textAreaVariants)[number];
