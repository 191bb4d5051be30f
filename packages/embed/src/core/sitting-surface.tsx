import { flowTimes } from '@rehearse/practice-machines/protocol';
import { secondsOf, type TypeId } from '@rehearse/question-types';
import { useEmbeddedTranslation } from '@rehearse/ui/i18n';
import { Sitting } from '@rehearse/ui/practice';
import sittingSheet from '@rehearse/ui/styles/sitting';
import { useEffect, useState } from 'react';
import type { SlotFlow } from './ask-question.ts';
import type { EmbedRoot } from './embed-root.ts';
import { EmbedSurface } from './embed-surface.tsx';
import type { LoadedQuestion } from './load-question.ts';
import { loadSitting } from './load-sitting.ts';
import { ShownUpload } from './shown-upload.tsx';
import type { SittingSurfaceProps } from './sitting-surface.types.ts';
import { useLatest } from './use-latest.ts';
import { keyOf, useLoaded } from './use-loaded.ts';
import { useSitting } from './use-sitting.ts';

const sheetsOf = (questions: readonly LoadedQuestion[]) => [
  sittingSheet,
  ...new Set(questions.map(({ sheet }) => sheet)),
];

/** Questions in a row, inside their shadow root. */
export function SittingSurface(props: SittingSurfaceProps) {
  const { questions, mediaBase, onError } = props;
  const [round, setRound] = useState(0);
  const key = keyOf(questions, mediaBase);
  const [loaded, onRetry] = useLoaded(key, (signal) => loadSitting({ questions, mediaBase }, signal), onError);
  return (
    <EmbedSurface {...props} loaded={loaded} onRetry={onRetry} sheetsOf={sheetsOf}>
      {(ready) => (
        <RunningSitting key={round} {...props} loaded={ready} onAgain={() => setRound((before) => before + 1)} />
      )}
    </EmbedSurface>
  );
}

/** The only link in a sitting is the one that begins it again, on this page. */
const again = '#again';

function useAgain({ shadow }: EmbedRoot, onAgain: () => void): void {
  const latest = useLatest(onAgain);
  useEffect(() => {
    const onClick = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element && target.closest(`a[href="${again}"]`))) return;
      event.preventDefault();
      latest.current();
    };
    shadow.addEventListener('click', onClick);
    return () => shadow.removeEventListener('click', onClick);
  }, [shadow, latest]);
}

interface RunningSittingProps extends SittingSurfaceProps {
  loaded: readonly LoadedQuestion[];
  onAgain: () => void;
}

function RunningSitting({ onAgain, ...props }: RunningSittingProps) {
  const { loaded, mode = 'timed', timeFactor = 1, review, headingLevel = 2, onLeave } = props;
  const { t } = useEmbeddedTranslation();
  useAgain(props.root, onAgain);
  const times = loaded.map(({ question: { submoduleId } }) => flowTimes({ mode, timeFactor }, secondsOf(submoduleId)));
  const actor = useSitting(props, {
    ...{ mode, review, hasIntroduction: true },
    questions: loaded.map((question, index) => ({
      submoduleId: question.question.submoduleId,
      question,
      seconds: times[index]?.durationSeconds ?? null,
    })),
  });
  return (
    actor && (
      <Sitting<SlotFlow>
        headingLevel={headingLevel}
        actor={actor}
        renderFlow={({ actor: flow, uploads, loaded: { flow: parts } }, onNext) => (
          <>
            <parts.View actor={flow} onNext={onNext} />
            <ShownUpload uploads={uploads} />
          </>
        )}
        nameOf={(submoduleId) => t(`names.${submoduleId as TypeId}`)}
        failureText={() => t('problem.crash')}
        onLeave={onLeave}
        reviewHref={() => null}
        reportHref={null}
        againHref={again}
      />
    )
  );
}
