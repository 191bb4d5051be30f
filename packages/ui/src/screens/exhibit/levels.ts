/** Levels of a sentence with two pauses. */
export const levels = Array.from({ length: 112 }, (_, at) => {
  const pause = (at > 38 && at < 46) || (at > 78 && at < 84);
  return pause ? 0.02 : 0.16 + 0.74 * Math.abs(Math.sin(at * 0.43) * Math.cos(at * 0.11));
});
