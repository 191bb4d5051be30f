import type { Drafts } from '@rehearse/device/drafts';
import { questionLockName, type TabLockState, takeTabLock } from '@rehearse/device/tab-lock';
import type { Draft } from '@rehearse/practice-machines/protocol';
import type { SaveState } from '@rehearse/ui/screens';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../app/use-language.ts';
import type { PracticeActor, PracticeFlow } from './practice-flow.ts';
import type { HostQuestion } from './question-session.ts';
import { loadFlow } from './registry.ts';
import type { PracticeRoom } from './use-practice-room.ts';

/** A question's flow as it opens and runs. */
export type RunningFlow =
  | { phase: 'opening' | 'notBuilt' }
  /** Another tab has the question; the actor stands still. */
  | { phase: 'readOnly'; flow: PracticeFlow; actor: PracticeActor }
  | { phase: 'running'; flow: PracticeFlow; actor: PracticeActor; saved: SaveState | null };

interface RunningFlowOptions {
  room: PracticeRoom;
  durationSeconds: number;
  /** Once per answer, when it is kept. */
  onAnswered: () => void;
}

/** Leaving for another question: an answer that was given is done with, an open one waits with its clock started anew. */
const leave = (drafts: Drafts, { questionId, ...draft }: Draft<unknown>) =>
  draft.phase === 'reviewed'
    ? drafts.remove(questionId)
    : drafts.save(questionId, { ...draft, questionId, elapsedMs: 0 });

/** Opens a question from its draft, keeps every change on the device, and gives each answer on its way to the host. */
export function useRunningFlow(
  question: HostQuestion,
  { room, durationSeconds, onAnswered }: RunningFlowOptions,
): RunningFlow {
  const [language] = useLanguage();
  const [running, setRunning] = useState<RunningFlow>({ phase: 'opening' });
  const { questionId, submoduleId } = question;

  const open = useEffectEvent((flow: PracticeFlow, draft: unknown) =>
    flow.open(question, { mode: 'timed', durationSeconds, draft, language }, room.ports),
  );

  const start = useEffectEvent((flow: PracticeFlow, draft: unknown) => {
    const { drafts, answers } = room;
    const actor = open(flow, draft);
    const setSaved = (saved: SaveState) =>
      setRunning((before) => (before.phase === 'running' && before.actor === actor ? { ...before, saved } : before));
    const keys = new Set<string>();
    const stopHearing = answers.outbox.subscribe((change) => {
      if (!keys.has(change.idempotencyKey)) return;
      setSaved(change.state === 'refused' ? change : { state: change.state });
    });

    let latest: Draft<unknown> | undefined;
    actor.on('draft', ({ draft: next }) => {
      latest = next;
      void drafts.save(questionId, next);
    });
    actor.on('answered', (event) => {
      onAnswered();
      const given = flow.givenBy(event);
      if (!given) return;
      setSaved({ state: 'onDevice' });
      void answers.give({ questionId, submoduleId }, given).then(async (key) => {
        keys.add(key);
        if ((await answers.outbox.stateOf(key)) === 'saved') setSaved({ state: 'saved' });
      });
    });
    actor.start();
    setRunning({ phase: 'running', flow, actor, saved: null });
    return async () => {
      stopHearing();
      actor.stop();
      if (latest) await leave(drafts, latest);
    };
  });

  useEffect(() => {
    let wanted: TabLockState | undefined;
    let stop: (() => Promise<void>) | undefined;
    const show = async (state: TabLockState) => {
      const [flow, draft] = await Promise.all([loadFlow(submoduleId), room.drafts.load(questionId)]);
      if (wanted !== state) return;
      if (!flow) setRunning({ phase: 'notBuilt' });
      else if (state === 'editable') stop = start(flow, draft);
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
      // another tab reads the draft as soon as it has the question
      void Promise.resolve(stop?.()).finally(free);
    };
  }, [room, questionId, submoduleId]);

  return running;
}
