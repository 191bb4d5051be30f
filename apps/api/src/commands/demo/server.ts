import { createServer, type IncomingMessage, type Server } from 'node:http';
import { z } from 'zod';
import { promptDataSchema } from '../../domain/correction/prompt.ts';
import { demonstrationModel } from '../../services/corrections/services.ts';
import { demonstrationReply } from './reply.ts';

const mostBytes = 256 * 1024;
const requestSchema = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) });

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('The request is too large.');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
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

async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
  if (request.url === '/v1/models')
    return { status: 200, body: { object: 'list', data: [{ id: demonstrationModel }] } };
  if (request.url !== '/v1/chat/completions') return { status: 404, body: { error: { message: 'Not found.' } } };
  try {
    return { status: 200, body: completionOf(await readJson(request)) };
  } catch (error) {
    return { status: 400, body: { error: { message: error instanceof Error ? error.message : String(error) } } };
  }
}

/** A stand-in for a correction service, which speaks the OpenAI protocol and answers from the built-in corrector. */
export const createDemonstration = (): Server =>
  createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });
