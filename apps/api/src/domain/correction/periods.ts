/** The day (UTC) of a time, such as `2030-01-15`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The month (UTC) of a time, such as `2030-01`. Free corrections are counted by it. */
export const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

/** Seconds until the next day (UTC) begins. */
export const secondsToTomorrow = (time: number): number => 86_400 - (Math.floor(time / 1000) % 86_400);
