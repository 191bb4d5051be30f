/** Navigation state of the home page after an account was deleted. */
export const farewell = { farewell: true } as const;

/** Whether the navigation follows the deletion of an account. */
export const isFarewell = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'farewell' in state && state.farewell === true;
