import { flowTimes } from '@rehearse/practice-machines/protocol';
import type { TypeId } from '@rehearse/question-types';
import { useEmbeddedTranslation } from '@rehearse/ui/i18n';
import { OpenElsewhere, Sitting } from '@rehearse/ui/practice';
import { useEffect } from 'react';
import type { SlotFlow } from './ask-question.ts';
import type { EmbedRoot } from './embed-root.ts';
import type { LoadedQuestion } from './load-question.ts';
import type { SittingSurfaceProps } from './sitting-surface.types.ts';
import { useLatest } from './use-latest.ts';
import { useSitting } from './use-sitting.ts';

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

export interface RunningSittingProps extends SittingSurfaceProps {
  loaded: readonly LoadedQuestion[];
  onAgain: () => void;
}

/** Questions in a row, from the introduction to the scores. */
export function RunningSitting({ onAgain, ...props }: RunningSittingProps) {
  const { loaded, mode = 'timed', timeFactor = 1, review, headingLevel = 2, onLeave } = props;
  const { t } = useEmbeddedTranslation();
  useAgain(props.root, onAgain);
  const times = loaded.map(({ type }) => flowTimes({ mode, timeFactor }, type.seconds));
  const { actor, isElsewhere } = useSitting(props, {
    ...{ mode, review, hasIntroduction: true },
    questions: loaded.map((question, index) => ({
      submoduleId: question.question.submoduleId,
      question,
      seconds: times[index]?.durationSeconds ?? null,
    })),
  });
  if (isElsewhere) return <OpenElsewhere of="sitting" />;
  return (
    actor && (
      <Sitting<SlotFlow>
        headingLevel={headingLevel}
        actor={actor}
        renderFlow={({ actor: flow, uploads, loaded: { flow: parts, recording } }, onNext) => (
          <>
            <parts.View actor={flow} onNext={onNext} />
            {recording && uploads && <recording.ShownUpload uploads={uploads} />}
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
