/** Speeds at which a voice still sounds natural; 1 is normal speed. */
export const playbackRates = [0.75, 0.85, 1, 1.15, 1.25] as const;
