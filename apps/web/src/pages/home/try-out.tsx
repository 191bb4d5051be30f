import { TryOutQuestion, tryOutWords } from '@rehearse/ui/screens';
import { useState } from 'react';
import { useLateView } from '../../app/use-late-actor.ts';
import { createLateTryOut } from './late-try-out.ts';

/** A question to try on the home page. It is rendered immediately; its machine is loaded when it is reached. */
export function TryOut() {
  const [at, setAt] = useState(0);
  const [{ word, actor }, setTryOut] = useState(() => createLateTryOut(0));
  const view = useLateView(actor);
  const next = (at + 1) % tryOutWords.length;
  return (
    <TryOutQuestion
      word={word}
      view={view}
      onEvent={actor.send}
      onReach={actor.load}
      onNext={() => {
        setAt(next);
        setTryOut(createLateTryOut(next));
      }}
    />
  );
}
