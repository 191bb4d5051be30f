/**
 * What a color means. `primary` is interactive, `positive` is right, `critical` is wrong or destructive, `attention` is
 * in between; `neutral` has no meaning. Color is never the only signal: an icon or a word always says the same.
 */
export const tones = ['neutral', 'primary', 'positive', 'attention', 'critical'] as const;
export type Tone = (typeof tones)[number];

/** Sizes of buttons and inputs. */
export const controlSizes = ['small', 'medium', 'large'] as const;
export type ControlSize = (typeof controlSizes)[number];
