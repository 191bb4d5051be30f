import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FramesConfig } from '../config/config.ts';
import { startTestServer } from '../testing/index.ts';

const webFolder = mkdtempSync(path.join(tmpdir(), 'rehearse-discovery-'));
const question = '/practice/questions/detail';
beforeAll(() => {
  mkdirSync(path.join(webFolder, 'pages'));
  writeFileSync(path.join(webFolder, 'pages', 'shell.html'), '<html><head><title>App</title></head></html>');
  const routes = ['/preview', '/preview/:number', question];
  const list = {
    languages: ['en'],
    unknownOrigin: 'https://build.invalid',
    pages: {},
    sketches: {},
    notFound: '',
    routes,
  };
  writeFileSync(path.join(webFolder, 'pages', 'pages.json'), JSON.stringify(list));
});
afterAll(() => rmSync(webFolder, { recursive: true }));

/** What pages say about their oEmbed replies: in a header, and in an element. */
async function discover(frames: FramesConfig | null, addresses: string[]) {
  const server = await startTestServer('sqlite', {
    config: { frames, webFolder, publicUrl: 'https://rehearse.example' },
  });
  const said = [];
  for (const address of addresses) {
    const { status, response } = await server.get(address, { headers: { Accept: 'text/html' } });
    expect(status).toBe(200);
    const element = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)">/.exec(
      await response.text(),
    );
    said.push([/<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1] ?? null, element?.[1] ?? null]);
  }
  await server.close();
  return said;
}

const oembed = (address: string) =>
  `https://rehearse.example/oembed?url=${encodeURIComponent(`https://rehearse.example${address}`)}&format=json`;

it('a preview page names its reply in a header and an element, others do not', async () => {
  const said = await discover({ questions: 'preview', ancestors: [] }, [
    '/preview/3',
    '/preview/99',
    '/preview',
    `${question}?type=1&question=100001`,
  ]);
  const href = oembed('/preview/3');
  expect(said).toEqual([
    [href, href.replace('&', '&amp;')],
    [null, null],
    [null, null],
    [null, null],
  ]);
});

it('the page of a question names it in a header, where all questions can be framed', async () => {
  const said = await discover({ questions: 'all', ancestors: [] }, [
    `${question}?type=1&question=100001&aim=x`,
    question,
  ]);
  expect(said).toEqual([
    [oembed(`${question}?question=100001`), null],
    [null, null],
  ]);
});

it('nothing names one where nothing can be framed', async () => {
  expect(await discover(null, ['/preview/3'])).toEqual([[null, null]]);
});
