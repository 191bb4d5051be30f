/** `row` for lists of questions with hairlines between, `card` for one that stands alone. */
export const disclosureVariants = ['row', 'card'] as const;
export type DisclosureVariant = (typeof disclosureVariants)[number];
