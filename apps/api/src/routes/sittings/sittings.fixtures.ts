import { unknownDevice } from '../../domain/device.ts';
import { importPack } from '../../services/packs/index.ts';
import { startSession } from '../../services/sessions/start.ts';
import { examQuestions, smallExam, tired } from '../../testing/exam-questions.ts';
import { type SignedIn, startTestServer, type TestOptions, type TestServer } from '../../testing/index.ts';
import { packFrom } from '../../testing/packs.ts';

/** A server with a small exam and a bank for it, which anyone may take as often as they like. */
export async function startExamServer(kind: 'sqlite' | 'postgres', { deps, config }: TestOptions = {}) {
  const any = { full: null, short: null };
  const server = await startTestServer(kind, {
    config: { tests: { withoutPlan: any, withPlan: any }, rateLimitScale: 1000, ...config },
    deps: { exams: [smallExam], ...deps },
  });
  const bank = [
    ...examQuestions(1, 40),
    ...examQuestions(6, 3),
    ...examQuestions(10, 6),
    ...examQuestions(13, 3),
    ...examQuestions(14, 3),
  ];
  await importPack(server.deps, packFrom(bank));
  return server;
}

/** A reply's question in a slot. */
export interface Asked {
  slot: number;
  submoduleId: number;
  seconds: number | null;
  secondsLeft: number | null;
  question: { questionId: number } & Record<string, unknown>;
}

/** The calls of one learner on one device. */
export function createTaker(server: TestServer, who: SignedIn) {
  let { token } = who;
  const post = (path: string, body?: object, key?: string) =>
    server.post(path, body, { token, headers: key ? { 'Idempotency-Key': key } : {} });
  const of = (sittingId: string) => `/api/sittings/${sittingId}`;
  const prepare = async (request: object = { kind: 'mock', examId: 'small', form: 'full' }) =>
    (await post('/api/sittings', request)).body.data;
  return {
    who,
    post,
    prepare,
    get: (path: string) => server.get(path, { token }),
    delete: (path: string) => server.delete(path, { token }),
    /** Prepares and starts a sitting. */
    async begin(request?: object): Promise<string> {
      const { sittingId } = await prepare(request);
      await post(`${of(sittingId)}/start`);
      return sittingId;
    },
    start: (sittingId: string) => post(`${of(sittingId)}/start`),
    pause: (sittingId: string) => post(`${of(sittingId)}/pause`),
    finish: (sittingId: string) => post(`${of(sittingId)}/finish`),
    open: (sittingId: string, slot: number) => post(`${of(sittingId)}/slots/${slot}/open`),
    /** Opens a slot that can be opened. */
    async ask(sittingId: string, slot: number): Promise<{ current: Asked; next: Asked | null }> {
      return (await post(`${of(sittingId)}/slots/${slot}/open`)).body.data;
    },
    answer: (sittingId: string, slot: number, body: object, key?: string) =>
      post(`${of(sittingId)}/slots/${slot}/answer`, { usedSeconds: 3, ...body }, key),
    async read(sittingId: string) {
      return (await server.get(of(sittingId), { token })).body.data;
    },
    async detail({ question, submoduleId }: Asked) {
      const { questionId } = question;
      return (await post('/questions/detail', { questionId, submoduleId })).body.data;
    },
    async upload(bytes = new TextEncoder().encode('RIFF____WAVEfmt ')) {
      const form = new FormData();
      form.set('file', new Blob([bytes]), 'recording');
      return (await server.post('/api/recordings', form, { token })).body.data.url as string;
    },
    /** Logs in again: access tokens don't outlive long tests. */
    async renew() {
      token = (await startSession(server.deps, { userId: who.userId, device: unknownDevice })).accessToken;
    },
  };
}

/** The calls of a learner. */
export type Taker = ReturnType<typeof createTaker>;

/** A right answer to any question of the small exam. */
export async function rightAnswer(taker: Taker, { submoduleId, question: { questionId } }: Asked): Promise<object> {
  if (submoduleId === 13) return { questionId, recordingUrl: await taker.upload() };
  const answers: Record<number, string> = {
    1: 'yes',
    6: 'The secret sentence is short.',
    10: tired,
    14: 'My hobby is growing vegetables on the balcony.',
  };
  return { questionId, answer: answers[submoduleId] ?? '' };
}
