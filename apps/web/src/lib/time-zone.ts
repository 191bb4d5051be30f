/** The learner's time zone; UTC if the browser does not know it. */
export function timeZone(): string {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  return !zone || zone === 'Etc/Unknown' ? 'UTC' : zone;
}
