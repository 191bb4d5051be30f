/** What a frame knows of the page around it. */
export interface Surroundings {
  /** Whether there is a page around it. */
  isFramed: boolean;
  /** `location.ancestorOrigins`, the nearest first, where the browser has it. */
  ancestorOrigins: ArrayLike<string> | undefined;
  referrer: string;
}

/**
 * The origin of the page around this one, if it is one of those allowed. Null for any other, for an unknown one, and
 * outside a frame: nothing is sent to it then, and nothing of it is heard.
 */
export function hostOrigin(
  { isFramed, ancestorOrigins, referrer }: Surroundings,
  allowed: readonly string[],
): string | null {
  if (!isFramed) return null;
  const nearest = ancestorOrigins?.[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : null);
  return nearest !== null && allowed.includes(nearest) ? nearest : null;
}
