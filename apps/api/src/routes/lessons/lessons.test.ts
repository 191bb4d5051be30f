import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessonsCommand } from '../../commands/lessons-command.ts';
import { importLessonBundles } from '../../services/lessons/index.ts';
import { startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';

const text = (content: string) => new TextEncoder().encode(content);
const webm = (tail: string) => Buffer.from([0x1a, 0x45, 0xdf, 0xa3, ...text(`....webm${tail}`)]);
const mp4 = Buffer.from([0, 0, 0, 24, ...text('ftypisom and so on')]);
const captions = text('WEBVTT\n\n00:00.000 --> 00:02.000\nHello.\n');
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);

describe.each(storeKinds)('video lessons on %s', (kind) => {
  let server: TestServer;
  let folder: string;
  const file = (name: string) => path.join(folder, name);
  const run = (...args: string[]) => lessonsCommand(server.deps, args);
  const listed = async () => (await server.get('/api/public/lessons')).body.data.lessons;
  const titles = async () => (await listed()).map(({ title }: { title: { en: string } }) => title.en);
  const idOf = async (title: string) =>
    String((await listed()).find((lesson: { title: { en: string } }) => lesson.title.en === title).lessonId);

  beforeAll(async () => {
    server = await startTestServer(kind);
    folder = await mkdtemp(path.join(tmpdir(), 'rehearse-lessons-'));
    await writeFile(file('one.webm'), webm('one'));
    await writeFile(file('two.mp4'), mp4);
    await writeFile(file('en.vtt'), captions);
    await writeFile(file('zh.vtt'), text('WEBVTT\n\n00:00.000 --> 00:02.000\n你好。\n'));
    await writeFile(file('poster.jpg'), jpeg);
    await writeFile(file('notes.txt'), 'not a video');
  });
  afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true });
  });

  it('are empty at first', async () => {
    expect(await listed()).toEqual([]);
    expect(await run('list')).toContain('There are no lessons yet');
  });

  it('are added by the operator, with captions and a poster, and served in ranges', async () => {
    await run(
      ...['add', file('one.webm'), '--title', 'One', '--title-zh', '一', '--description', 'First.'],
      ...['--captions', file('en.vtt'), '--captions-zh', file('zh.vtt'), '--poster', file('poster.jpg')],
    );
    const [lesson] = await listed();
    expect(lesson).toMatchObject({
      title: { en: 'One', zh: '一' },
      description: { en: 'First.', zh: '' },
      mediaType: 'video/webm',
      bytes: webm('one').length,
    });
    const whole = await server.get(lesson.video);
    expect([whole.status, whole.response.headers.get('content-type')]).toEqual([200, 'video/webm']);
    expect(whole.response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(Buffer.from(await whole.response.arrayBuffer()).equals(webm('one'))).toBe(true);
    const part = await server.get(lesson.video, { headers: { Range: 'bytes=8-11' } });
    expect([part.status, part.response.headers.get('content-range'), await part.response.text()]).toEqual([
      206,
      `bytes 8-11/${lesson.bytes}`,
      'webm',
    ]);
    const beyond = await server.get(lesson.video, { headers: { Range: 'bytes=999-' } });
    expect([beyond.status, beyond.response.headers.get('content-range')]).toEqual([416, `bytes */${lesson.bytes}`]);
    const head = await server.fetch(new Request(`http://localhost${lesson.video}`, { method: 'HEAD' }));
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(lesson.bytes),
      '',
    ]);
    const [english, chinese] = lesson.captions;
    expect([english.language, chinese.language]).toEqual(['en', 'zh']);
    const track = await server.get(chinese.url);
    expect(track.response.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await track.response.text()).toContain('你好');
    expect((await server.get(lesson.poster)).response.headers.get('content-type')).toBe('image/jpeg');
  });

  it('are listed in the operator’s order', async () => {
    await run('add', file('two.mp4'), '--title', 'Two', '--title-zh', '二');
    await run('add', file('one.webm'), '--title', 'Zero', '--title-zh', '零', '--position', '1');
    expect(await titles()).toEqual(['Zero', 'One', 'Two']);
    await run('change', await idOf('Two'), '--position', '1');
    expect(await titles()).toEqual(['Two', 'Zero', 'One']);
    expect(await run('list')).toMatch(/place 1\tTwo \/ 二\tvideo\/mp4, 0\.0 MB, captions: none/);
  });

  it('can be changed, and a file is removed when no lesson uses it', async () => {
    const [poster, video] = (await listed())
      .filter(({ title }: { title: { en: string } }) => title.en === 'One')
      .flatMap((lesson: { poster: string; video: string }) => [lesson.poster, lesson.video]);
    await run('change', await idOf('One'), '--title', 'First', '--poster', 'none', '--video', file('two.mp4'));
    const first = (await listed()).find(({ title }: { title: { en: string } }) => title.en === 'First');
    expect(first).toMatchObject({ title: { zh: '一' }, poster: null, mediaType: 'video/mp4' });
    expect((await server.get(poster)).status).toBe(404);
    expect((await server.get(video)).status).toBe(200); // lesson Zero shows it too
    await run('remove', await idOf('Zero'));
    expect((await server.get(video)).status).toBe(404);
  });

  it.each([
    [['add', 'notes.txt', '--title', 'A', '--title-zh', '甲'], 'neither a WebM nor an MP4'],
    [['add', 'one.webm', '--title', 'A'], '--title-zh is needed'],
    [['add', 'one.webm', '--title', 'A', '--title-zh', '甲', '--captions', 'notes.txt'], 'not WebVTT'],
    [['add', 'one.webm', '--title', 'A', '--title-zh', '甲', '--poster', 'en.vtt'], 'not a JPEG'],
    [['add', 'one.webm', '--title', 'A', '--title-zh', '甲', '--position', 'first'], 'whole number from 1'],
    [['add', 'one.webm', '--name', 'A'], "Unknown option '--name'"],
    [['add'], 'Which file?'],
    [['change', '999', '--title', 'A'], 'There is no lesson 999'],
    [['remove', 'one'], 'whole number from 1'],
    [['show'], 'Unknown command "show"'],
  ])('reject %j with a reason, and stay unchanged', async (args, reason) => {
    const before = await listed();
    const inFolder = args.map((argument) => (/\.\w+$/.test(argument) ? file(argument) : argument));
    await expect(run(...inFolder)).rejects.toThrow(reason);
    expect(await listed()).toEqual(before);
  });

  it('that are bundled are imported once, updated when they change, and stay removed', async () => {
    const bundle = (title: string) =>
      `- name: bundled\n  title: { en: ${title}, zh: 例 }\n  description: { en: About it., zh: 说明。 }\n  video: one.webm\n  captions: { en: en.vtt, zh: zh.vtt }\n  poster: poster.jpg\n`;
    await writeFile(file('lessons.yaml'), bundle('Bundled'));
    expect(await importLessonBundles(server.deps, folder)).toEqual(['bundled']);
    expect(await importLessonBundles(server.deps, folder)).toEqual([]);
    expect(await titles()).toContain('Bundled');
    await writeFile(file('lessons.yaml'), bundle('Renewed'));
    expect(await importLessonBundles(server.deps, folder)).toEqual(['bundled']);
    expect(await titles()).toContain('Renewed');
    await run('remove', await idOf('Renewed'));
    await writeFile(file('lessons.yaml'), bundle('Again'));
    expect(await importLessonBundles(server.deps, folder)).toEqual([]);
    expect(await titles()).not.toContain('Again');
    await writeFile(file('lessons.yaml'), '- name: Wrong Name\n');
    await expect(importLessonBundles(server.deps, folder)).rejects.toThrow('lessons.yaml');
  });

  it.each([
    `/media/lessons/${'a'.repeat(32)}.webm`,
    '/media/lessons/one.webm',
    `/media/lessons/${'a'.repeat(32)}.html`,
  ])('are 404 for %s', async (url) => {
    expect((await server.get(url)).status).toBe(404);
  });
});
