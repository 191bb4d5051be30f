export const progressBarSizes = ['small', 'medium'] as const;
export type ProgressBarSize = (typeof progressBarSizes)[number];

export const progressBarTones = ['primary', 'positive', 'attention', 'critical'] as const;
export type ProgressBarTone = (typeof progressBarTones)[number];
