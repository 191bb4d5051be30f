import { HttpError } from '../../http/errors.ts';

/** A file to be sent. */
export interface ServedFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly cacheControl: string;
}

/**
 * Answers with a file, or with the part of it that a `Range` header asks for (RFC 9110, one range). Players seek by
 * ranges, and Safari plays nothing without them.
 *
 * @throws HttpError 416 when the range lies outside
 */
export function serveBytes(request: Request, { bytes, mediaType, cacheControl }: ServedFile): Response {
  const headers = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': cacheControl,
    'Content-Type': mediaType,
    'X-Content-Type-Options': 'nosniff',
  };
  const range = readRange(request.headers.get('range'), bytes.length);
  if (range === 'unsatisfiable')
    throw new HttpError(416, 'The file ends before that.', { 'Content-Range': `bytes */${bytes.length}` });
  const { start, end } = range ?? { start: 0, end: bytes.length - 1 };
  const part = bytes.subarray(start, end + 1);
  return new Response(new Uint8Array(part), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(part.length),
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${bytes.length}` }),
    },
  });
}

/** The part asked for, both ends included; null for the whole file, which also answers what can't be understood. */
function readRange(header: string | null, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size || (from === '' && Number(to) === 0)) return 'unsatisfiable';
  return start > end ? null : { start, end };
}
