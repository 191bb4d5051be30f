import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cmi5Faults } from './cmi5-rules.ts';

type Fields = Record<string, unknown>;

/**
 * A learning management system with a record store, made from the specifications of cmi5 and xAPI, for tests. It refuses
 * statements that break a rule, and gives an authorization once.
 */
export interface Lms {
  readonly origin: string;
  /** The address that a learner is sent to. */
  launchUrl(page: string): string;
  /** Begins another session of the registration; the one before it is abandoned. */
  relaunch(): void;
  /** Statements in the order in which they arrived, each id once. */
  readonly statements: Fields[];
  /** Why statements were refused. */
  readonly faults: string[];
  /** Answers the next calls for statements with these statuses, before it works again. */
  failNext(...statuses: number[]): void;
  /** Ends what `failNext` began. */
  works(): void;
  /** Changes the learner's languages, such as `zh-CN,en`. */
  language(languages: string): void;
  /** Answers every call at the record store with this status; null: it works again. */
  failAll(status: number | null): void;
  /** Changes what it says of the launch. */
  readonly launchData: Fields;
  close(): Promise<void>;
}

const actor = { objectType: 'Agent', name: 'Li Wei', account: { homePage: 'https://school.example', name: '42' } };
const activityId = 'https://school.example/courses/1/drill';
const sessionIdKey = 'https://w3id.org/xapi/cmi5/context/extensions/sessionid';

const coursePage = '<!doctype html><title>Course</title><h1>Your course</h1>';
/** A page of the course that launches a unit in a frame. */
const framePage = (launch: string) =>
  `<!doctype html><title>Course</title><h1>Your course</h1>
<iframe title="Unit" width="100%" height="700" allow="microphone; autoplay" src="${launch.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`;

interface Session {
  readonly id: string;
  readonly token: string;
  isFetched: boolean;
}

const newSession = (): Session => ({
  id: randomUUID(),
  token: Buffer.from(`session:${randomUUID()}`).toString('base64'),
  isFetched: false,
});

const sessionIdOf = (statement: Fields) =>
  (statement['context'] as { extensions?: Fields } | undefined)?.extensions?.[sessionIdKey];

/** Starts the system, by default on a free port. */
export async function startLms(launchData: Fields, { language = 'zh-CN,en', port = 0 } = {}): Promise<Lms> {
  const registration = randomUUID();
  const statements: Fields[] = [];
  const faults: string[] = [];
  const failures: number[] = [];
  let failing: number | null = null;
  let languages = language;
  let session = newSession();
  const data: Fields = { launchMode: 'Normal', moveOn: 'CompletedOrPassed', ...launchData };
  const contextTemplate = () => ({
    contextActivities: { grouping: [{ id: 'https://school.example/courses/1' }] },
    extensions: { [sessionIdKey]: session.id },
  });

  const factsOf = () => ({
    ...{ actor, activityId, registration, contextTemplate: contextTemplate() },
    masteryScore: data['masteryScore'] as number | undefined,
    launchMode: String(data['launchMode']),
    ofSession: statements.filter((one) => sessionIdOf(one) === session.id),
    ofRegistration: statements.filter((one) => sessionIdOf(one) !== session.id),
  });

  async function keep(request: IncomingMessage, url: URL, reply: Reply) {
    const failure = failures.shift();
    if (failure !== undefined) return reply(failure);
    const statement = JSON.parse(await bodyOf(request)) as Fields;
    const id = url.searchParams.get('statementId');
    if (statement['id'] !== id) return reply(400, 'id');
    if (statements.some((one) => one['id'] === id)) return reply(409);
    const broken = cmi5Faults(statement, factsOf());
    faults.push(...broken);
    if (broken.length > 0) return reply(400, broken.join('; '));
    statements.push(statement);
    return reply(204);
  }

  function find({ searchParams }: URL, reply: Reply) {
    if (searchParams.get('registration') !== registration || searchParams.get('activity') !== activityId)
      return reply(400, 'registration');
    const verb = searchParams.get('verb');
    const found = statements.filter((one) => (one['verb'] as Fields)['id'] === verb);
    return reply(200, { statements: found, more: '' });
  }

  function giveToken(request: IncomingMessage, url: URL, reply: Reply) {
    if (request.method !== 'POST') return reply(405);
    const isUsable = url.searchParams.get('session') === session.id && !session.isFetched;
    if (!isUsable) return reply(200, { 'error-code': '1', 'error-text': 'already used' });
    session.isFetched = true;
    return reply(200, { 'auth-token': session.token });
  }

  async function answer(request: IncomingMessage, url: URL, reply: Reply) {
    if (request.method === 'OPTIONS') return reply(204);
    if (url.pathname === '/fetch') return giveToken(request, url, reply);
    if (url.pathname === '/course') return reply(200, coursePage, 'text/html');
    if (url.pathname === '/frame') return reply(200, framePage(url.searchParams.get('launch') ?? ''), 'text/html');
    if (failing !== null) return reply(failing);
    if (request.headers['x-experience-api-version'] !== '1.0.3') return reply(400, 'version');
    if (request.headers.authorization !== `Basic ${session.token}`) return reply(401);
    if (url.pathname === '/xapi/activities/state') {
      const query = Object.fromEntries(url.searchParams);
      const isAsked = query['activityId'] === activityId && query['registration'] === registration && query['agent'];
      const isLaunchData = query['stateId'] === 'LMS.LaunchData' && isAsked;
      return isLaunchData ? reply(200, { contextTemplate: contextTemplate(), ...data }) : reply(404);
    }
    if (url.pathname === '/xapi/agents/profile') return reply(200, { languagePreference: languages });
    if (url.pathname !== '/xapi/statements') return reply(404);
    if (request.method === 'GET') return find(url, reply);
    return request.method === 'PUT' ? keep(request, url, reply) : reply(404);
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://lms');
    answer(request, url, replyOn(request, response)).catch(() => replyOn(request, response)(500));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    statements,
    faults,
    launchData: data,
    failNext: (...statuses) => failures.push(...statuses),
    works() {
      failures.length = 0;
    },
    language(changed) {
      languages = changed;
    },
    failAll(status) {
      failing = status;
    },
    relaunch() {
      session = newSession();
    },
    launchUrl(page) {
      const url = new URL(page);
      const query = {
        endpoint: `${origin}/xapi`,
        fetch: `${origin}/fetch?session=${session.id}`,
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

type Reply = (status: number, body?: unknown, type?: string) => void;

/** Replies to pages of any origin, as a record store for content of others does. */
const replyOn =
  (request: IncomingMessage, response: ServerResponse): Reply =>
  (status, body, type = 'application/json') => {
    response.writeHead(status, {
      'Content-Type': type,
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Allow-Methods': 'GET, PUT, POST',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Experience-API-Version',
    });
    response.end(body === undefined ? undefined : type === 'text/html' ? String(body) : JSON.stringify(body));
  };
