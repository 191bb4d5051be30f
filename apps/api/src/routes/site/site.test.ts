import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picturesCommand } from '../../commands/pictures-command.ts';
import { activePackKey } from '../../providers/speech/voice-pack.ts';
import { importPack } from '../../services/packs/index.ts';
import { startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';
import { packFrom, questionRecord, wordRecord } from '../../testing/packs.ts';
import { photograph } from '../../testing/photographs.ts';

describe.each(storeKinds)('the counts on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server?.close());

  it('are zero for an empty bank', async () => {
    const { body } = await server.get('/api/public/stats');
    expect(body.data).toEqual({ questions: 0, words: 0, submodules: [] });
  });

  it('include every question once, by type, and the words', async () => {
    const records = [
      questionRecord({ questionId: 1, submoduleId: 1, difficulty: 'Easy' }),
      questionRecord({ questionId: 2, submoduleId: 1, difficulty: 'Hard' }),
      questionRecord({ questionId: 3, submoduleId: 8, difficulty: 'Hard' }),
      wordRecord(1, 'harvest'),
      wordRecord(2, 'tenuous'),
    ];
    await importPack(server.deps, packFrom(records));
    await importPack(server.deps, packFrom(records));
    const { body, response } = await server.get('/api/public/stats');
    expect(body.data).toEqual({
      questions: 3,
      words: 2,
      submodules: [
        { submoduleId: 1, questions: 2 },
        { submoduleId: 8, questions: 1 },
      ],
    });
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  });
});

describe.each(storeKinds)('the credits on %s', (kind) => {
  let server: TestServer;
  let folder: string;
  const credits = async () => (await server.get('/api/public/credits')).body.data;
  const run = (...args: string[]) => picturesCommand(server.deps, args);

  beforeAll(async () => {
    server = await startTestServer(kind);
    folder = await mkdtemp(path.join(tmpdir(), 'rehearse-credits-'));
  });
  afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true });
  });

  it('are empty when the operator has added nothing', async () => {
    expect(await credits()).toEqual({ voices: null, pictures: [] });
  });

  it('name the operator’s photographs and the voice pack in use', async () => {
    const file = path.join(folder, 'photo.jpg');
    await writeFile(file, await photograph());
    const sample = 'In this photo I can see a harbor with two boats. '.repeat(2);
    for (const name of ['pier', 'harbor'])
      await run(
        ...['add', file, '--name', name, '--licence', 'CC BY 4.0', '--credit', 'Ana Silva', '--sample', sample],
        ...['--source', `https://example.org/${name}`, '--alt', `A ${name}`, '--alt-zh', '海边'],
      );
    const pack = { format: 'rehearse-voices', formatVersion: 1, service: 'speech.example', model: 'm', voices: {} };
    const active = JSON.stringify({ ...pack, credit: 'Voices by Speech', id: '1', clips: 1 });
    await server.deps.files.put(activePackKey, new TextEncoder().encode(active), 'application/json');
    const credit = { credit: 'Ana Silva', licence: 'CC BY 4.0' };
    expect(await credits()).toEqual({
      voices: { credit: 'Voices by Speech' },
      pictures: ['harbor', 'pier'].map((name) => ({
        ...{ name, ...credit, source: `https://example.org/${name}` },
        alt: { en: `A ${name}`, zh: '海边' },
      })),
    });
    await run('remove', 'pier');
    expect((await credits()).pictures.map(({ name }: { name: string }) => name)).toEqual(['harbor']);
  });
});
