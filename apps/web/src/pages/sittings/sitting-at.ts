import {
  finishSitting,
  getSitting,
  type Sitting as HostsSitting,
  type SlotQuestion as HostsSlotQuestion,
  openSlot,
  pauseSitting,
  startSitting,
  unwrap,
} from '@rehearse/api-client';
import { located } from '@rehearse/embed/types';
import type { Language } from '@rehearse/languages';
import {
  type OpenedSlot,
  type Sitting,
  type SittingCall,
  type SlotCall,
  type SlotQuestion,
  sittingMachine,
  waitOn,
} from '@rehearse/practice-machines/sitting';
import { fromPromise } from 'xstate';
import type { Services } from '../../app/services.ts';
import type { LearnerWorkspace } from '../../delivery/learner-workspace.ts';
import { fetchAhead } from '../../questions/running/fetch-ahead.ts';
import { sendAll, slotsUnderWay } from './answers-under-way.ts';
import { askQuestion } from './ask-question.ts';
import { watchConnection } from './connection.ts';
import { checkDevices } from './device-checks.ts';
import { type AppSitting, toSitting } from './host-sitting.ts';

type Host = Pick<Services, 'api' | 'session'>;

/** How long an answer may hold up the question after the next one, which depends on it. */
const answerFirstMs = 1500;

/** Answers wait on this device: the same as a lost connection. */
class Unsent extends Error {
  readonly code = 'network';
}

/** A sitting of the learner, as the machine takes it. */
export async function loadSitting(
  { api: client }: Pick<Host, 'api'>,
  { answers }: Pick<LearnerWorkspace, 'answers'>,
  sittingId: string,
): Promise<AppSitting> {
  const underWay = await slotsUnderWay(answers, sittingId);
  const given = await unwrap(getSitting({ client, path: { sittingId } }));
  return toSitting(given, new Set(underWay.map(({ slot }) => slot)));
}

export interface SittingAtOptions extends Pick<AppSitting, 'sittingId' | 'timeFactor'> {
  workspace: LearnerWorkspace;
  language: () => Language;
}

/** The machine of a sitting, at the host and on this device. */
export function sittingAt(
  { api: client, session }: Host,
  { workspace, sittingId, timeFactor, language }: SittingAtOptions,
) {
  const { answers, clock } = workspace;
  const path = { sittingId };
  const apiHost = client.getConfig().baseUrl ?? '';
  const nothing: ReadonlySet<number> = new Set();
  const call = (send: (signal: AbortSignal) => Promise<HostsSitting>) =>
    fromPromise<Sitting, SittingCall>(async ({ signal }) => toSitting(await send(signal), nothing));
  const toQuestion = (given: HostsSlotQuestion): SlotQuestion => ({
    ...given,
    question: located(given.question, apiHost),
  });
  return sittingMachine.provide({
    actors: {
      start: call((signal) => unwrap(startSitting({ client, path, signal }))),
      pause: call((signal) => unwrap(pauseSitting({ client, path, signal }))),
      reload: fromPromise<Sitting, SittingCall>(() => loadSitting({ api: client }, workspace, sittingId)),
      finish: call(async (signal) => {
        if (!(await sendAll(answers, sittingId))) throw new Unsent('Answers wait on this device.');
        return unwrap(finishSitting({ client, path, signal }));
      }),
      openSlot: fromPromise<OpenedSlot, SlotCall>(async ({ input: { slot }, signal }) => {
        const patience = new Promise((resolve) => clock.setTimeout(() => resolve(false), answerFirstMs));
        await Promise.race([sendAll(answers, sittingId), patience]);
        const { current, next } = await unwrap(openSlot({ client, path: { ...path, slot: String(slot) }, signal }));
        const following = next && toQuestion(next);
        // what can't be fetched now is asked for again when the question opens
        if (following) fetchAhead(located(next.question, apiHost), workspace).catch(() => {});
        return { current: toQuestion(current), next: following };
      }),
      question: askQuestion({
        sittingId,
        timeFactor,
        workspace,
        language,
        isSignedIn: () => session.status() === 'loggedIn',
      }),
      devices: checkDevices(clock, () => unwrap(getSitting({ client, path }))),
      connection: watchConnection(answers, sittingId),
      wait: waitOn(clock),
    },
  });
}
