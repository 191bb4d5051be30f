/** Seconds from one frame to the next. */
export const hop = 0.01;
/** Length of a frame in seconds. */
export const frameSeconds = 0.025;

/** The frame whose centre is nearest to a time. */
export const frameAt = (seconds: number): number => Math.round((seconds - frameSeconds / 2) / hop);

/** The time at which a frame takes over from the one before it. */
export const timeOf = (frame: number): number => frame * hop + (frameSeconds - hop) / 2;
