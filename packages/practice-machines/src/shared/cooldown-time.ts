/** The host sends one code a minute per account, so the button waits as long. */
export const CODE_COOLDOWN_MS = 60_000;
