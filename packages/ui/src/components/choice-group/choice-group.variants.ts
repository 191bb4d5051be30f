/** `list` for answers and settings, `segmented` for two to four short words in a row. */
export const choiceGroupVariants = ['list', 'segmented'] as const;
export type ChoiceGroupVariant = (typeof choiceGroupVariants)[number];
