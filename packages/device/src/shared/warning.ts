/**
 * Why something could not be kept on this device.
 * - `blocked`: the browser keeps nothing here (private window, blocked storage). All works in memory, until the page goes.
 * - `full`: there is no room left. This one thing is in memory only; what was kept before is safe.
 */
export interface StorageWarning {
  code: 'blocked' | 'full';
  cause: unknown;
}

/** Told once for `blocked`, and each time for `full`. */
export type WarningListener = (warning: StorageWarning) => void;

/** Whether the browser refused a write for want of room. */
export function isQuotaError(error: unknown): boolean {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
}

/** Passes warnings on, `blocked` only once. */
export function createWarner(onWarning: WarningListener = () => {}): (cause: unknown) => void {
  let isBlockedTold = false;
  return (cause) => {
    if (isQuotaError(cause)) return onWarning({ code: 'full', cause });
    if (isBlockedTold) return;
    isBlockedTold = true;
    onWarning({ code: 'blocked', cause });
  };
}
