import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withVoicePack } from '../providers/speech/voice-pack.ts';
import { importPack } from '../services/packs/index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { createMemoryFiles } from '../testing/fakes.ts';
import { packFrom } from '../testing/packs.ts';
import { quietWav } from '../testing/wav.ts';
import { audioCommand } from './audio-command.ts';

const texts = ['Is this seat taken?', 'The library closes at nine.', 'harbour'];
const clips = texts.map((text, index) => ({
  ...{ kind: 'clip' as const, key: 'abc'.charAt(index).repeat(64), text, voice: 'rp' as const, rate: 1 },
}));

type Reply = { status: number; body: Uint8Array; headers?: Record<string, string> };
const wav: Reply = { status: 200, body: quietWav(1.6) };

let database: TestDatabase;
let server: Server;
let folder: string;
let asked: { input: string; voice: string }[] = [];
/** What the service says to the next requests; then WAV files. */
let replies: Reply[] = [];
let seenKey: string | undefined;

beforeEach(async () => {
  database = await createTestDatabase('sqlite');
  await importPack({ db: database.store.db, clock: { now: () => 1 } }, packFrom(clips));
  folder = mkdtempSync(path.join(tmpdir(), 'rehearse-voices-'));
  asked = [];
  replies = [];
  server = createServer(async (incoming, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    asked.push(JSON.parse(Buffer.concat(chunks).toString()));
    seenKey = incoming.headers.authorization;
    const { status, body, headers } = replies.shift() ?? wav;
    reply.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.close();
  rmSync(folder, { recursive: true });
  await database?.drop();
});

const settings = {
  speech: null,
  speechVoices: { apiKey: 'secret', model: 'natural-1', voices: { rp: 'fable' } },
};

function start({ ask = null as ((question: string) => Promise<boolean>) | null, files = createMemoryFiles() } = {}) {
  const printed: string[] = [];
  const waited: number[] = [];
  const deps = {
    ...{ db: database.store.db, files, ask },
    wait: async (ms: number) => void waited.push(ms),
    print: (text: string) => void printed.push(text),
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const run = (...args: string[]) => audioCommand(deps, settings, args);
  const make = (...more: string[]) => run('--from', url, '--to', folder, ...more);
  return { files, printed, waited, run, make };
}

const packed = () => readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.mp3'));

describe('a voice pack', { timeout: 60_000 }, () => {
  it('is made once for every clip, after its cost was shown and accepted', async () => {
    const questions: string[] = [];
    const { make, printed } = start({ ask: async (question) => questions.push(question) > 0 });
    const { text } = await make('--price', '15');
    expect(printed.join()).toMatch(/^3 clips, 53 characters, .* natural-1\. Cost: about 0\.00\./);
    expect(questions).toEqual(['Start?']);
    expect(text).toContain('All 3 clips are in');
    expect(new Set(asked.map(({ input }) => input))).toEqual(new Set(texts));
    expect(asked).toHaveLength(texts.length);
    expect(asked[0]?.voice).toBe('fable');
    expect(seenKey).toBe('Bearer secret');
    expect(packed()).toHaveLength(3);
  });

  it('is not made when the answer is no, or nobody can be asked', async () => {
    expect((await start({ ask: async () => false }).make()).text).toBe('Nothing was made.');
    await expect(start().make()).rejects.toThrow('Add --yes to start.');
    expect(asked).toEqual([]);
  });

  it('goes on where it was stopped, even in the middle of a file', async () => {
    await start().make('--yes');
    const list = path.join(folder, 'clips.ndjson');
    truncateSync(list, readFileSync(list).length - 10);
    asked = [];
    expect((await start().make('--yes')).text).toContain('All 3 clips are in');
    expect(asked).toHaveLength(1);
  });

  it('waits as long as a busy service asks for', async () => {
    replies = [{ status: 429, body: new Uint8Array(), headers: { 'Retry-After': '7' } }];
    const { make, waited } = start();
    expect((await make('--yes')).text).toContain('All 3 clips are in');
    expect(waited).toEqual([7000]);
  });

  it('reports clips that can’t be the spoken text', async () => {
    const tooLong = { status: 200, body: quietWav(9) };
    replies = Array.from({ length: 12 }, () => tooLong);
    const { isIncomplete, text } = await start().make('--yes');
    expect(isIncomplete).toBe(true);
    expect(text).toContain('"harbour": it takes 9.0 s for 1 words');
    expect(packed()).toEqual([]);
  });

  it('stops at once when the service refuses the key', async () => {
    replies = Array.from({ length: 12 }, () => ({ status: 401, body: new TextEncoder().encode('unknown key') }));
    await expect(start().make('--yes')).rejects.toThrow('401: unknown key');
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  it('refuses a service that sends MP3 only, whose clips can’t be checked', async () => {
    replies = Array.from({ length: 4 }, () => ({ status: 200, body: Uint8Array.of(0xff, 0xfb, 0x90) }));
    await expect(start().make('--yes')).rejects.toThrow("doesn't send WAV files");
  });

  it('does not mix voices in one folder', async () => {
    await start().make('--yes');
    await expect(start().make('--yes', '--voices', 'rp=onyx')).rejects.toThrow('Choose another folder.');
  });
});

describe('an imported voice pack', { timeout: 60_000 }, () => {
  const other = { clip: async () => Uint8Array.of(1), wordTimes: async () => Uint8Array.of(2), close: async () => {} };

  it('is heard instead of the other voices, until it is removed', async () => {
    const { make, run, files } = start();
    await make('--yes');
    let time = 0;
    const speech = withVoicePack(other, files, () => time);
    const [clip] = clips;
    if (!clip) throw new Error('There is a clip.');
    expect((await speech.clip(clip)).length).toBe(1);
    expect((await run('--import', folder)).text).toMatch(/^3 clips by 127\.0\.0\.1:\d+, natural-1, are in use\./);
    time = 60_000;
    expect((await speech.clip(clip)).length).toBeGreaterThan(1000);
    expect(await speech.wordTimes(clip)).toBeNull();
    expect((await speech.clip({ ...clip, text: 'A later text.' })).length).toBe(1);
    await run('--remove');
    time = 120_000;
    expect((await speech.clip(clip)).length).toBe(1);
  });

  it('changes nothing when a file of it is damaged', async () => {
    const { make, run, files } = start();
    await make('--yes');
    const [file = ''] = packed().map(String);
    writeFileSync(path.join(folder, file), 'noise');
    await expect(run('--import', folder)).rejects.toThrow('is not the file that was checked');
    expect(await files.has('voices/active.json')).toBe(false);
  });

  it('must be a folder with a pack', async () => {
    await expect(start().run('--import', folder)).rejects.toThrow('has no voice-pack.json');
  });
});

it('measures how the clips sound', async () => {
  const { text } = await start().run('--measure', '--sample', '2');
  expect(text).toMatch(/Lowest \/ median \/ highest of 2 clips/);
  expect(text).toMatch(/^rp\s+2\s+-1[78]\.\d \/ -1[78]\.\d \/ -1[78]\.\d\s/m);
}, 60_000);

it('names an unknown option', async () => {
  await expect(start().run('--form', 'x')).rejects.toThrow("Unknown option '--form'");
});
