import type { QuestionSessionActor } from '@rehearse/practice-machines/question-session';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { HostQuestion } from './question-session.ts';
import { loadFlow } from './registry.ts';
import type { PracticeRoom } from './use-practice-room.ts';

/** Fetches what sounds when either neighbour opens, as soon as the session has the neighbour. */
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
    void loadFlow(question.submoduleId).then(
      (flow) => {
        const url = flow?.audioOf?.(question);
        if (current && url) room.ports.player.preload(url);
      },
      () => {},
    );
    return () => {
      current = false;
    };
  }, [question, room]);
}
