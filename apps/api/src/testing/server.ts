import { tmpdir } from 'node:os';
import path from 'node:path';
import { readExams } from '@rehearse/content';
import { type Config, loadConfig } from '../config/config.ts';
import type { StoreKind } from '../db/index.ts';
import type { Clock } from '../domain/clock.ts';
import { unknownDevice } from '../domain/device.ts';
import { createApp } from '../http/app.ts';
import { createLog } from '../http/logging.ts';
import { createAiServices } from '../providers/ai.ts';
import { createPlatformClient } from '../providers/lti/platform-client.ts';
import { createMailbox } from '../providers/mail/mailbox.ts';
import type { KeptMail } from '../providers/mail/types.ts';
import { monitorAiServices } from '../providers/monitor.ts';
import { createSandboxPayments } from '../providers/payments/sandbox.ts';
import { parts } from '../routes/index.ts';
import { createPasswords } from '../services/accounts/passwords.ts';
import { createChanges } from '../services/corrections/changes.ts';
import type { Deps } from '../services/deps.ts';
import { createHealth } from '../services/health/health.ts';
import { deriveKeys } from '../services/keys/keys.ts';
import { createLimits } from '../services/limits/limits.ts';
import { createQuestionBank } from '../services/measurement/index.ts';
import { createPlaceDifficulties } from '../services/questions/index.ts';
import { createSessionCache } from '../services/sessions/session-cache.ts';
import { startSession } from '../services/sessions/start.ts';
import { defaultPorts } from '../services/sittings/default-ports.ts';
import { assertContract } from './contract.ts';
import { createTestDatabase, type TestDatabase } from './databases.ts';
import { createFakeSpeech, createMemoryFiles } from './fakes.ts';

/** A manual clock. */
export interface TestClock extends Clock {
  advance(by: { ms?: number; seconds?: number; minutes?: number }): void;
}

/** A request. `body` is sent as JSON unless it is FormData or a string. */
export interface Sending {
  body?: unknown;
  headers?: Record<string, string>;
  /** Access token. */
  token?: string;
  /** Cookies by name. */
  cookies?: Record<string, string | undefined>;
}

/** A reply with its parsed JSON (null when it is not JSON). */
export interface Received {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of any shape
  body: any;
  /** Cookies that were set, by name. */
  cookies: Record<string, string | undefined>;
  response: Response;
}

/** A logged-in learner. */
export interface SignedIn {
  userId: number;
  account: string;
  token: string;
  cookies: { rehearse_session: string; rehearse_refresh: string };
}

/** The whole application with a fresh database; every reply is validated against the contract. */
export interface TestServer {
  deps: Deps;
  clock: TestClock;
  /** The application without a socket. */
  fetch(request: Request): Promise<Response>;
  get(path: string, sending?: Sending): Promise<Received>;
  post(path: string, body?: unknown, sending?: Omit<Sending, 'body'>): Promise<Received>;
  delete(path: string, sending?: Sending): Promise<Received>;
  /** Creates a verified account and logs it in, without HTTP calls. */
  signIn(account?: string): Promise<SignedIn>;
  /** All mail so far, newest first. */
  mails(): KeptMail[];
  close(): Promise<void>;
}

/** Overrides of settings or dependencies. */
export interface TestOptions {
  config?: Partial<Config>;
  deps?: Partial<Omit<Deps, 'db' | 'store' | 'config'>>;
  /** Replaces the fresh database; the test removes it. */
  database?: Omit<TestDatabase, 'drop' | 'location'>;
}

const startOfTests = Date.parse('2030-01-15T12:00:00Z');

function createTestClock(): TestClock {
  let now = startOfTests;
  return {
    now: () => now,
    advance({ ms = 0, seconds = 0, minutes = 0 }) {
      now += ms + seconds * 1000 + minutes * 60_000;
    },
  };
}

const testConfig = (overrides: Partial<Config> = {}): Config => ({
  ...loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', WEB_FOLDER: path.join(tmpdir(), 'no-web-app') }),
  ...overrides,
});

function requestOf(method: string, url: string, { body, headers = {}, token, cookies }: Sending): Request {
  const isRaw = body instanceof FormData || typeof body === 'string' || body === undefined;
  const cookie = Object.entries(cookies ?? {}).map(([name, value]) => `${name}=${value}`);
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: {
      ...(isRaw && typeof body !== 'string' ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(cookie.length > 0 ? { Cookie: cookie.join('; ') } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isRaw ? (body as FormData | string) : JSON.stringify(body) }),
  });
}

async function received(response: Response): Promise<Received> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const set = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]?.split('=') ?? []);
  return {
    status: response.status,
    body: isJson ? await response.clone().json() : null,
    cookies: Object.fromEntries(set.map(([name, value = '']) => [name, value])),
    response,
  };
}

async function createTestDeps(kind: StoreKind, clock: TestClock, { config, deps, database: given }: TestOptions) {
  const database = given ? { ...given, drop: async () => {} } : await createTestDatabase(kind);
  const settings = testConfig(config);
  const files = createMemoryFiles();
  const log = createLog(settings);
  const health = createHealth({ database: database.store.ping, files: files.check, log });
  const made: Deps = {
    db: database.store.db,
    store: database.store,
    clock,
    config: settings,
    mail: createMailbox(clock.now),
    files,
    speech: createFakeSpeech(),
    payments: createSandboxPayments(clock),
    ai: monitorAiServices(health, await createAiServices(settings.corrections)),
    platforms: createPlatformClient(settings),
    changes: createChanges(),
    log,
    health,
    limits: createLimits(database.store, settings.rateLimitScale),
    keys: deriveKeys('a secret for tests that is long enough'),
    passwords: await createPasswords(),
    sessions: createSessionCache(),
    exams: readExams(),
    bank: createQuestionBank({ clock }),
    difficulties: createPlaceDifficulties(),
    sittings: defaultPorts,
    ...deps,
  };
  return { deps: made, database };
}

async function signIn(deps: Deps, account: string): Promise<SignedIn> {
  const { user_id: userId } = await deps.db
    .insertInto('users')
    .values({ account, password_hash: '', verified_at: 0, created_at: deps.clock.now(), vip_until: null })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  const { accessToken, refreshToken, readerToken } = await startSession(deps, { userId, device: unknownDevice });
  const cookies = { rehearse_session: readerToken, rehearse_refresh: refreshToken ?? '' };
  return { userId, account, token: accessToken, cookies };
}

/** Starts the application for tests with a fresh database of the given kind. */
export async function startTestServer(kind: StoreKind, options: TestOptions = {}): Promise<TestServer> {
  const clock = createTestClock();
  const { deps, database } = await createTestDeps(kind, clock, options);
  const app = createApp(deps, parts);
  let people = 0;

  const send = async (method: string, url: string, sending: Sending): Promise<Received> => {
    const response = await app.request(requestOf(method, url, sending));
    await assertContract(method, url, response.clone());
    return received(response);
  };

  return {
    deps,
    clock,
    fetch: async (request) => app.fetch(request),
    get: (url, sending = {}) => send('GET', url, sending),
    post: (url, body, sending = {}) => send('POST', url, { ...sending, body }),
    delete: (url, sending = {}) => send('DELETE', url, sending),
    signIn(account) {
      people += 1;
      return signIn(deps, account ?? `learner-${people}@example.org`);
    },
    mails: () => deps.mail.kept() ?? [],
    close: () => database.drop(),
  };
}
