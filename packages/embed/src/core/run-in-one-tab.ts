import { type LazyClaim, lazyClaim } from './lazy-claim.ts';

export interface OneTabOptions {
  /** What only one tab may write; the same name in each of them. */
  name: string;
  /** Begins; what it keeps asks `claim` first. Returns its end. */
  begin: (claim: LazyClaim) => () => void;
  /** Called when another tab turns out to have it, and when that is over. */
  onElsewhere: (isElsewhere: boolean) => void;
}

/**
 * Begins at once. Where another tab turns out to have the same, it ends, and begins again when that tab lets go: what was kept
 * there is the newest.
 *
 * @returns ends it
 */
export function runInOneTab({ name, begin, onElsewhere }: OneTabOptions): () => void {
  let isTheirs = false;
  let end = () => {};
  const claim = lazyClaim(name, (state) => {
    if (state === 'editable' && !isTheirs) return;
    isTheirs = state === 'readOnly';
    onElsewhere(isTheirs);
    end();
    end = isTheirs ? () => {} : begin(claim);
  });
  end = begin(claim);
  return () => {
    end();
    claim.release();
    onElsewhere(false);
  };
}
