import { Sitting } from '@rehearse/embed/react';
import { Surface } from '@rehearse/embed/surface';
import { findLanguage, tagOf } from '@rehearse/languages';
import { LaunchFrame } from '@rehearse/ui/practice';
import launchSheet from '@rehearse/ui/styles/launch';
import { useEffect, useSyncExternalStore } from 'react';
import type { CourseVisit } from './course-visit.ts';
import { databaseName } from './delivery.ts';

const sheets = [launchSheet];

/** Asks before the page is closed while results are unsent, and nobody chose to go without them. */
function useUnsentGuard(visit: CourseVisit): void {
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      const state = visit.state();
      if (state.phase === 'running' && state.delivery.unsent > 0) event.preventDefault();
    };
    addEventListener('beforeunload', guard);
    return () => removeEventListener('beforeunload', guard);
  }, [visit]);
}

/** The page of a launch: what surrounds the questions, and the questions of the course. */
export function LaunchPage({ visit }: { visit: CourseVisit }) {
  const state = useSyncExternalStore(visit.subscribe, visit.state);
  const locale = visit.language() ?? findLanguage(navigator.language);
  useUnsentGuard(visit);
  useEffect(() => {
    if (locale) document.documentElement.lang = tagOf(locale);
  }, [locale]);
  const { questions = [] } = visit.session() ?? {};
  return (
    <Surface sheets={sheets} locale={locale}>
      <LaunchFrame
        state={state}
        onRetry={() => void visit.open()}
        onLeave={() => void visit.leave()}
        onLeaveAnyway={visit.leaveAnyway}
      >
        {questions.length > 0 && (
          <Sitting
            questions={questions}
            locale={locale}
            storage={{ prefix: databaseName }}
            keepAs={visit.name() ?? undefined}
            onAnswered={(answered) => void visit.answered(answered)}
            onFinished={(outcomes) => void visit.finish(outcomes)}
            onLeave={() => void visit.leave()}
          />
        )}
      </LaunchFrame>
    </Surface>
  );
}
