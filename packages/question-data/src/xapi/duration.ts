/** Seconds as a duration of ISO 8601, to the hundredth, as xAPI compares them: `PT1M5.5S`. */
export function durationOf(seconds: number): string {
  const hundredths = Math.max(0, Math.round(seconds * 100));
  const minutes = Math.floor(hundredths / 6000);
  const parts = [
    [Math.floor(minutes / 60), 'H'],
    [minutes % 60, 'M'],
    [(hundredths % 6000) / 100, 'S'],
  ] as const;
  const shown = parts.flatMap(([count, unit]) => (count > 0 ? [`${count}${unit}`] : []));
  return `PT${shown.join('') || '0S'}`;
}
