import type { InteractiveSpeakingActor } from '@rehearse/practice-machines/interactive-speaking';
import { InteractiveSpeaking, type TalkListener, TalkListenerContext } from '@rehearse/ui/practice';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';

interface ListenedTalkProps {
  actor: InteractiveSpeakingActor;
  onNext?: (() => void) | undefined;
}

/** A conversation that says who gets the answers while it goes on. */
export function ListenedTalk(props: ListenedTalkProps) {
  const { workspace, api, extras } = useServices();
  const [listener, setListener] = useState<TalkListener | null>(null);
  useEffect(() => {
    if (!workspace.current()) return;
    let isLeft = false;
    const ask = async () => (await import('../../delivery/transcripts.ts')).transcriptsAt({ api, extras }).listener();
    ask().then(
      (found) => isLeft || setListener(found),
      // without the module nothing is sent either
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [workspace, api, extras]);
  return (
    <TalkListenerContext value={listener}>
      <InteractiveSpeaking {...props} />
    </TalkListenerContext>
  );
}
