import { afterAll, beforeAll, expect, it } from 'vitest';
import { importPack } from '../../services/packs/index.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { packFrom, questionRecord } from '../../testing/packs.ts';

const origin = 'https://rehearse.example';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('sqlite', {
    config: { frames: { questions: 'preview', ancestors: ['https://school.example'] }, publicUrl: origin },
  });
  await importPack(
    server.deps,
    packFrom([
      questionRecord({ questionId: 101, submoduleId: 1, difficulty: 'Easy' }),
      questionRecord({ questionId: 102, submoduleId: 1, difficulty: 'Easy' }),
      questionRecord({ questionId: 201, submoduleId: 2, difficulty: 'Easy' }),
    ]),
  );
});
afterAll(() => server?.close());

const ask = (url: string, more: Record<string, string> = {}) =>
  server.get(`/oembed?${new URLSearchParams({ url: new URL(url, origin).href, ...more })}`);

it.each([
  '/embed/101',
  '/embed/preview/1',
  '/preview/1',
  '/preview/1/',
  '/practice/questions/detail?type=1&question=101',
])('an address of a question gets the snippet of its frame: %s', async (address) => {
  const { status, body, response } = await ask(address);
  expect([status, body]).toEqual([
    200,
    {
      type: 'rich',
      version: '1.0',
      title: 'Read & Select #101',
      provider_name: 'Rehearse',
      provider_url: origin,
      width: 640,
      height: 480,
      html:
        `<iframe src="${origin}/embed/101" title="Read &amp; Select #101" width="640" height="480" ` +
        'style="border:0;max-width:100%" allow="autoplay" referrerpolicy="strict-origin" loading="lazy"></iframe>',
      cache_age: 3600,
    },
  ]);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

it('stays within the size that is asked for, and keeps theme and language', async () => {
  const { body } = await ask('/embed/201?theme=dark&locale=zh&x=1', { maxwidth: '320', maxheight: '9000' });
  expect(body).toMatchObject({ width: 320, height: 480 });
  expect(body.html).toContain(`src="${origin}/embed/201?theme=dark&amp;locale=zh" `);
  expect(body.html).toContain('width="320" height="480"');
  expect(body.html).toContain('allow="microphone; camera; autoplay"');
  expect((await ask('/embed/201', { maxwidth: '0', maxheight: 'x' })).body).toMatchObject({ width: 640, height: 480 });
});

it('is XML on request', async () => {
  const { status, response } = await ask('/preview/1', { format: 'xml' });
  const xml = await response.text();
  expect([status, response.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
  expect(xml).toContain('<oembed><type>rich</type><version>1.0</version><title>Read &amp; Select #101</title>');
  expect(xml).toContain(`<html>&lt;iframe src=&quot;${origin}/embed/101&quot;`);
});

it.each([
  ['an unknown format', '/embed/101', { format: 'yaml' }, 501],
  ['an unknown question', '/embed/999', {}, 404],
  ['a preview question that there isn’t', '/preview/99', {}, 404],
  ['another page', '/pricing', {}, 404],
  ['a page of another site', 'https://rehearse.example.evil/embed/101', {}, 404],
  ['no address', '', { url: 'nonsense' }, 404],
  ['a question that is not in the preview', '/embed/102', {}, 403],
])('refuses %s', async (_, address, more, status) => {
  expect((await ask(address, more)).status).toBe(status);
});

it('needs an address', async () => {
  expect((await server.get('/oembed')).status).toBe(400);
});
