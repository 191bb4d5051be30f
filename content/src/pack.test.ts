import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packOf, readPack, verifyPack, writePack } from './pack.ts';
import type { PackRecord } from './records.ts';

const records: PackRecord[] = [
  {
    kind: 'question',
    questionId: 100001,
    submoduleId: 1,
    moduleId: 1,
    difficulty: 'Easy',
    payload: { word: 'lantern', correct: true, explanation: { en: 'A lamp.', zh: '灯笼。' } },
  },
  {
    kind: 'picture',
    name: 'harbour',
    file: 'media/pictures/harbour.jpg',
    alt: { en: 'A harbour.', zh: '港口。' },
    credits: [],
  },
];

async function packFile() {
  return join(await mkdtemp(join(tmpdir(), 'rehearse-pack-')), 'pack.ndjson.gz');
}

async function readAll(path: string) {
  const { header, records: read } = await readPack(path);
  const all: PackRecord[] = [];
  for await (const record of read) all.push(record);
  return { header, records: all };
}

async function rewrite(path: string, change: (text: string) => string) {
  await writeFile(path, gzipSync(change(gunzipSync(await readFile(path)).toString())));
}

it('reads what was written', async () => {
  const path = await packFile();
  const pack = packOf(records);
  await writePack(path, pack);
  expect(await readAll(path)).toEqual(pack);
  expect(pack.header.counts).toEqual({ question: 1, word: 0, clip: 0, picture: 1 });
});

it('produces the same bytes for the same records, and a new version for others', async () => {
  const [first, second] = [await packFile(), await packFile()];
  await writePack(first, packOf(records));
  await writePack(second, packOf(records));
  expect(await readFile(first)).toEqual(await readFile(second));
  expect(packOf(records.slice(1)).header.version).not.toBe(packOf(records).header.version);
});

it.each([
  ['a payload of another submodule', (text: string) => text.replace('"submoduleId":1', '"submoduleId":2'), 2],
  ['an unknown field', (text: string) => text.replace('"word":"lantern"', '"word":"lantern","hint":"light"'), 2],
  ['an unknown kind', (text: string) => text.replace('"kind":"picture"', '"kind":"video"'), 3],
  ['invalid JSON', (text: string) => text.replace('{"kind":"picture"', '{"kind'), 3],
  ['a foreign header', (text: string) => text.replace('rehearse-pack', 'other'), 1],
  ['a missing line', (text: string) => `${text.split('\n').slice(0, 2).join('\n')}\n`, 2],
  ['no content', () => '', 1],
])('reports the line of a pack with %s', async (_name, change, line) => {
  const path = await packFile();
  await writePack(path, packOf(records));
  await rewrite(path, change);
  await expect(readAll(path)).rejects.toMatchObject({ name: 'PackError', line });
});

it('reports a truncated or missing file', async () => {
  const path = await packFile();
  await writePack(path, packOf(records));
  await writeFile(path, (await readFile(path)).subarray(0, -20));
  await expect(readAll(path)).rejects.toMatchObject({ name: 'PackError', message: expect.stringContaining('damaged') });
  await expect(readAll(`${path}.none`)).rejects.toMatchObject({ code: 'ENOENT' });
});

it('is verified by its checksum, which every changed byte breaks', async () => {
  const path = await packFile();
  await writePack(path, packOf(records));
  await verifyPack(path);
  await rewrite(path, (text) => text.replace('A lamp.', 'A lamb.'));
  await expect(verifyPack(path)).rejects.toMatchObject({
    name: 'PackError',
    message: expect.stringContaining('damaged'),
  });
});

it('of an older version is verified without a checksum', async () => {
  const path = await packFile();
  const { header } = packOf(records);
  await writePack(path, { header: { ...header, checksum: undefined }, records });
  await verifyPack(path);
  expect((await readAll(path)).records).toEqual(records);
});

it('is reported as damaged wherever it is truncated or changed', async () => {
  const path = await packFile();
  await writePack(path, packOf(records));
  const whole = await readFile(path);
  for (let at = 0; at < whole.length; at += 7) {
    const flipped = Buffer.from(whole);
    flipped[at] = (flipped[at] ?? 0) ^ 0xff;
    for (const damaged of [whole.subarray(0, at), flipped]) {
      await writeFile(path, damaged);
      // time and operating system in the gzip header don't affect the content
      if (damaged === flipped && at >= 3 && at < 10) continue;
      await expect(verifyPack(path)).rejects.toMatchObject({ name: 'PackError' });
    }
  }
});
