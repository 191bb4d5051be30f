import { type TabLockState, takeTabLock } from '@rehearse/device/tab-lock';

interface Claim {
  state: TabLockState | null;
  listeners: Set<(state: TabLockState) => void>;
  release: () => void;
}

/** What this page has asked for, by name. */
const claims = new Map<string, Claim>();

/**
 * Asks for a question on behalf of this page, and reports whether the page has it or another tab. The same question twice on
 * a page is one claim.
 *
 * @returns ends the claim
 */
export function claimQuestion(name: string, onState: (state: TabLockState) => void): () => void {
  const known = claims.get(name);
  const claim: Claim = known ?? { state: null, listeners: new Set(), release: () => {} };
  claims.set(name, claim);
  claim.listeners.add(onState);
  if (!known)
    claim.release = takeTabLock(name, (state) => {
      claim.state = state;
      for (const listener of claim.listeners) listener(state);
    });
  else if (claim.state) onState(claim.state);
  return () => {
    claim.listeners.delete(onState);
    if (claim.listeners.size > 0) return;
    claims.delete(name);
    claim.release();
  };
}
