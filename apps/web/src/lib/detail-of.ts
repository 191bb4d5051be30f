/** What a program says of a failure, for whoever reports it. */
export const detailOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
