import type { WordJudgementEvent, WordJudgementView } from '@rehearse/practice-machines/word-judgement';
import { TryOutQuestion, tryOutWords } from '@rehearse/ui/screens';
import { useState } from 'react';
import { useLateState } from '../../app/use-late-actor.ts';
import { createLateActor } from '../../lib/late-actor.ts';

function createTryOut(at: number) {
  const { word, correct } = tryOutWords[at] ?? tryOutWords[0];
  const actor = createLateActor({
    view: { phase: 'answering', word, hintsGiven: 0, hintsLeft: null } as WordJudgementView,
    after: (view, _event: WordJudgementEvent) => view,
    load: async () => (await import('./live-try-out.ts')).openTryOut({ questionId: at, word, correct }),
  });
  return { word, actor };
}

/** A question to try on the home page. It is rendered immediately; its machine is loaded when it is reached. */
export function TryOut() {
  const [at, setAt] = useState(0);
  const [{ word, actor }, setTryOut] = useState(() => createTryOut(0));
  const { view } = useLateState(actor);
  const next = (at + 1) % tryOutWords.length;
  return (
    <TryOutQuestion
      word={word}
      view={view}
      onEvent={actor.send}
      onReach={actor.load}
      onNext={() => {
        setAt(next);
        setTryOut(createTryOut(next));
      }}
    />
  );
}
