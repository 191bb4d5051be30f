/**
 * A length for a `style` attribute, in units of the text size: the root's `rem`, or in a shadow root the unit of its sheets,
 * because the root of another page may have any font size.
 */
export const rem = (length: number) => `calc(${length} * var(--_rh-rem, 1rem))`;
