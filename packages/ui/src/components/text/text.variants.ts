export const textTones = [
  'primary',
  'secondary',
  'muted',
  'positive',
  'attention',
  'critical',
  'inverse',
  'inherit',
] as const;
export type TextTone = (typeof textTones)[number];

export const textWeights = ['regular', 'medium', 'strong'] as const;
export type TextWeight = (typeof textWeights)[number];

/** `interface` for the product's own texts, `reading` for exam text, `code` for digits and keys. */
export const textFonts = ['interface', 'reading', 'code'] as const;
export type TextFont = (typeof textFonts)[number];

export const textAligns = ['start', 'center', 'end'] as const;
export type TextAlign = (typeof textAligns)[number];
