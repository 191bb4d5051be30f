/** The host sends one code per minute and account, so the button waits as long. */
export const CODE_COOLDOWN_MS = 60_000;
