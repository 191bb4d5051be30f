import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCachedSpeech } from '../../providers/speech/create.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createMemoryFiles } from '../../testing/fakes.ts';
import { packFrom } from '../../testing/packs.ts';
import { importPack } from '../packs/index.ts';
import { makeClips } from './make-clips.ts';

const log = pino({ level: 'silent' });
const letters = [...'abcdef'];
const clips = letters.map((letter) => ({
  kind: 'clip' as const,
  key: letter.repeat(64),
  text: `Say ${letter}.`,
  voice: 'rp' as const,
  rate: 1,
}));

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase('sqlite');
  await importPack({ db: database.store.db, clock: { now: () => 1 } }, packFrom(clips));
});
afterEach(() => database?.drop());

function createSpeakers(files = createMemoryFiles(), unable?: string) {
  const said: string[] = [];
  const speaker = () =>
    createCachedSpeech(
      [
        {
          id: 'one',
          synthesize: async ({ text }) => {
            if (text === unable) throw new Error('broken');
            said.push(text);
            return Uint8Array.of(1);
          },
          close: async () => {},
        },
      ],
      files,
      log,
    );
  return { files, said, speakers: [speaker(), speaker()] };
}

it('synthesizes every clip once, for any number of speakers, and reports progress', async () => {
  const { said, speakers, files } = createSpeakers();
  const seen: number[] = [];
  const report = await makeClips({ db: database.store.db, speakers }, ({ done, total }) => seen.push(done / total));
  expect(report).toEqual({ kept: 6, failed: [] });
  expect(said).toHaveLength(clips.length);
  expect(new Set(said)).toEqual(new Set(clips.map(({ text }) => text)));
  expect(seen.at(-1)).toBe(1);
  expect(await files.has(`speech/one/${'c'.repeat(64)}.mp3`)).toBe(true);
});

it('resumes where it stopped, and reports the clips that failed', async () => {
  const first = createSpeakers(createMemoryFiles(), 'Say d.');
  expect(await makeClips({ db: database.store.db, speakers: first.speakers })).toEqual({
    kept: 5,
    failed: ['d'.repeat(64)],
  });
  const second = createSpeakers(first.files);
  expect((await makeClips({ db: database.store.db, speakers: second.speakers })).kept).toBe(6);
  expect(second.said).toEqual(['Say d.']);
});
