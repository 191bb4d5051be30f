/**
 * Why something could not be stored on this device.
 * - `blocked`: the browser stores nothing (private window, blocked storage). Everything is in memory until the page closes.
 * - `full`: storage is full. Only this item is in memory; everything stored before is safe.
 */
export interface StorageWarning {
  code: 'blocked' | 'full';
  cause: unknown;
}

/** Called once for `blocked`, and every time for `full`. */
export type WarningListener = (warning: StorageWarning) => void;

/** Whether a write failed because storage is full. */
export function isQuotaError(error: unknown): boolean {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
}

/** Reports storage errors as warnings, `blocked` only once. */
export function createWarner(onWarning: WarningListener = () => {}): (cause: unknown) => void {
  let isBlockedTold = false;
  return (cause) => {
    if (isQuotaError(cause)) return onWarning({ code: 'full', cause });
    if (isBlockedTold) return;
    isBlockedTold = true;
    onWarning({ code: 'blocked', cause });
  };
}
