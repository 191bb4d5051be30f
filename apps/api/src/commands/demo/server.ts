import { createServer, type IncomingMessage, type Server } from 'node:http';
import { z } from 'zod';
import { promptDataSchema } from '../../domain/correction/prompt.ts';
import { demonstrationModel } from '../../services/corrections/services.ts';
import { demonstrationReply } from './reply.ts';
import { demonstrationTranscript } from './transcript.ts';

const mostBytes = 256 * 1024;
const mostRecordingBytes = 16 * 1024 * 1024;
const requestSchema = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) });

async function read(request: IncomingMessage, most: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > most) throw new Error('The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  return JSON.parse((await read(request, mostBytes)).toString());
}

async function readRecording(request: IncomingMessage): Promise<Uint8Array> {
  const body = await read(request, mostRecordingBytes);
  const form = await new Response(body, {
    headers: { 'Content-Type': request.headers['content-type'] ?? '' },
  }).formData();
  const file = form.get('file');
  if (!(file instanceof Blob)) throw new Error('The form has no file.');
  return new Uint8Array(await file.arrayBuffer());
}

function completionOf(body: unknown) {
  const { messages } = requestSchema.parse(body);
  const data = messages.find(({ role }) => role === 'user')?.content ?? '';
  const content = JSON.stringify(demonstrationReply(promptDataSchema.parse(JSON.parse(data))));
  return {
    ...{ id: 'demonstration', object: 'chat.completion', created: Math.floor(Date.now() / 1000) },
    model: demonstrationModel,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  };
}

const replies: Readonly<Record<string, (request: IncomingMessage) => Promise<object>>> = {
  '/v1/chat/completions': async (request) => completionOf(await readJson(request)),
  '/v1/audio/transcriptions': async (request) => demonstrationTranscript(await readRecording(request)),
};

async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
  if (request.url === '/v1/models')
    return { status: 200, body: { object: 'list', data: [{ id: demonstrationModel }] } };
  const reply = replies[request.url ?? ''];
  if (!reply) return { status: 404, body: { error: { message: 'Not found.' } } };
  try {
    return { status: 200, body: await reply(request) };
  } catch (error) {
    return { status: 400, body: { error: { message: error instanceof Error ? error.message : String(error) } } };
  }
}

/**
 * A stand-in for AI services, which speaks the OpenAI protocol: it corrects by the built-in corrector, and has one transcript for
 * all recordings.
 */
export const createDemonstration = (): Server =>
  createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });
