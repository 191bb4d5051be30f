import { timeAcrossLoads } from '@rehearse/device/clock';
import { questionLockName, type TabLockState, takeTabLock } from '@rehearse/device/tab-lock';
import { flowTimes, isSameSetting, type PracticeSettings } from '@rehearse/practice-machines/protocol';
import { secondsOf } from '@rehearse/question-types';
import type { SaveState } from '@rehearse/ui/screens';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../../app/language/use-language.ts';
import { useServices } from '../../app/services.ts';
import { draftUnder, timeLeftFor } from '../../delivery/kept-draft.ts';
import type { QuestionRoom } from '../../delivery/practice-room.ts';
import { visitorAccount } from '../../session/visitor.ts';
import type { HostQuestion } from '../host-question.ts';
import type { PracticeActor, PracticeFlow } from '../practice-flow.ts';
import { loadFlow } from '../registry.ts';
import { type FlowRun, runFlow } from './flow-run.ts';

/** A question's flow as it opens and runs. */
export type RunningFlow =
  | { phase: 'opening' }
  /** Another tab has the question; the actor stands still. */
  | { phase: 'readOnly'; flow: PracticeFlow; actor: PracticeActor }
  | {
      phase: 'running';
      flow: PracticeFlow;
      actor: PracticeActor;
      saved: SaveState | null;
      /** The time of an exam question ended while it was left. */
      endedAway: boolean;
    };

interface RunningFlowOptions {
  room: QuestionRoom;
  settings: PracticeSettings;
  /** When an answer is given, or one that was given before is opened again. */
  onAnswered: () => void;
}

/** Opens a question from its draft and runs it, anew whenever other settings begin to hold. */
export function useRunningFlow(
  question: HostQuestion,
  { room, settings, onAnswered }: RunningFlowOptions,
): RunningFlow {
  const { session } = useServices();
  const [language] = useLanguage();
  const [running, setRunning] = useState<RunningFlow>({ phase: 'opening' });
  const run = useRef<FlowRun>(undefined);
  const { questionId, submoduleId } = question;

  const open = useEffectEvent((flow: PracticeFlow, draft: unknown, awayMs = 0) => {
    const times = flowTimes(settings, secondsOf(submoduleId));
    return flow.open(question, { ...times, draft, awayMs, language }, room);
  });

  const start = useEffectEvent((flow: PracticeFlow, kept: unknown) => {
    const draft = draftUnder(kept, settings);
    const awayMs = timeLeftFor(kept, settings, timeAcrossLoads());
    const actor = open(flow, draft, awayMs);
    const setSaved = (saved: SaveState | null) =>
      setRunning((before) => (before.phase === 'running' && before.actor === actor ? { ...before, saved } : before));
    run.current = runFlow({
      ...{ flow, actor, draft, question, room, settings, onAnswered },
      onSaved: setSaved,
      now: timeAcrossLoads,
    });
    const endedAway = awayMs > 0 && actor.getSnapshot().hasTag('submitted');
    // drawn in pieces, between which the page hears
    startTransition(() => setRunning({ phase: 'running', flow, actor, saved: null, endedAway }));
  });

  const leave = useEffectEvent(async () => {
    const left = run.current;
    run.current = undefined;
    // whoever was signed out did not leave: after the login all is as it was
    const isStillHere = room.account === visitorAccount || session.status() === 'loggedIn';
    if (isStillHere) await left?.leave();
    else left?.stop();
  });

  useEffect(() => {
    let wanted: TabLockState | undefined;
    const show = async (state: TabLockState) => {
      const [flow, draft] = await Promise.all([loadFlow(submoduleId), room.drafts.load(questionId)]);
      if (wanted !== state) return;
      if (state === 'editable') start(flow, draft);
      else setRunning({ phase: 'readOnly', flow, actor: open(flow, draft) });
    };
    const fail = (error: unknown) =>
      setRunning(() => {
        throw error;
      });
    const free = takeTabLock(questionLockName(room.account, questionId), (state) => {
      wanted = state;
      show(state).catch(fail);
    });
    return () => {
      wanted = undefined;
      const left = leave();
      // another tab reads the draft as soon as it has the question
      void left.finally(free);
    };
  }, [room, questionId, submoduleId]);

  /** Runs the question under the present settings: as it stands, or from nothing when an exam is given up. */
  const startOver = useEffectEvent((flow: PracticeFlow) => {
    const before = run.current;
    if (!before) return;
    const givenUp = before.settings.mode === 'exam' && before.actor.getSnapshot().hasTag('answering');
    before.stop();
    if (givenUp) {
      room.recordings.release();
      void room.drafts.remove(questionId).then(room.recordings.sweep);
    }
    start(flow, givenUp ? null : before.latest());
  });

  useEffect(() => {
    if (running.phase !== 'running') return;
    const { flow, actor } = running;
    const opened = run.current?.settings;
    if (!opened || isSameSetting(opened, settings)) return;
    const takeHold = () => {
      if (run.current?.actor !== actor) return true;
      const snapshot = actor.getSnapshot();
      if (!snapshot.hasTag('answering') && !snapshot.hasTag('submitted')) return false;
      startOver(flow);
      return true;
    };
    if (takeHold()) return;
    // in review they hold from the next try
    const { unsubscribe } = actor.subscribe(() => void takeHold());
    return unsubscribe;
  }, [running, settings]);

  return running;
}
