export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];

export const headingTones = ['primary', 'secondary', 'inherit'] as const;
export type HeadingTone = (typeof headingTones)[number];
