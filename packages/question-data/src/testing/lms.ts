import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A learning management system with a record store, made from the specifications of cmi5 and xAPI, for tests. */
export interface Lms {
  /** The address that a learner is sent to. */
  launchUrl(page: string): string;
  /** Statements in the order in which they arrived, each id once. */
  readonly statements: Record<string, unknown>[];
  /** Answers the next calls for statements with these statuses, before it works again. */
  failNext(...statuses: number[]): void;
  /** Changes what it says of the launch. */
  readonly launchData: Record<string, unknown>;
  close(): Promise<void>;
}

const actor = { objectType: 'Agent', name: 'Li Wei', account: { homePage: 'https://school.example', name: '42' } };
const activityId = 'https://school.example/courses/1/drill';

/** Starts the system on a free port. */
export async function startLms(launchData: Record<string, unknown>): Promise<Lms> {
  const registration = randomUUID();
  const token = Buffer.from('session:secret').toString('base64');
  const statements: Record<string, unknown>[] = [];
  const failures: number[] = [];
  let isFetched = false;
  const data: Record<string, unknown> = {
    contextTemplate: {
      contextActivities: { grouping: [{ id: 'https://school.example/courses/1' }] },
      extensions: { 'https://w3id.org/xapi/cmi5/context/extensions/sessionid': randomUUID() },
    },
    launchMode: 'Normal',
    moveOn: 'CompletedOrPassed',
    ...launchData,
  };

  async function answer(request: IncomingMessage, url: URL, reply: (status: number, body?: unknown) => void) {
    if (url.pathname === '/fetch') {
      if (request.method !== 'POST') return reply(405);
      if (isFetched) return reply(200, { 'error-code': '1', 'error-text': 'already used' });
      isFetched = true;
      return reply(200, { 'auth-token': token });
    }
    if (request.headers['x-experience-api-version'] !== '1.0.3') return reply(400, 'version');
    if (request.headers.authorization !== `Basic ${token}`) return reply(401);
    if (url.pathname === '/xapi/activities/state') {
      const query = Object.fromEntries(url.searchParams);
      const isAsked = query['activityId'] === activityId && query['registration'] === registration && query['agent'];
      return query['stateId'] === 'LMS.LaunchData' && isAsked ? reply(200, data) : reply(404);
    }
    if (url.pathname === '/xapi/agents/profile') return reply(200, { languagePreference: 'zh-CN,en' });
    if (url.pathname !== '/xapi/statements' || request.method !== 'PUT') return reply(404);
    const status = failures.shift();
    if (status !== undefined) return reply(status);
    const statement = JSON.parse(await bodyOf(request)) as Record<string, unknown>;
    const id = url.searchParams.get('statementId');
    if (statement['id'] !== id) return reply(400, 'id');
    if (statements.some((one) => one['id'] === id)) return reply(409);
    statements.push(statement);
    return reply(204);
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://lms');
    answer(request, url, replyOn(response)).catch(() => replyOn(response)(500));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    statements,
    launchData: data,
    failNext: (...statuses) => failures.push(...statuses),
    launchUrl(page) {
      const url = new URL(page);
      const query = {
        endpoint: `${base}/xapi`,
        fetch: `${base}/fetch`,
        registration,
        activityId,
        actor: JSON.stringify(actor),
      };
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
      return url.href;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const replyOn = (response: ServerResponse) => (status: number, body?: unknown) => {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
};
