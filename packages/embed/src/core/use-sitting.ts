import type { LocalSittingOptions, SittingActor } from '@rehearse/practice-machines/sitting';
import { whenIdle } from '@rehearse/ui/practice';
import { useEffect, useState } from 'react';
import { defaultPrefix, openDevice } from './device.ts';
import type { LazyClaim } from './lazy-claim.ts';
import type { LoadedQuestion } from './load-question.ts';
import { loadStores } from './load-stores.ts';
import { runInOneTab } from './run-in-one-tab.ts';
import { runSitting } from './run-sitting.ts';
import { type Begun, keptProgress, noProgress } from './sitting-progress.ts';
import type { SittingSurfaceProps } from './sitting-surface.types.ts';
import { storageError } from './storage-error.ts';
import { useLanguage } from './use-language.ts';
import { useLatest } from './use-latest.ts';

interface RunningSittingProps extends SittingSurfaceProps {
  loaded: readonly LoadedQuestion[];
}

/** What became of a list of questions. */
export interface ShownSitting {
  /** Null before it is opened, and while another tab has it. */
  actor: SittingActor | null;
  isElsewhere: boolean;
}

/** Runs a list of questions for as long as it is shown, unless another tab has the one of the same name. */
export function useSitting(props: RunningSittingProps, list: LocalSittingOptions): ShownSitting {
  const [actor, setActor] = useState<SittingActor | null>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  const latest = useLatest({ ...props, list });
  const { root, storage, keepAs } = props;
  const language = useLanguage();
  const prefix = storage === 'none' ? null : (storage?.prefix ?? defaultPrefix);
  useEffect(() => {
    const begin = (claim?: LazyClaim) => {
      const { loaded, list } = latest.current;
      const sound = loaded.find((each) => each.sound)?.sound;
      const recording = loaded.find((each) => each.recording)?.recording;
      const device = openDevice(
        prefix === null ? 'none' : { prefix },
        (warning) => latest.current.onError?.(storageError(warning)),
        { ...(sound ? { sound } : {}), ...(recording ? { recording } : {}) },
        claim,
      );
      const endWatch = device.soundDesk && sound?.watch(root, device.soundDesk);
      const progress = keepAs === undefined ? noProgress(device.drafts) : keptProgress(device.drafts, keepAs);
      let isOver = false;
      let stop = () => {};
      const run = (begun: Begun | null) => {
        if (isOver) return;
        stop = runSitting({
          ...{ list, device, begun, progress, onActor: setActor },
          current: () => ({ ...latest.current, language }),
          onFinished: (outcomes) => latest.current.onFinished?.(outcomes),
        });
      };
      if (keepAs === undefined) run(null);
      else void progress.load(list.questions.map(({ submoduleId }) => submoduleId)).then(run);
      return () => {
        isOver = true;
        endWatch?.();
        stop();
        setActor(null);
      };
    };
    const end =
      keepAs === undefined || prefix === null
        ? begin()
        : runInOneTab({ name: `${prefix}/sitting/${keepAs}`, begin, onElsewhere: setElsewhere });
    const cancelAhead = prefix === null ? () => {} : whenIdle(() => void loadStores().catch(() => {}));
    return () => {
      end();
      cancelAhead();
    };
  }, [root, prefix, language, keepAs, latest]);
  return { actor, isElsewhere };
}
