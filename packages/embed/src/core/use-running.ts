import { whenIdle } from '@rehearse/ui/practice';
import { useEffect, useState } from 'react';
import { defaultPrefix, openDevice } from './device.ts';
import type { LazyClaim } from './lazy-claim.ts';
import type { LoadedQuestion } from './load-question.ts';
import { loadStores } from './load-stores.ts';
import type { QuestionSurfaceProps } from './question-surface.types.ts';
import { runInOneTab } from './run-in-one-tab.ts';
import { type RunningQuestion, runQuestion } from './run-question.ts';
import { storageError } from './storage-error.ts';
import { useLanguage } from './use-language.ts';
import { useLatest } from './use-latest.ts';

/** Another visit uploads what is not uploaded. */
function leave({ stop, uploads }: RunningQuestion): void {
  stop();
  uploads?.cancel();
}

/** What became of a question. */
export interface Running {
  /** Null before its start, while it is opened, and while another tab has it. */
  running: RunningQuestion | null;
  isElsewhere: boolean;
}

/** Runs a question from its start until it is removed, unless another tab has it. */
export function useRunning(question: LoadedQuestion, isStarted: boolean, props: QuestionSurfaceProps): Running {
  const [running, setRunning] = useState<RunningQuestion | null>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  const latest = useLatest(props);
  const { root, mode, timeFactor, storage } = props;
  const language = useLanguage();
  const prefix = storage === 'none' ? null : (storage?.prefix ?? defaultPrefix);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mode or time is another run
  useEffect(() => {
    if (!isStarted) return;
    const begin = (claim: LazyClaim) => {
      const device = openDevice(
        prefix === null ? 'none' : { prefix },
        (warning) => latest.current.onError?.(storageError(warning)),
        question,
        claim,
      );
      const endWatch = device.soundDesk && question.sound?.watch(root, device.soundDesk);
      let isOver = false;
      let run: RunningQuestion | undefined;
      const current = () => ({ ...latest.current, language });
      runQuestion(question, device, current).then(
        (opened) => {
          if (isOver) return leave(opened);
          run = opened;
          setRunning(opened);
          if (opened.earlier) latest.current.onEarlier?.(opened.earlier);
        },
        (cause: unknown) => {
          // thrown while rendering, where it is caught with what else fails there
          if (!isOver)
            setRunning(() => {
              throw cause;
            });
        },
      );
      return () => {
        isOver = true;
        endWatch?.();
        setRunning(null);
        if (run) leave(run);
      };
    };
    const name = `${prefix}/question/${question.question.questionId}`;
    const end = runInOneTab({ name, begin, onElsewhere: setElsewhere });
    const cancelAhead = prefix === null ? () => {} : whenIdle(() => void loadStores().catch(() => {}));
    return () => {
      end();
      cancelAhead();
    };
  }, [question, isStarted, root, mode, timeFactor, language, prefix, latest]);
  return { running, isElsewhere };
}
