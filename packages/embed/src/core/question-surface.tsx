import { flowTimes } from '@rehearse/practice-machines/protocol';
import type { TypeId } from '@rehearse/question-types';
import { useEmbeddedTranslation } from '@rehearse/ui/i18n';
import { EmbeddedFrame, OpenElsewhere, StartPanel } from '@rehearse/ui/practice';
import { EmbedSurface } from './embed-surface.tsx';
import { type LoadedQuestion, loadQuestion } from './load-question.ts';
import type { QuestionSurfaceProps } from './question-surface.types.ts';
import type { RunningQuestion } from './run-question.ts';
import { keyOf, useLoaded } from './use-loaded.ts';
import { useRunning } from './use-running.ts';
import { useStarted } from './use-started.ts';
import { Waiting } from './waiting.tsx';

const sheetsOf = ({ sheet }: LoadedQuestion) => [sheet];
const textsOf = ({ texts = [] }: LoadedQuestion) => texts;

/** A question inside its shadow root, from its data to its answer. */
export function QuestionSurface(props: QuestionSurfaceProps) {
  const { data, src, mediaBase, onError } = props;
  const key = keyOf(src ?? data, src, mediaBase);
  const [loaded, onRetry] = useLoaded(key, (signal) => loadQuestion({ data, src, mediaBase }, signal), onError);
  return (
    <EmbedSurface {...props} loaded={loaded} onRetry={onRetry} sheetsOf={sheetsOf} textsOf={textsOf}>
      {(question) => <StartableQuestion {...props} question={question} />}
    </EmbedSurface>
  );
}

interface StartableQuestionProps extends QuestionSurfaceProps {
  question: LoadedQuestion;
}

function StartableQuestion(props: StartableQuestionProps) {
  const { root, start = 'on-click', mode = 'timed', timeFactor = 1, question: loaded } = props;
  const { question, type, flow } = loaded;
  const { t } = useEmbeddedTranslation();
  const [isStarted, onStart] = useStarted(start, root.shadow.host);
  const { running, isElsewhere } = useRunning(loaded, isStarted, props);
  const name = t(`names.${question.submoduleId as TypeId}`);
  if (isElsewhere)
    return (
      <EmbeddedFrame name={name}>
        <OpenElsewhere of="question" />
      </EmbeddedFrame>
    );
  if (running) return <Running {...props} name={name} running={running} />;
  if (start === 'now') return <Waiting />;
  const needs = [
    ...(type.answer === 'recording' ? ['microphone' as const] : []),
    ...([flow.audioOf?.(question) ?? []].flat().length > 0 ? ['sound' as const] : []),
  ];
  return (
    <EmbeddedFrame name={name}>
      <StartPanel
        task={t(`tasks.${question.submoduleId as TypeId}`)}
        seconds={flowTimes({ mode, timeFactor }, type.seconds).durationSeconds}
        needs={needs}
        loading={isStarted}
        onStart={start === 'on-click' ? onStart : undefined}
      />
    </EmbeddedFrame>
  );
}

interface RunningProps extends StartableQuestionProps {
  name: string;
  running: RunningQuestion;
}

function Running({ name, running, question: { flow, recording }, start = 'on-click', onNext }: RunningProps) {
  const { actor, uploads } = running;
  return (
    <EmbeddedFrame
      name={name}
      actor={actor}
      arriving={start === 'on-click'}
      status={recording && uploads && <recording.ShownUpload uploads={uploads} />}
    >
      <flow.View actor={actor} onNext={onNext} />
    </EmbeddedFrame>
  );
}
