export const linkTones = ['primary', 'neutral', 'inherit'] as const;
export type LinkTone = (typeof linkTones)[number];
