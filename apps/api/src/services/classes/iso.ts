/** A time as in the contract (ISO 8601). */
export const iso = (instant: number) => new Date(instant).toISOString();

/** The same, or null for none. */
export const isoOrNull = (instant: number | null) => (instant === null ? null : iso(instant));
