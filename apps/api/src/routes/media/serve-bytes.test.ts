import { describe, expect, it } from 'vitest';
import { serveBytes } from './serve-bytes.ts';

const bytes = Uint8Array.from({ length: 10 }, (_, index) => index);

async function ask(range?: string) {
  const request = new Request('http://localhost/file', { headers: range ? { Range: range } : {} });
  const response = await serveBytes(request, { bytes, mediaType: 'audio/wav', cacheControl: 'no-store' });
  return {
    status: response.status,
    range: response.headers.get('content-range'),
    length: response.headers.get('content-length'),
    body: [...new Uint8Array(await response.arrayBuffer())],
  };
}

describe('a file', () => {
  it('is sent whole without a range', async () => {
    expect(await ask()).toEqual({ status: 200, range: null, length: '10', body: [...bytes] });
  });

  it.each([
    ['bytes=0-3', '0-3', [0, 1, 2, 3]],
    ['bytes=7-', '7-9', [7, 8, 9]],
    ['bytes=-2', '8-9', [8, 9]],
    ['bytes=-99', '0-9', [...bytes]],
    ['bytes=4-99', '4-9', [4, 5, 6, 7, 8, 9]],
  ])('is sent in part for %s', async (range, sent, body) => {
    expect(await ask(range)).toEqual({ status: 206, range: `bytes ${sent}/10`, length: String(body.length), body });
  });

  it.each(['bytes=10-', 'bytes=-0'])('is rejected for %s, with its size', async (range) => {
    await expect(ask(range)).rejects.toMatchObject({
      name: 'RangeOutsideFile',
      headers: { 'Content-Range': 'bytes */10' },
    });
  });

  it.each(['bytes=5-2', 'bytes=-', 'bytes=0-1,4-5', 'pages=1-2'])('is sent whole for %s', async (range) => {
    expect(await ask(range)).toMatchObject({ status: 200, body: [...bytes] });
  });
});
