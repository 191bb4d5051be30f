import {
  type LocalSittingOptions,
  localSitting,
  type Sitting,
  type SittingActor,
  sittingMachine,
  sittingView,
  waitOn,
} from '@rehearse/practice-machines/sitting';
import { whenIdle } from '@rehearse/ui/practice';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { askQuestion } from './ask-question.ts';
import { defaultPrefix, openDevice } from './device.ts';
import type { LoadedQuestion } from './load-question.ts';
import { loadStores } from './load-stores.ts';
import type { SittingOutcome } from './sitting-options.ts';
import { type Begun, keptProgress, noProgress } from './sitting-progress.ts';
import type { SittingSurfaceProps } from './sitting-surface.types.ts';
import { storageError } from './storage-error.ts';
import { useLanguage } from './use-language.ts';
import { useLatest } from './use-latest.ts';

interface RunningSittingProps extends SittingSurfaceProps {
  loaded: readonly LoadedQuestion[];
}

const outcomesOf = ({ slots }: Sitting): SittingOutcome[] =>
  slots.map(({ slot, submoduleId, state, score = null }) => ({
    ...{ number: slot, submoduleId, isAnswered: state === 'answered', score },
  }));

/** Runs a list of questions for as long as it is shown; null before. */
export function useSitting(props: RunningSittingProps, list: LocalSittingOptions): SittingActor | null {
  const [actor, setActor] = useState<SittingActor | null>(null);
  const latest = useLatest({ ...props, list });
  const { root, storage, keepAs } = props;
  const language = useLanguage();
  const prefix = storage === 'none' ? null : (storage?.prefix ?? defaultPrefix);
  useEffect(() => {
    const { loaded } = latest.current;
    const sound = loaded.find((each) => each.sound)?.sound;
    const recording = loaded.find((each) => each.recording)?.recording;
    const device = openDevice(
      prefix === null ? 'none' : { prefix },
      (warning) => latest.current.onError?.(storageError(warning)),
      { ...(sound ? { sound } : {}), ...(recording ? { recording } : {}) },
    );
    const endWatch = device.soundDesk && sound?.watch(root, device.soundDesk);
    const cancelAhead = prefix === null ? () => {} : whenIdle(() => void loadStores().catch(() => {}));
    const gone = new AbortController();
    const { list } = latest.current;
    const progress = keepAs === undefined ? noProgress(device.drafts) : keptProgress(device.drafts, keepAs);
    let running: SittingActor | undefined;
    const run = (begun: Begun | null) => {
      if (gone.signal.aborted) return;
      const { input, actors } = localSitting({ ...list, ...(begun && { begun }) });
      const question = askQuestion(device, progress.draftsOf, () => ({ ...latest.current, language }), gone.signal);
      const machine = sittingMachine.provide({ actors: { ...actors, question, wait: waitOn(device.clock) } });
      const opened = createActor(machine, { input });
      let known = input.sitting;
      let isFinished = false;
      opened.subscribe((snapshot) => {
        setActor(opened);
        const { sitting } = snapshot.context;
        const view = sittingView(snapshot);
        if (sitting !== known && !isFinished) progress.save(sitting);
        known = sitting;
        if (isFinished || view.phase !== 'finished') return;
        isFinished = true;
        latest.current.onFinished?.(outcomesOf(view.sitting));
        progress.end(view.sitting);
      });
      opened.start();
      running = opened;
    };
    if (keepAs === undefined) run(null);
    else void progress.load(list.questions.map(({ submoduleId }) => submoduleId)).then(run);
    return () => {
      gone.abort();
      endWatch?.();
      cancelAhead();
      running?.stop();
      setActor(null);
    };
  }, [root, prefix, language, keepAs, latest]);
  return actor;
}
