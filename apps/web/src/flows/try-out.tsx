import { TryOutQuestion, tryOutWords } from '@rehearse/ui/screens';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createLateTryOut } from './late-try-out.ts';

/** A question on the front page for anybody to answer. It is drawn at once as it opens; what runs it comes when it is reached. */
export function TryOut() {
  const [at, setAt] = useState(0);
  const [tryOut, setTryOut] = useState(() => createLateTryOut(0));
  const view = useSyncExternalStore(tryOut.subscribe, tryOut.view, tryOut.view);
  useEffect(() => tryOut.stop, [tryOut]);
  const next = (at + 1) % tryOutWords.length;
  return (
    <TryOutQuestion
      word={tryOut.word}
      view={view}
      onEvent={tryOut.send}
      onReach={tryOut.load}
      onNext={() => {
        setAt(next);
        setTryOut(createLateTryOut(next));
      }}
    />
  );
}
