import type { QuestionWorkspace } from '../../delivery/learner-workspace.ts';
import { type AnsweredSlot, type Submission, slotKey } from '../../delivery/submission.ts';

export interface SlotWorkspaceOptions {
  slot: Omit<AnsweredSlot, 'usedSeconds'>;
  /** Seconds used so far, by the device's stopwatch. */
  usedSeconds: () => number;
  /** Called with each answer and a promise that resolves when it is stored. */
  onSubmit: (submission: Submission, stored: Promise<void>) => void;
}

/** The learner's workspace for one slot: with drafts of its own, and answers that go to the sitting too. */
export function slotWorkspace(
  workspace: QuestionWorkspace,
  { slot, usedSeconds, onSubmit }: SlotWorkspaceOptions,
): QuestionWorkspace {
  const { drafts, answers } = workspace;
  const key = slotKey(slot);
  return {
    ...workspace,
    drafts: {
      load: () => drafts.load(key),
      save: (_, draft) => drafts.save(key, draft),
      remove: () => drafts.remove(key),
    },
    answers: {
      ...answers,
      statusOf: () => answers.statusOf(key),
      submit(request) {
        const stored = answers.submit({ ...request, slot: { ...slot, usedSeconds: usedSeconds() } });
        onSubmit(request.submission, stored);
        return stored;
      },
    },
  };
}
