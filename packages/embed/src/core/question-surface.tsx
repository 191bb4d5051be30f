import { fallbackLanguage } from '@rehearse/languages';
import { flowTimes } from '@rehearse/practice-machines/protocol';
import { findType, secondsOf, type TypeId } from '@rehearse/question-types';
import { type UiLanguage, UiLanguageProvider, useEmbeddedTranslation } from '@rehearse/ui/i18n';
import {
  EmbeddedFrame,
  FlowClock,
  FlowProgress,
  QuestionProblem,
  StartPanel,
  SurfaceProvider,
  UploadStatus,
} from '@rehearse/ui/practice';
import baseSheet from '@rehearse/ui/styles/base';
import embeddedSheet from '@rehearse/ui/styles/embedded';
import { Suspense, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Answered } from './answered.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { EmbedError } from './embed-error.ts';
import { adoptStyles, type EmbedRoot, setLook } from './embed-root.ts';
import { loadLanguage } from './languages.ts';
import type { LoadedQuestion } from './load-question.ts';
import type { QuestionOptions } from './options.ts';
import type { RunningQuestion } from './run-question.ts';
import { useLatest } from './use-latest.ts';
import { useLoaded } from './use-loaded.ts';
import { useRunning } from './use-running.ts';
import { useStarted } from './use-started.ts';

export interface QuestionSurfaceProps extends QuestionOptions {
  root: EmbedRoot;
  /** Gets the answer of an earlier visit, which `onAnswered` had then. */
  onEarlier?: ((answered: Answered) => void) | undefined;
}

/** A question inside its shadow root, from its data to its answer. */
export function QuestionSurface(props: QuestionSurfaceProps) {
  const { root, locale = fallbackLanguage, theme = 'auto' } = props;
  const [loaded, retry] = useLoaded(props);
  const language = useLanguage(props);
  const sheet = loaded.phase === 'ready' ? loaded.question.sheet : '';
  const surface = useMemo(() => ({ root: () => root.shadow }), [root]);

  useLayoutEffect(() => adoptStyles(root, [baseSheet, embeddedSheet, sheet]), [root, sheet]);
  useLayoutEffect(() => setLook(root, { locale, theme }), [root, locale, theme]);

  const onCrash = (cause: unknown) =>
    props.onError?.(new EmbedError('crash', 'The question could not be drawn. What was answered is kept.', { cause }));
  if (language === undefined || loaded.phase === 'loading') return <div aria-busy="true" />;
  const content =
    loaded.phase === 'failed' ? (
      <QuestionProblem
        kind={loaded.error.code === 'data' ? 'data' : 'load'}
        details={loaded.error.code === 'data' ? loaded.error.problems.map(({ message }) => message) : []}
        onRetry={loaded.error.code === 'data' ? undefined : retry}
      />
    ) : (
      <SurfaceProvider surface={surface}>
        <CrashBoundary
          onCrash={onCrash}
          instead={(again) => <QuestionProblem kind="crash" details={[]} onRetry={again} />}
        >
          <Suspense fallback={<div aria-busy="true" />}>
            <StartableQuestion {...props} question={loaded.question} />
          </Suspense>
        </CrashBoundary>
      </SurfaceProvider>
    );
  return language ? <UiLanguageProvider value={language}>{content}</UiLanguageProvider> : content;
}

/** The texts of a question; null for those that are built in, undefined while they are loaded. */
function useLanguage({ locale = fallbackLanguage, onError }: QuestionSurfaceProps): UiLanguage | null | undefined {
  const [language, setLanguage] = useState<UiLanguage | null | undefined>(
    locale === fallbackLanguage ? null : undefined,
  );
  const report = useLatest(onError);
  useEffect(() => {
    let isWanted = true;
    loadLanguage(locale).then(
      (found) => isWanted && setLanguage(found),
      (cause: unknown) => {
        if (!isWanted) return;
        setLanguage(null);
        report.current?.(new EmbedError('load', `The texts of "${locale}" could not be loaded.`, { cause }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [locale, report]);
  return language;
}

interface StartableQuestionProps extends QuestionSurfaceProps {
  question: LoadedQuestion;
}

function StartableQuestion(props: StartableQuestionProps) {
  const { root, start = 'on-click', mode = 'timed', timeFactor = 1, question: loaded } = props;
  const { question, flow } = loaded;
  const { t } = useEmbeddedTranslation();
  const [isStarted, onStart] = useStarted(start, root.shadow.host);
  const running = useRunning(loaded, isStarted, props);
  const name = t(`names.${question.submoduleId as TypeId}`);
  if (running) return <Running {...props} name={name} running={running} />;
  const needs = [
    ...(findType(question.submoduleId)?.answer === 'recording' ? ['microphone' as const] : []),
    ...([flow.audioOf?.(question) ?? []].flat().length > 0 ? ['sound' as const] : []),
  ];
  return (
    <EmbeddedFrame name={name}>
      <StartPanel
        task={t(`tasks.${question.submoduleId as TypeId}`)}
        seconds={flowTimes({ mode, timeFactor }, secondsOf(question.submoduleId)).durationSeconds}
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

function Running({ name, running, question: { flow }, start = 'on-click', onNext }: RunningProps) {
  const { actor, uploads } = running;
  const upload = useSyncExternalStore(uploads.subscribe, uploads.state, uploads.state);
  return (
    <EmbeddedFrame
      name={name}
      clock={<FlowClock actor={actor} />}
      progress={<FlowProgress actor={actor} />}
      arriving={start === 'on-click'}
      status={upload.phase !== 'none' && <UploadStatus {...upload} onRetry={uploads.retry} />}
    >
      <flow.View actor={actor} onNext={onNext} />
    </EmbeddedFrame>
  );
}
