import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { type AiCorrectionActor, aiCorrectionMachine } from './ai-correction.machine.ts';
import type {
  AiCorrectionEvent,
  CorrectionOffer,
  CorrectionRequest,
  FollowRequest,
  LoadedCorrection,
  RequestedCorrection,
} from './ai-correction.types.ts';

/** States for stories and tests. */
export const aiCorrectionFixtures = [
  'loading',
  'absent',
  'offered',
  'demonstration',
  'consenting',
  'agreeing',
  'consentFailed',
  'requesting',
  'tooShort',
  'queued',
  'working',
  'failed',
  'usedUp',
  'done',
] as const;
/** Name of a state that `driveAiCorrection` can reach. */
export type AiCorrectionFixture = (typeof aiCorrectionFixtures)[number];

/** A sample offer: two services, two free corrections and ten of a plan. */
export const sampleOffer: CorrectionOffer = {
  services: [
    {
      kind: 'correction',
      name: 'Example AI',
      host: 'api.example.org',
      keptDays: 30,
      isDemonstration: false,
    },
    {
      kind: 'transcription',
      name: 'Example Speech',
      host: 'speech.example.org',
      keptDays: 0,
      isDemonstration: false,
    },
  ],
  hasConsent: true,
  planLeft: 10,
  freeLeft: 2,
  freePerMonth: 3,
  waiting: 0,
};

/** A sample correction that waits for two others. */
export const sampleCorrection: RequestedCorrection = {
  correctionId: 7,
  state: 'queued',
  ahead: 2,
  stage: null,
  failure: null,
};

const never = () => new Promise<never>(() => {});
const loads = (loaded: Partial<LoadedCorrection>) => () =>
  Promise.resolve({ offer: sampleOffer, attemptId: 41, correction: null, ...loaded });
const withoutConsent = loads({ offer: { ...sampleOffer, hasConsent: false } });

interface Script {
  load?: () => Promise<LoadedCorrection>;
  agree?: () => Promise<CorrectionOffer>;
  request?: () => Promise<RequestedCorrection>;
  events?: readonly AiCorrectionEvent[];
}

const request: AiCorrectionEvent = { type: 'correction.request' };
const agree: AiCorrectionEvent = { type: 'consent.agree' };
const demonstration = {
  kind: 'correction',
  name: 'Demonstration',
  host: 'localhost',
  keptDays: 0,
  isDemonstration: true,
} as const;

const scripts: Record<AiCorrectionFixture, Script> = {
  loading: { load: never },
  absent: { load: loads({ offer: null }) },
  offered: {},
  demonstration: { load: loads({ offer: { ...sampleOffer, planLeft: 0, services: [demonstration] } }) },
  consenting: { load: withoutConsent, events: [request] },
  agreeing: { load: withoutConsent, events: [request, agree] },
  consentFailed: {
    load: withoutConsent,
    agree: () => Promise.reject(Object.assign(new Error('offline'), { code: 'network' })),
    events: [request, agree],
  },
  requesting: { events: [request] },
  tooShort: {
    request: () =>
      Promise.reject(Object.assign(new Error('short'), { code: 'correction.tooShort', params: { min: 10 } })),
    events: [request],
  },
  queued: { load: loads({ correction: sampleCorrection }) },
  working: { load: loads({ correction: { ...sampleCorrection, state: 'working', ahead: null, stage: 'correcting' } }) },
  failed: {
    load: loads({ correction: { ...sampleCorrection, state: 'failed', ahead: null, failure: 'serviceSlow' } }),
  },
  usedUp: { load: loads({ offer: { ...sampleOffer, planLeft: 0, freeLeft: 0 } }) },
  done: { load: loads({ correction: { ...sampleCorrection, state: 'done', ahead: null } }) },
};

/** Fixtures in which a call never ends. */
const busyFixtures: ReadonlySet<AiCorrectionFixture> = new Set(['loading', 'agreeing', 'requesting']);

/** An actor in the named state. */
export async function driveAiCorrection(name: AiCorrectionFixture): Promise<AiCorrectionActor> {
  const { load = loads({}), agree: give = never, request: send = never, events = [] } = scripts[name];
  const machine = aiCorrectionMachine.provide({
    actors: {
      load: fromPromise<LoadedCorrection, undefined>(load),
      giveConsent: fromPromise<CorrectionOffer, undefined>(give),
      requestCorrection: fromPromise<RequestedCorrection, CorrectionRequest>(send),
      follow: fromCallback<{ type: string }, FollowRequest>(() => {}),
    },
  });
  const actor = createActor(machine).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  if (name !== 'loading') await settled();
  for (const event of events) actor.send(event);
  if (!busyFixtures.has(name)) await settled();
  return actor;
}
