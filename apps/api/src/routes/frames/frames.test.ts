import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FramesConfig } from '../../config/config.ts';
import { importPack } from '../../services/packs/index.ts';
import { startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';
import { packFrom, questionRecord } from '../../testing/packs.ts';
import { createTaker, startExamServer } from '../sittings/sittings.fixtures.ts';

const school = 'https://school.example';
const preview: FramesConfig = { questions: 'preview', ancestors: [school] };

/** 101 is in the preview, 102 is not. */
const bank = packFrom([
  questionRecord({ questionId: 101, submoduleId: 1, difficulty: 'Easy', word: '</script><b>' }),
  questionRecord({ questionId: 102, submoduleId: 1, difficulty: 'Easy' }),
  questionRecord({ questionId: 201, submoduleId: 2, difficulty: 'Easy' }),
]);

const webFolder = mkdtempSync(path.join(tmpdir(), 'rehearse-frames-'));
mkdirSync(path.join(webFolder, 'pages'));
mkdirSync(path.join(webFolder, 'embed'));
writeFileSync(
  path.join(webFolder, 'pages', 'frame.json'),
  JSON.stringify({ script: '/assets/frame/frame-abcdefg.js' }),
);
writeFileSync(path.join(webFolder, 'embed', 'resize.js'), '// resizes');
afterAll(() => rmSync(webFolder, { recursive: true }));

async function startServer(kind: 'sqlite' | 'postgres', frames: FramesConfig | null): Promise<TestServer> {
  const server = await startTestServer(kind, { config: { frames, webFolder, publicUrl: 'https://rehearse.example' } });
  await importPack(server.deps, bank);
  return server;
}

const ancestorsOf = ({ response }: { response: Response }) =>
  /frame-ancestors ([^;]+)/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
const isFramable = (reply: { response: Response }) =>
  ancestorsOf(reply) !== "'none'" || reply.response.headers.get('x-frame-options') !== 'DENY';

describe.each(storeKinds)('frames on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(kind, preview);
  });
  afterAll(() => server?.close());

  it('show a preview question by id and by number, to us and to the hosts of the setting', async () => {
    for (const address of ['/embed/101', '/embed/preview/1']) {
      const reply = await server.get(address);
      expect(reply.status).toBe(200);
      expect(ancestorsOf(reply)).toBe(`'self' ${school}`);
      expect(reply.response.headers.get('x-frame-options')).toBeNull();
      expect(reply.response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(reply.response.headers.get('permissions-policy')).toContain('microphone=(self)');
      expect(reply.response.headers.get('content-security-policy')).not.toContain('unsafe');
    }
  });

  it('hold the question as data, which can’t end its element', async () => {
    const html = await (await server.get('/embed/101?theme=dark&locale=zh&mode=learn')).response.text();
    expect(html).toContain('<rehearse-question locale="zh" theme="dark" mode="learn" storage="rehearse-frame">');
    expect(html).toContain('<html lang="zh-Hans">');
    expect(html).toContain('src="/assets/frame/frame-abcdefg.js"');
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    const content = JSON.parse(/<script id="frame" type="application\/json">(.+)<\/script>/.exec(html)?.[1] ?? '');
    expect(content).toMatchObject({ ancestors: [school], question: { questionId: 101, word: '</script><b>' } });
    expect(content.question).not.toHaveProperty('userAnswer');
  });

  it('escape what the address says, and speak the browser’s language', async () => {
    const html = await (
      await server.get('/embed/101?theme=%22%3E&mode=%22%3E%3Cimg%3E&locale=xx', {
        headers: { 'Accept-Language': 'fr, zh-TW;q=0.8' },
      })
    ).response.text();
    expect(html).toContain('<rehearse-question locale="zh" mode="&quot;&gt;&lt;img&gt;" storage');
  });

  it('are the same for a learner, whose answers are not in them', async () => {
    const learner = await server.signIn();
    await server.post(
      '/questions/answer',
      { questionId: 101, submoduleId: 1, answer: 'yes' },
      { token: learner.token },
    );
    const own = await (await server.get('/embed/101', { cookies: learner.cookies })).response.text();
    expect(own).toBe(await (await server.get('/embed/101')).response.text());
  });

  it('refuse questions that are not in the preview, and unknown ones', async () => {
    const closed = await server.get('/embed/102');
    expect([closed.status, await closed.response.text()]).toEqual([403, expect.not.stringContaining('word102')]);
    for (const address of ['/embed/999', '/embed/preview/0', '/embed/preview/99']) {
      const reply = await server.get(address, { headers: { 'Accept-Language': 'zh' } });
      expect([reply.status, await reply.response.text()]).toEqual([404, expect.stringContaining('没有这道题')]);
    }
  });

  it('leave every other page closed', async () => {
    const others = ['/', '/embed', '/embed/', '/embed/x', '/embed/101/x', '/embed/1234567890', '/embed/../preview/1'];
    const rest = ['/preview/1', '/oembed', '/api/public/preview', '/healthz', '/embed/resize.js', '/embed//101'];
    for (const address of [...others, ...rest]) {
      const reply = await server.get(address, { headers: { Accept: 'text/html' } });
      expect([address, isFramable(reply)]).toEqual([address, false]);
    }
  });

  it('come with a script that other sites may load', async () => {
    const { status, response } = await server.get('/embed/resize.js');
    expect([status, response.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
    expect(response.headers.get('content-type')).toContain('text/javascript');
  });
});

describe('frames by setting', () => {
  it('are closed by default', async () => {
    const server = await startServer('sqlite', null);
    for (const address of ['/embed/101', '/embed/preview/1', '/embed/resize.js']) {
      const reply = await server.get(address);
      expect([reply.status >= 400, isFramable(reply), ancestorsOf(reply)]).toEqual([true, false, "'none'"]);
      expect(await reply.response.text()).not.toContain('word');
    }
    expect((await server.get('/config.json')).body.frames).toBeNull();
    await server.close();
  });

  it('can show all questions', async () => {
    const server = await startServer('sqlite', { questions: 'all', ancestors: [] });
    const reply = await server.get('/embed/102');
    expect([reply.status, ancestorsOf(reply)]).toEqual([200, "'self'"]);
    expect((await server.get('/config.json')).body.frames).toBe('all');
    await server.close();
  });

  it('say so while the web app is not built', async () => {
    const server = await startTestServer('sqlite', { config: { frames: preview } });
    await importPack(server.deps, bank);
    expect((await server.get('/embed/101')).status).toBe(503);
    await server.close();
  });

  it('don’t give a learner the keys of their unfinished test', async () => {
    const server = await startExamServer('sqlite', {
      config: { frames: { questions: 'all', ancestors: [] }, webFolder },
    });
    const learner = await server.signIn();
    const taker = createTaker(server, learner);
    const sittingId = await taker.begin();
    const { questionId } = (await taker.ask(sittingId, 1)).current.question;
    const open = () => server.get(`/embed/${questionId}`, { cookies: learner.cookies });
    expect((await open()).status).toBe(403);
    const other = await server.signIn();
    expect((await server.get(`/embed/${questionId}`, { cookies: other.cookies })).status).toBe(200);
    await taker.finish(sittingId);
    expect((await open()).status).toBe(200);
    await server.close();
  });
});
