export const buttonTones = ['primary', 'neutral', 'critical'] as const;
export type ButtonTone = (typeof buttonTones)[number];

export const buttonVariants = ['solid', 'outline', 'text'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
