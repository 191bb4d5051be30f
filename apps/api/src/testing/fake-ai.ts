import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PromptData, promptDataSchema } from '../domain/correction/prompt.ts';
import { writingCriteria } from '../domain/correction/rubric.ts';
import type { ServiceReply } from '../domain/correction/service-reply.ts';

/** A request that the fake endpoint got. */
export interface FakeRequest {
  readonly path: string;
  readonly body: string;
  readonly authorization: string | undefined;
}

/** How the fake endpoint answers one request: a chat reply with this text, or by hand. */
export type FakeAnswer = string | ((response: ServerResponse, request: FakeRequest) => void | Promise<void>);

/** An AI endpoint on this machine that speaks the OpenAI protocol. */
export interface FakeAi {
  readonly url: string;
  readonly requests: FakeRequest[];
  /** Answers for the next requests, in order; the last one stays. */
  answerWith(...answers: FakeAnswer[]): void;
  close(): Promise<void>;
}

/** A chat completion with this text, as JSON. */
export const completion = (content: string): string =>
  JSON.stringify({
    id: 'chat-1',
    object: 'chat.completion',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });

/** The data that a chat request carries. */
export function dataOf({ body }: FakeRequest): PromptData {
  const { messages }: { messages: { role: string; content: string }[] } = JSON.parse(body);
  return promptDataSchema.parse(JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? ''));
}

/** Sends JSON. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): FakeAnswer =>
  (response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));

/** A reply with one mistake and these scores. */
export const replyWith = (
  mistakes: readonly Partial<ServiceReply['mistakes'][number]>[],
  { low = 80, high = 100, part = 'whole', criteria = writingCriteria as readonly string[] } = {},
): ServiceReply => ({
  scores: criteria.map((criterion) => ({
    ...{ criterion, low, high, lowered: 'Some verbs are wrong.', raise: 'Check each verb.' },
  })),
  mistakes: mistakes.map((mistake) => ({
    ...{ part, quote: '', occurrence: 1, fixes: [], kind: 'agreement', explanation: 'The verb needs an s.' },
    ...mistake,
  })),
  nextSteps: ['Practise verbs.', 'Read more.'],
  higher: [],
});

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

/** Starts the endpoint on a free port of 127.0.0.1. */
export async function startFakeAi(): Promise<FakeAi> {
  const requests: FakeRequest[] = [];
  let queue: FakeAnswer[] = [];
  const server = createServer(async (incoming, response) => {
    const body = await read(incoming);
    const request = { path: incoming.url ?? '', body, authorization: incoming.headers.authorization };
    requests.push(request);
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    if (typeof answer === 'function') return answer(response, request);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(completion(answer ?? ''));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answerWith: (...answers) => {
      queue = answers;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
