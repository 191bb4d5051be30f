import { whenIdle } from '@rehearse/ui/practice';
import { useEffect, useState } from 'react';
import { defaultPrefix, loadStores, openDevice } from './device.ts';
import type { LoadedQuestion } from './load-question.ts';
import type { QuestionSurfaceProps } from './question-surface.types.ts';
import { type RunningQuestion, runQuestion } from './run-question.ts';
import { storageError } from './storage-error.ts';
import { useLanguage } from './use-language.ts';
import { useLatest } from './use-latest.ts';

/** Another visit uploads what is not uploaded. */
function leave({ stop, uploads }: RunningQuestion): void {
  stop();
  uploads?.cancel();
}

/** Runs a question from its start until it is removed; null before. */
export function useRunning(
  question: LoadedQuestion,
  isStarted: boolean,
  props: QuestionSurfaceProps,
): RunningQuestion | null {
  const [running, setRunning] = useState<RunningQuestion | null>(null);
  const latest = useLatest(props);
  const { root, mode, timeFactor, storage } = props;
  const language = useLanguage();
  const prefix = storage === 'none' ? null : (storage?.prefix ?? defaultPrefix);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mode or time is another run
  useEffect(() => {
    if (!isStarted) return;
    const device = openDevice(
      prefix === null ? 'none' : { prefix },
      (warning) => latest.current.onError?.(storageError(warning)),
      question,
    );
    const endWatch = device.soundDesk && question.sound?.watch(root, device.soundDesk);
    const cancelAhead = prefix === null ? () => {} : whenIdle(() => void loadStores().catch(() => {}));
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
      cancelAhead();
      setRunning(null);
      if (run) leave(run);
    };
  }, [question, isStarted, root, mode, timeFactor, language, prefix, latest]);
  return running;
}
