import { timeAcrossLoads } from '@rehearse/device/clock';
import type { HostQuestion } from '@rehearse/embed/types';
import { flowTimes, type PracticeSettings } from '@rehearse/practice-machines/protocol';
import { type RunningQuestionActor, runningQuestionView } from '@rehearse/practice-machines/running-question';
import { secondsOf } from '@rehearse/question-types';
import { shallowEqual } from '@xstate/react';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createActor } from 'xstate';
import { useLanguage } from '../../app/language/use-language.ts';
import { useServices } from '../../app/services.ts';
import type { QuestionWorkspace } from '../../delivery/learner-workspace.ts';
import { visitorAccount } from '../../session/visitor.ts';
import { type AppQuestionView, type OpenFlow, runningQuestionOn } from './running-question.ts';

interface RunningQuestionOptions {
  device: QuestionWorkspace;
  settings: PracticeSettings;
  /** Called when an answer is submitted, and when a question opens that was answered before. */
  onAnswered: () => void;
}

/**
 * Runs a question for as long as the component is shown; another question needs another component, by `key`.
 *
 * @throws what kept the question from opening
 */
export function useRunningQuestion(
  question: HostQuestion,
  { device, settings, onAnswered }: RunningQuestionOptions,
): Exclude<AppQuestionView, { phase: 'failed' }> {
  const { session } = useServices();
  const [language] = useLanguage();
  const [view, setView] = useState<AppQuestionView>({ phase: 'opening' });
  const running = useRef<RunningQuestionActor>(undefined);

  const open = useEffectEvent<OpenFlow>((flow, { settings: under, draft, awayMs }) =>
    flow.open(question, { ...flowTimes(under, secondsOf(question.submoduleId)), draft, awayMs, language }, device),
  );
  const create = useEffectEvent((openFlow: OpenFlow) =>
    createActor(runningQuestionOn(question, device, openFlow), {
      input: { visitId: crypto.randomUUID(), settings, now: timeAcrossLoads },
    }),
  );
  const reportAnswered = useEffectEvent(onAnswered);

  useEffect(() => {
    const actor = create((flow, options) => open(flow, options));
    running.current = actor;
    let shown: AppQuestionView = { phase: 'opening' };
    actor.subscribe({
      next: (snapshot) => {
        const next = runningQuestionView(snapshot) as AppQuestionView;
        if (shallowEqual(shown, next)) return;
        shown = next;
        // rendered in slices, so that the page stays responsive
        startTransition(() => setView(next));
      },
      error: (error) => setView({ phase: 'failed', error }),
    });
    actor.on('answered', () => reportAnswered());
    actor.start();
    return () => {
      const isSignedOut = device.account !== visitorAccount && session.status() !== 'loggedIn';
      actor.send({ type: isSignedOut ? 'session.end' : 'question.leave' });
    };
  }, [device, session]);

  useEffect(() => running.current?.send({ type: 'settings.change', settings }), [settings]);

  if (view.phase === 'failed') throw view.error;
  return view;
}
