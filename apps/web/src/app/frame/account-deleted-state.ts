/** Navigation state of the home page after an account was deleted. */
export const accountDeleted = { accountDeleted: true } as const;

/** Whether the navigation follows the deletion of an account. */
export const isAccountDeleted = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'accountDeleted' in state && state.accountDeleted === true;
