export const iconSizes = ['small', 'medium', 'large', 'xlarge'] as const;
export type IconSize = (typeof iconSizes)[number];
