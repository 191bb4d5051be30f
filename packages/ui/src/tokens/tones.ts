/**
 * What a colour says. `primary` can be pressed, `positive` is right, `critical` is wrong or destroys, `attention` is in
 * between; `neutral` says nothing. Colour never speaks alone: an icon or a word always says the same.
 */
export const tones = ['neutral', 'primary', 'positive', 'attention', 'critical'] as const;
export type Tone = (typeof tones)[number];

/** Sizes of things that are pressed or typed into. */
export const controlSizes = ['small', 'medium', 'large'] as const;
export type ControlSize = (typeof controlSizes)[number];
