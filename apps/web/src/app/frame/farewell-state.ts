/** State of the navigation that leads home from a deleted account. */
export const farewell = { farewell: true } as const;

/** Whether a navigation's state says that the account was deleted. */
export const isFarewell = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'farewell' in state && state.farewell === true;
