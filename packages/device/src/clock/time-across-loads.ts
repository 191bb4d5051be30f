/**
 * Milliseconds that continue across reloads and other pages of the site. The browser counts them from one origin for as
 * long as it runs, unaffected by changes of the wall clock. A restarted browser takes its origin from the wall clock, so a
 * difference across a restart may be wrong, or negative.
 */
export function timeAcrossLoads(): number {
  return performance.timeOrigin + performance.now();
}
