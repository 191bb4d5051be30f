import { types } from '@rehearse/question-types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordingKey } from '../../domain/media.ts';
import { createMemoryFiles, createTestDatabase, storeKinds, type TestDatabase } from '../../testing/index.ts';
import { addUsers, packFrom, questionRecord } from '../../testing/packs.ts';
import { importPack } from '../packs/index.ts';
import { readEstimates } from './index.ts';

const essay =
  'Last summer my family and I traveled to Rome by train. The journey took nine hours, but we enjoyed every minute of it because the mountains were beautiful. In the evening we walked along the river and listened to street musicians who played old Italian songs.';
const explanation = { en: 'Because.', zh: '因为。' };

describe.each(storeKinds)('what open answers are worth, on %s', (kind) => {
  let database: TestDatabase;
  let userId: number;
  const files = createMemoryFiles();
  const estimates = (...attemptIds: number[]) =>
    readEstimates({ db: database.store.db, files }, { userId, attemptIds });

  async function attempt(submoduleId: number, more: { answer?: string; recording?: string }): Promise<number> {
    const { attempt_id } = await database.store.db
      .insertInto('attempts')
      .values({
        user_id: userId,
        question_id: submoduleId,
        submodule_id: submoduleId,
        kind: more.recording ? 'recording' : 'text',
        answer: more.answer ?? null,
        recording: more.recording ?? null,
        score: null,
        created_at: 1,
      })
      .returning('attempt_id')
      .executeTakeFirstOrThrow();
    return attempt_id;
  }

  async function correct(attemptId: number, state: 'queued' | 'done', isDemonstration = false) {
    const overall = { low: 110, high: 130, band: 'C1' };
    await database.store.db
      .insertInto('corrections')
      .values({
        user_id: userId,
        attempt_id: attemptId,
        question_id: 14,
        submodule_id: 14,
        rubric: 'writing-sample-1',
        language: 'en',
        state,
        stage: null,
        failure: null,
        report: state === 'done' ? JSON.stringify({ overall, isDemonstration }) : null,
        paid_with: null,
        wants_mail: 0,
        requested_at: 1,
        changed_at: 1,
        finished_at: null,
        seen_at: null,
      })
      .execute();
  }

  beforeEach(async () => {
    database = await createTestDatabase(kind);
    [userId = 0] = await addUsers(database.store.db, 1);
    const question = (submoduleId: number, payload: object) =>
      ({ ...questionRecord({ questionId: submoduleId, submoduleId, difficulty: 'Easy' }), payload }) as ReturnType<
        typeof questionRecord
      >;
    const prompt = {
      questionText: 'Describe a journey that you remember well.',
      referenceAnswer: 'I once went to sea.',
    };
    const spoken = { ...prompt, referenceAudioLink: `/media/speech/${'a'.repeat(64)}.mp3`, explanation };
    await importPack(
      { db: database.store.db, clock: { now: () => 1 } },
      packFrom([
        question(types.speakingSample.id, spoken),
        question(types.writingSample.id, { ...prompt, explanation }),
      ]),
    );
  });
  afterEach(() => database.drop());

  it('are the service’s word once it has spoken', async () => {
    const id = await attempt(types.writingSample.id, { answer: essay });
    await correct(id, 'done');
    expect((await estimates(id)).get(id)).toEqual({
      estimate: { points: 120, error: 12, by: 'service' },
      isPending: false,
    });
  });

  it('are our own measures’ until then, and without a service', async () => {
    const waiting = await attempt(types.writingSample.id, { answer: essay });
    const alone = await attempt(types.writingSample.id, { answer: essay });
    await correct(waiting, 'queued');
    const judged = await estimates(waiting, alone);
    expect(judged.get(waiting)).toMatchObject({ estimate: { by: 'measures', error: 25 }, isPending: true });
    expect(judged.get(alone)).toMatchObject({ estimate: { by: 'measures', error: 25 }, isPending: false });
  });

  it('are not what a service for demonstrations says', async () => {
    const id = await attempt(types.writingSample.id, { answer: essay });
    await correct(id, 'done', true);
    expect((await estimates(id)).get(id)?.estimate?.by).toBe('measures');
  });

  it('are unknown for a few words, an empty recording and one that is gone', async () => {
    const short = await attempt(types.writingSample.id, { answer: 'I agree.' });
    for (const name of ['empty.wav', 'gone.wav'])
      await database.store.db
        .insertInto('recordings')
        .values({ name, user_id: userId, media_type: 'audio/wav', bytes: 16, created_at: 1 })
        .execute();
    await files.put(recordingKey('empty.wav'), new TextEncoder().encode('RIFF____WAVEfmt '), 'audio/wav');
    const empty = await attempt(types.speakingSample.id, { recording: 'empty.wav' });
    const gone = await attempt(types.speakingSample.id, { recording: 'gone.wav' });
    const judged = await estimates(short, empty, gone);
    expect([...judged.values()]).toEqual(Array.from({ length: 3 }, () => ({ estimate: null, isPending: false })));
  });

  it('are not told to another learner', async () => {
    const id = await attempt(types.writingSample.id, { answer: essay });
    const [other = 0] = await addUsers(database.store.db, 1);
    const judged = await readEstimates({ db: database.store.db, files }, { userId: other, attemptIds: [id] });
    expect(judged.get(id)?.estimate).toBeNull();
  });
});
