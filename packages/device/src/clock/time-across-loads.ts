/**
 * Milliseconds that go on through reloads and other pages of the site: the browser counts them from one start for as long
 * as it runs, and a change of the wall clock does not touch them. Only a browser that is started again takes its start from
 * the wall clock, so the difference of two of these times may then be wrong, or below 0.
 */
export function timeAcrossLoads(): number {
  return performance.timeOrigin + performance.now();
}
