import { RangeOutsideFile } from '../../http/errors.ts';
import type { FilePart } from '../../providers/files/types.ts';

interface ServedLook {
  readonly mediaType: string;
  readonly cacheControl: string;
}

/** A file in memory. */
export interface ServedBytes extends ServedLook {
  readonly bytes: Uint8Array;
}

/** A file of which only the requested range is read. */
export interface ServedFile extends ServedLook {
  /** Size of the whole file in bytes. */
  readonly size: number;
  read(part: FilePart): Promise<BodyInit>;
}

/** Serves a file in memory, like {@link serveFile}. */
export const serveBytes = (request: Request, { bytes, ...look }: ServedBytes): Promise<Response> =>
  serveFile(request, {
    ...look,
    size: bytes.length,
    read: async ({ start, end }) => new Uint8Array(bytes.subarray(start, end + 1)),
  });

/**
 * Serves a file, or the part requested by a `Range` header (RFC 9110, single range). Media players seek with ranges, and
 * Safari requires them.
 *
 * @throws RangeOutsideFile when the range lies outside the file
 */
export async function serveFile(request: Request, file: ServedFile): Promise<Response> {
  const { size, mediaType, cacheControl } = file;
  const headers = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': cacheControl,
    'Content-Type': mediaType,
    'X-Content-Type-Options': 'nosniff',
  };
  const range = readRange(request.headers.get('range'), size);
  if (range === 'unsatisfiable') throw new RangeOutsideFile(size);
  const part = range ?? { start: 0, end: size - 1 };
  // HEAD requests don't read the file
  return new Response(request.method === 'HEAD' ? null : await file.read(part), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(part.end - part.start + 1),
      ...(range && { 'Content-Range': `bytes ${part.start}-${part.end}/${size}` }),
    },
  });
}

/** The requested range, inclusive; null for the whole file, also when the header can't be parsed. */
function readRange(header: string | null, size: number): FilePart | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size || (from === '' && Number(to) === 0)) return 'unsatisfiable';
  return start > end ? null : { start, end };
}
