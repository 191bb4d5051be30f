import type { ApiClient } from '@rehearse/api-client';
import { callFailure } from '@rehearse/practice-machines/question-browser';
import type { JumpState } from '@rehearse/ui/screens';
import { useRef, useState } from 'react';
import { loadQuestion } from '../load-question.ts';

/** Looks up a question of a type by its number (only the latest request counts) and opens it. */
export function useQuestionJump(
  client: ApiClient,
  { submoduleId, onFound }: { submoduleId: number; onFound: (questionId: number) => void },
) {
  const [{ of, state }, setJump] = useState<{ of: number; state: JumpState }>({
    of: submoduleId,
    state: { phase: 'idle' },
  });
  const latest = useRef(0);
  const jump = async (questionId: number) => {
    latest.current += 1;
    const mine = latest.current;
    const settle = (settled: JumpState) => mine === latest.current && setJump({ of: submoduleId, state: settled });
    settle({ phase: 'looking' });
    try {
      const question = await loadQuestion(client, { questionId, submoduleId });
      settle(question ? { phase: 'idle' } : { phase: 'missing', questionId });
      if (question && mine === latest.current) onFound(questionId);
    } catch (error) {
      settle({ phase: 'failed', failure: callFailure(error) });
    }
  };
  // clears the message when another type is selected
  return { state: of === submoduleId ? state : ({ phase: 'idle' } as const), jump };
}
