import type { Draft } from '@rehearse/practice-machines/protocol';
import type { GivenAnswer } from './answers.ts';

interface KeeperPorts {
  keep: (draft: Draft<unknown>) => void;
  /** `draft` says that the answer was given. */
  give: (given: GivenAnswer, draft: Draft<unknown> | undefined) => void;
}

/**
 * Puts together what a flow emits in one turn, in whichever order: an answer and the draft that says it was given are kept
 * as one, so that a crash between them can neither lose the answer nor have it given twice.
 */
export function createKeeper({ keep, give }: KeeperPorts) {
  let draft: Draft<unknown> | undefined;
  let given: GivenAnswer | undefined;
  let isDue = false;

  function settle(): void {
    const now = { draft, given };
    draft = undefined;
    given = undefined;
    isDue = false;
    if (now.given) give(now.given, now.draft);
    else if (now.draft) keep(now.draft);
  }

  function soon(): void {
    if (!isDue) queueMicrotask(settle);
    isDue = true;
  }

  return {
    draft(next: Draft<unknown>) {
      draft = next;
      soon();
    },
    answer(next: GivenAnswer) {
      given = next;
      soon();
    },
  };
}
