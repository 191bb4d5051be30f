import type { WordJudgementEvent, WordJudgementView } from '@rehearse/practice-machines/word-judgement';
import { tryOutWords } from '@rehearse/ui/screens';
import { createLateActor } from '../../lib/late-actor.ts';

/** A word on the home page. It shows the open question until the machine is loaded, which then handles all answers. */
export function createLateTryOut(at: number) {
  const { word, correct } = tryOutWords[at] ?? tryOutWords[0];
  const actor = createLateActor<WordJudgementView, WordJudgementEvent, unknown>({
    view: { phase: 'answering', word, hintsGiven: 0, hintsLeft: null },
    after: (view) => view,
    open: async () => {
      const { openTryOut } = await import('./live-try-out.ts');
      return openTryOut({ questionId: at, word, correct });
    },
  });
  return { word, actor };
}
