/** Speeds at which a voice still sounds like itself; 1 is as it was recorded. */
export const playbackRates = [0.75, 0.85, 1, 1.15, 1.25] as const;
