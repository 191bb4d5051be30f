import { fallbackLanguage } from '@rehearse/languages';
import { useEffect, useState } from 'react';
import { defaultPrefix, openDevice } from './device.ts';
import { EmbedError } from './embed-error.ts';
import type { LoadedQuestion } from './load-question.ts';
import type { QuestionSurfaceProps } from './question-surface.tsx';
import { type RunningQuestion, runQuestion } from './run-question.ts';
import { useLatest } from './use-latest.ts';

const storageTexts = {
  blocked: 'This browser stores nothing for this page. An answer is lost if the page is closed before it is submitted.',
  full: 'This device has no space left. An answer is lost if the page is closed before it is submitted.',
} as const;

/** Runs a question from its start until it is removed; null before. */
export function useRunning(
  question: LoadedQuestion,
  isStarted: boolean,
  props: QuestionSurfaceProps,
): RunningQuestion | null {
  const [running, setRunning] = useState<RunningQuestion | null>(null);
  const latest = useLatest(props);
  const { root, mode, timeFactor, locale = fallbackLanguage, storage } = props;
  const prefix = storage === 'none' ? null : (storage?.prefix ?? defaultPrefix);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mode or time is another run
  useEffect(() => {
    if (!isStarted) return;
    const report = (error: EmbedError) => latest.current.onError?.(error);
    const device = openDevice(prefix === null ? 'none' : { prefix }, ({ code, cause }) =>
      report(new EmbedError('storage', storageTexts[code], { cause })),
    );
    const onPlay = ({ target }: Event) => {
      if (!(target instanceof HTMLMediaElement)) return;
      if (!device.soundDesk.takeTurn(() => target.pause())) target.pause();
    };
    root.shadow.addEventListener('play', onPlay, { capture: true });
    let isOver = false;
    let run: RunningQuestion | undefined;
    const current = () => ({ ...latest.current, language: locale });
    runQuestion(question, device, current).then(
      (opened) => {
        if (isOver) return opened.stop();
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
      root.shadow.removeEventListener('play', onPlay, { capture: true });
      setRunning(null);
      run?.stop();
    };
  }, [question, isStarted, root, mode, timeFactor, locale, prefix, latest]);
  return running;
}
