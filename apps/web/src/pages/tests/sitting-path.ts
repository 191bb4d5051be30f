/** The path where a sitting is taken, or continued. */
export const sittingPath = (sittingId: string) => `/sittings/${sittingId}`;
