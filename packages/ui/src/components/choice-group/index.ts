export { type Choice, ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';
export { type ChoiceGroupVariant, choiceGroupVariants } from './choice-group.variants.ts';
