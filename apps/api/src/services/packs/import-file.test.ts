import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packOf, writePack } from '@rehearse/content';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createMemoryFiles } from '../../testing/fakes.ts';
import { addUsers, questionRecord } from '../../testing/packs.ts';
import { createPlaceDifficulties, getQuestion, listQuestions, markPracticed, saveAttempt } from '../questions/index.ts';
import { type ImportDeps, importPackFile, importPackFileIfNew } from './index.ts';

const question = questionRecord({ questionId: 1, submoduleId: 1, difficulty: 'Easy' });
const picture = (name: string, file = `media/${name}.jpg`) =>
  ({ kind: 'picture', name, file, alt: { en: 'A picture', zh: '图片' }, credits: [] }) as const;

describe('importing a pack file', () => {
  let database: TestDatabase;
  let folder: string;
  let pack: string;
  let deps: ImportDeps;

  beforeEach(async () => {
    database = await createTestDatabase('sqlite');
    folder = await mkdtemp(path.join(tmpdir(), 'rehearse-pack-'));
    pack = path.join(folder, 'dist', 'pack.ndjson.gz');
    await mkdir(path.join(folder, 'media'));
    await writeFile(path.join(folder, 'media', 'park.jpg'), 'a picture');
    await writeFile(path.join(folder, 'media', 'park.avif'), 'the same, smaller');
    await writeFile(path.join(folder, 'media', 'park-480.jpg'), 'a small picture');
    deps = { db: database.store.db, files: createMemoryFiles(), clock: { now: () => 1 } };
  });
  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('copies all picture files and reports the missing ones', async () => {
    const outside = picture('outside', '../../etc/hostname');
    await writePack(
      pack,
      packOf([
        question,
        { ...picture('park'), credits: [] },
        { ...picture('gone'), credits: [] },
        { ...outside, credits: [] },
      ]),
    );
    const report = await importPackFile(deps, pack);
    const allOf = (name: string) => ['.jpg', '.avif', '-480.jpg', '-480.avif'].map((variant) => name + variant);
    expect(report.missingPictures).toEqual(['park-480.avif', ...allOf('gone'), ...allOf('outside')]);
    const stored = async (file: string) => Buffer.from((await deps.files.get(`pictures/${file}`)) ?? []).toString();
    expect(await stored('park.jpg')).toBe('a picture');
    expect(await stored('park.avif')).toBe('the same, smaller');
    expect(await stored('park-480.jpg')).toBe('a small picture');
  });

  it('does nothing when the pack was the last one imported', async () => {
    await writePack(pack, packOf([question]));
    expect((await importPackFileIfNew(deps, pack))?.questions.added).toBe(1);
    expect(await importPackFileIfNew(deps, pack)).toBeNull();
    await writePack(pack, packOf([questionRecord({ questionId: 2, submoduleId: 1, difficulty: 'Easy' })]));
    expect((await importPackFileIfNew(deps, pack))?.questions).toMatchObject({ added: 1, kept: 1 });
  });

  it('keeps learners’ marks and answers when a newer pack is imported', async () => {
    const later = (questionId: number, difficulty: 'Easy' | 'Hard') =>
      questionRecord({ questionId, submoduleId: 1, difficulty, word: `newer${questionId}` });
    const [userId = 0] = await addUsers(deps.db, 1);
    await writePack(pack, packOf([question]));
    await importPackFileIfNew(deps, pack);
    await markPracticed(deps, { userId, questionId: 1, isPracticed: true });
    await saveAttempt(
      { ...deps, config: loadConfig({}) },
      { userId, questionId: 1, submoduleId: 1, kind: 'answer', answer: 'yes', score: 1 },
    );

    const many = Array.from({ length: 500 }, (_, index) => later(index + 2, index % 2 ? 'Easy' : 'Hard'));
    await writePack(pack, packOf([later(1, 'Hard'), ...many]));
    expect((await importPackFileIfNew(deps, pack))?.questions).toMatchObject({ added: 500, changed: 1 });

    expect(await getQuestion(deps, { userId, questionId: 1, submoduleId: 1 })).toMatchObject({
      word: 'newer1',
      isPracticed: true,
      userAnswer: 'yes',
    });
    const practised = { userId, submoduleId: 1, page: 1, size: 10, isAsc: true, isPracticed: true } as const;
    expect(
      (await listQuestions({ ...deps, difficulties: createPlaceDifficulties() }, practised)).content.map(
        ({ questionId }) => questionId,
      ),
    ).toEqual([1]);
  });

  it('changes nothing and reports the line of an invalid record', async () => {
    const wrong = { ...question, questionId: 2, difficulty: 'Impossible' };
    await writePack(pack, packOf([question, wrong as typeof question]));
    await expect(importPackFile(deps, pack)).rejects.toThrow(/^Line 3 of the content pack: .*difficulty/s);
    expect(await deps.db.selectFrom('questions').selectAll().execute()).toEqual([]);
  });

  it('changes nothing when the file is truncated', async () => {
    await mkdir(path.dirname(pack));
    await writeFile(pack, Buffer.from('1f8b08', 'hex'));
    await expect(importPackFile(deps, pack)).rejects.toThrow('the file is damaged');
  });
});
