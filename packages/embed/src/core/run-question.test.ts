import 'fake-indexeddb/auto';
import type { Question } from '@rehearse/api-client';
import { fakeRecording } from '@rehearse/practice-machines/testing';
import { readAndSelect } from '@rehearse/question-types';
import { afterEach, expect, it, vi } from 'vitest';
import { wordJudgement } from '../types/flows/word-judgement.ts';
import type { PracticeActor, PracticeFlow } from '../types/practice-flow.ts';
import { openDevice } from './device.ts';
import type { EmbedOptions } from './options.ts';
import { recording } from './recording.ts';
import { type RunningQuestion, runQuestion } from './run-question.ts';

const question = {
  id: 7,
  questionId: 7,
  submoduleId: 1,
  isPracticed: false,
  word: 'harbor',
  correct: true,
} as Question;
const yes = { type: 'answer.choose', saidYes: true } as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

let pages = 0;
const newPage = () => ({ prefix: `page-${++pages}` });

async function run(storage: EmbedOptions['storage'], options: EmbedOptions = {}, flow: PracticeFlow = wordJudgement) {
  vi.stubGlobal('location', new URL('https://school.example/course'));
  const device = openDevice(storage ?? 'none', () => {}, { recording });
  const running = await runQuestion({ question, type: readAndSelect, flow, recording }, device, () => ({
    ...options,
    language: 'en',
  }));
  return { ...running, device };
}

it('reports an answer once, with its score, its time and what is to be sent', async () => {
  const onAnswered = vi.fn();
  const { actor } = await run('none', { onAnswered });
  actor.send(yes);
  await vi.waitFor(() => expect(onAnswered).toHaveBeenCalledOnce());
  expect(onAnswered).toHaveBeenCalledWith(
    expect.objectContaining({
      xapi: expect.objectContaining({ result: expect.objectContaining({ success: true, response: 'yes' }) }),
      ...{ questionId: 7, submoduleId: 1, score: 1, maxScore: 1, answer: 'yes' },
      details: { answer: { saidYes: true }, result: { correct: true } },
      durationSeconds: expect.any(Number),
    }),
  );
});

it('goes on where the learner left, and knows what was answered', async () => {
  const page = newPage();
  const onAnswered = vi.fn();
  const first = await run(page, { onAnswered });
  first.actor.send(yes);
  await vi.waitFor(async () => expect(await first.device.drafts.load(7)).not.toBeNull());
  first.stop();
  const second = await run(page, { onAnswered });
  expect(second.actor.getSnapshot().hasTag('reviewed')).toBe(true);
  expect(second.earlier).toMatchObject({ answer: 'yes', score: 1 });
  expect(onAnswered).toHaveBeenCalledOnce();
});

it('stores nothing where the page wants nothing stored', async () => {
  const first = await run('none');
  first.actor.send(yes);
  first.stop();
  const second = await run('none');
  expect(second.actor.getSnapshot().hasTag('answering')).toBe(true);
});

it('keeps the storage of two pages apart', async () => {
  const first = await run(newPage());
  first.actor.send(yes);
  await vi.waitFor(async () => expect(await first.device.drafts.load(7)).not.toBeNull());
  expect((await run(newPage())).earlier).toBeNull();
});

it('measures nothing under exam rules', async () => {
  const onAnswered = vi.fn();
  const { actor } = await run('none', { onAnswered, mode: 'exam' });
  actor.send(yes);
  await vi.waitFor(() =>
    expect(onAnswered).toHaveBeenCalledWith(expect.objectContaining({ score: null, answer: 'yes' })),
  );
});

/** A word judgement whose answer is a recording. */
const spoken: PracticeFlow = {
  ...wordJudgement,
  toSubmission: () => ({ kind: 'recording', file: fakeRecording('take').file, recordingId: 'take' }),
};

const draftOf = ({ device }: RunningQuestion & { device: ReturnType<typeof openDevice> }) => device.drafts.load(7);
const submit = ({ actor }: { actor: PracticeActor }) => actor.send(yes);

it('uploads a recording first, then reports it with its address, and deletes it from the device', async () => {
  const onAnswered = vi.fn();
  const onUpload = vi.fn(async () => '/stored.wav');
  const running = await run(newPage(), { onAnswered, onUpload }, spoken);
  await running.device.recordings?.append('take', new Float32Array(160), 16_000);
  submit(running);
  await vi.waitFor(() => expect(onAnswered).toHaveBeenCalledOnce());
  expect(onAnswered).toHaveBeenCalledWith(expect.objectContaining({ answer: '/stored.wav', file: expect.any(Blob) }));
  expect(await draftOf(running)).not.toHaveProperty('waiting');
});

it('loses no recording whose upload failed: the next visit uploads it', async () => {
  const page = newPage();
  const onError = vi.fn();
  const failing = vi.fn(() => Promise.reject(new Error('503')));
  const first = await run(page, { onUpload: failing, onError }, spoken);
  await first.device.recordings?.append('take', new Float32Array(160), 16_000);
  submit(first);
  await vi.waitFor(() => expect(first.uploads?.state()).toEqual({ phase: 'failed' }));
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'upload' }));
  first.stop();

  const onAnswered = vi.fn();
  const second = await openAgain();
  await vi.waitFor(() => expect(onAnswered).toHaveBeenCalledWith(expect.objectContaining({ answer: '/late.wav' })));
  expect(second.earlier).toBeNull();

  async function openAgain() {
    const createRecordings = () => ({
      ...recording.createRecordings(),
      recover: () => Promise.resolve(fakeRecording('take')),
    });
    const device = openDevice(page, () => {}, { recording: { ...recording, createRecordings } });
    const options = { onUpload: async () => '/late.wav', onAnswered, language: 'en' } as const;
    return runQuestion({ question, type: readAndSelect, flow: spoken, recording }, device, () => options);
  }
});

it('gives the file to a page that uploads nothing', async () => {
  const onAnswered = vi.fn();
  submit(await run('none', { onAnswered }, spoken));
  await vi.waitFor(() =>
    expect(onAnswered).toHaveBeenCalledWith(expect.objectContaining({ answer: '', file: expect.any(Blob) })),
  );
});

it('lets a second attempt be an answer of its own', async () => {
  const onAnswered = vi.fn();
  const { actor } = await run('none', { onAnswered });
  actor.send(yes);
  actor.send({ type: 'answer.retry' });
  actor.send({ type: 'answer.choose', saidYes: false } as { type: string });
  await vi.waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(2));
  expect(onAnswered.mock.calls.map(([{ answer, score }]) => [answer, score])).toEqual([
    ['yes', 1],
    ['no', 0],
  ]);
});
