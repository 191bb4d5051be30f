/** `row` for lists with dividers, `card` for a single one. */
export const disclosureVariants = ['row', 'card'] as const;
export type DisclosureVariant = (typeof disclosureVariants)[number];
