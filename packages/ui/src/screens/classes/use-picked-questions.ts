'use client';
import type { CallFailure } from '@rehearse/practice-machines/login';
import { useEffect, useMemo, useState } from 'react';
import type { AssignedQuestion } from './classes.types.ts';

/** Which questions a drill should have. */
export interface WantedQuestions {
  submoduleId: number;
  /** Null for any. */
  level: AssignedQuestion['level'] | null;
  count: number;
}

/** Questions from the bank; `available` is how many it has of this type and level. */
export interface PickedQuestions {
  questions: readonly AssignedQuestion[];
  available: number;
}

/** Picks questions, none of `without` among them. */
export type PickQuestions = (
  wanted: WantedQuestions & { without: readonly number[] },
) => Promise<PickedQuestions | { failure: CallFailure }>;

export type PickState =
  | { phase: 'picking' }
  | { phase: 'failed'; failure: CallFailure }
  | ({ phase: 'picked' } & PickedQuestions);

const picking: PickState = { phase: 'picking' };

/** As many as a pick can leave out. */
const mostLeftOut = 100;

/** One pick: what is left out. Another object is another pick. */
interface Turn {
  without: readonly number[];
}

/** How a turn ended. `shown`: what was shown of this type and level, newest last. */
interface Ended {
  turn: Turn;
  state: PickState;
  shown: readonly number[];
}

const idsOf = (questions: PickedQuestions['questions']) => questions.map(({ questionId }) => questionId);

/** The questions of a drill that is being given. They are picked again when other ones are wanted. */
export function usePickedQuestions(pick: PickQuestions, { submoduleId, level, count }: WantedQuestions) {
  const wanted = useMemo(() => ({ submoduleId, level, count }), [submoduleId, level, count]);
  const first = useMemo(() => ({ wanted, turn: { without: [] } }), [wanted]);
  const [next, setNext] = useState<{ wanted: WantedQuestions; turn: Turn }>(first);
  const [ended, setEnded] = useState<Ended | null>(null);
  const { turn } = next.wanted === wanted ? next : first;
  const current = ended?.turn === turn ? ended : null;

  useEffect(() => {
    let isCurrent = true;
    void pick({ ...wanted, without: turn.without }).then((picked) => {
      if (!isCurrent) return;
      const failed = 'failure' in picked;
      const shown = failed ? [] : [...turn.without, ...idsOf(picked.questions)].slice(-mostLeftOut);
      setEnded({ turn, shown, state: failed ? { phase: 'failed', ...picked } : { phase: 'picked', ...picked } });
    });
    return () => {
      isCurrent = false;
    };
  }, [pick, wanted, turn]);

  const pickWithout = (without: readonly number[]) => setNext({ wanted, turn: { without } });
  return {
    state: current?.state ?? picking,
    /** Picks again after a failure. */
    retry: () => pickWithout([]),
    /** Picks others, as far as there are enough. */
    pickOthers: () => {
      if (current?.state.phase !== 'picked') return;
      pickWithout(current.state.available - current.shown.length >= count ? current.shown : []);
    },
    /** Replaces one of them; resolves to false if there is no other one. */
    replace: async (questionId: number): Promise<boolean> => {
      if (!current) return false;
      const picked = await pick({ ...wanted, count: 1, without: current.shown });
      const [other] = 'failure' in picked ? [] : picked.questions;
      if (!other) return false;
      setEnded((now) => (now?.turn === turn ? replacedIn(now, questionId, other) : now));
      return true;
    },
  };
}

/** The same pick with one question instead of another. */
function replacedIn(ended: Ended, questionId: number, other: AssignedQuestion): Ended {
  if (ended.state.phase !== 'picked') return ended;
  const questions = ended.state.questions.map((each) => (each.questionId === questionId ? other : each));
  return {
    ...ended,
    shown: [...ended.shown, other.questionId].slice(-mostLeftOut),
    state: { ...ended.state, questions },
  };
}
