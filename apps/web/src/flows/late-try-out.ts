import type { WordJudgementEvent, WordJudgementView } from '@rehearse/practice-machines/word-judgement';
import { tryOutWords } from '@rehearse/ui/screens';
import type { LiveTryOut } from './live-try-out.ts';

/**
 * A word of the front page as a store. It shows the question as it opens; the machine is loaded by `load` or with the
 * first answer, which it then hears. What can't be loaded is asked for again with the next answer.
 */
export function createLateTryOut(at: number) {
  const { word, correct } = tryOutWords[at] ?? tryOutWords[0];
  const opening: WordJudgementView = { phase: 'answering', word, hintsGiven: 0, hintsLeft: null };
  const listeners = new Set<() => void>();
  let live: LiveTryOut | null = null;
  let early: WordJudgementEvent | null = null;
  let isWanted = false;

  const tell = () => {
    for (const listener of listeners) listener();
  };

  async function open(): Promise<void> {
    const { openTryOut } = await import('./live-try-out.ts');
    if (!isWanted) return;
    live ??= openTryOut({ questionId: at, word, correct }, tell);
    if (early) live.send(early);
    early = null;
  }
  const load = () => {
    isWanted = true;
    open().catch(() => {});
  };

  return {
    word,
    load,
    view: () => live?.view() ?? opening,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (event: WordJudgementEvent) => {
      if (live) return live.send(event);
      early = event;
      load();
    },
    stop: () => {
      isWanted = false;
      live?.stop();
      live = null;
    },
  };
}
