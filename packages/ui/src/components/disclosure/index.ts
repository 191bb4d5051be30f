export { Disclosure, type DisclosureProps } from './disclosure.tsx';
export { type DisclosureVariant, disclosureVariants } from './disclosure.variants.ts';
