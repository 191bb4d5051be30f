import type { QuestionSessionActor } from '@rehearse/practice-machines/question-session';
import { fetchPicture, whenIdle } from '@rehearse/ui/practice';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { PracticeRoom } from '../../delivery/practice-room.ts';
import type { HostQuestion } from '../host-question.ts';
import { pictureSources } from '../picture-sources.ts';
import { loadFlow } from '../registry.ts';

/** Fetches what sounds and what is seen when either neighbour opens, as soon as the session has the neighbour. */
export function useNeighboursAhead(actor: QuestionSessionActor, room: PracticeRoom | null): void {
  const next = useSelector(actor, ({ context }) => context.next) as HostQuestion | null;
  const previous = useSelector(actor, ({ context }) => context.previous) as HostQuestion | null;
  useFetchedAhead(next, room);
  useFetchedAhead(previous, room);
}

function useFetchedAhead(question: HostQuestion | null, room: PracticeRoom | null): void {
  useEffect(() => {
    if (!question || !room) return;
    let current = true;
    // a flow that can't be loaded now is asked for again, and told of, when the question opens
    const fetchAhead = async () => {
      const flow = await loadFlow(question.submoduleId);
      const picture = flow.imageOf?.(question);
      if (picture && current) fetchPicture(picture, pictureSources(picture));
      const sounds = [flow.audioOf?.(question) ?? []].flat();
      if (sounds.length === 0) return;
      const { playerOf } = await import('../types/player-of.ts');
      if (current) for (const sound of sounds) playerOf(room).preload(sound);
    };
    const giveUp = whenIdle(() => fetchAhead().catch(() => {}));
    return () => {
      giveUp();
      current = false;
    };
  }, [question, room]);
}
