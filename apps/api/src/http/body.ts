import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { AppEnv } from './env.ts';
import { BodyTooLarge, ClientDisconnected, RequestTooSlow } from './errors.ts';
import type { Body, BodyLimits } from './request-body.ts';

const nothing = Buffer.alloc(0);

function sourceOf(c: Context<AppEnv>): Readable | null {
  const incoming = c.env?.incoming;
  if (!incoming) return c.req.raw.body ? Readable.fromWeb(c.req.raw.body as never) : null;
  const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers;
  return encoding !== undefined || Number(length ?? 0) > 0 ? incoming : null;
}

/** Passes each chunk on until the end of the body; rejects when a limit is exceeded. */
function receive(source: Readable, { maxBytes, limitMs }: BodyLimits, onChunk: (chunk: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const end = (error?: Error) => {
      clearTimeout(timer);
      source.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
      // Without an error listener, an error of the stream would crash the process.
      source.on('error', () => {});
      if (!error) return resolve();
      source.pause();
      reject(error);
    };
    const timer = setTimeout(() => end(new RequestTooSlow()), limitMs);
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) end(new BodyTooLarge());
      else onChunk(chunk);
    };
    const onEnd = () => end();
    const onClose = () => end(source.readableEnded ? undefined : new ClientDisconnected());
    if (source.readableEnded || source.destroyed) return onClose();
    source.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose).resume();
  });
}

/** The unread body of a request. */
export function bodyOf(c: Context<AppEnv>): Body {
  const declared = Number(c.req.header('content-length') ?? 0);
  let source: Readable | null | undefined;
  const open = () => {
    source ??= sourceOf(c);
    return source;
  };
  return {
    get isComplete() {
      const opened = open();
      return opened === null || opened.readableEnded || c.env?.incoming?.complete === true;
    },
    async read(limits) {
      const opened = open();
      if (opened === null) return nothing;
      if (declared > limits.maxBytes) throw new BodyTooLarge();
      const chunks: Buffer[] = [];
      await receive(opened, limits, (chunk) => chunks.push(chunk));
      return chunks.length === 1 ? (chunks[0] ?? nothing) : Buffer.concat(chunks);
    },
    async drain(limits) {
      const opened = open();
      if (opened) await receive(opened, limits, () => {}).catch(() => {});
    },
  };
}
