import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { createPlatformClient } from '../../providers/lti/platform-client.ts';
import { jobHandlers } from '../../services/corrections/index.ts';
import { takeJob } from '../../services/jobs/queue.ts';
import { addPlatform } from '../../services/lti/index.ts';
import { importPack } from '../../services/packs/index.ts';
import { examQuestions, smallExam } from '../../testing/exam-questions.ts';
import { startTestServer } from '../../testing/index.ts';
import {
  type CourseLink,
  type LtiPlatform,
  type PlatformUser,
  startLtiPlatform,
  type TokenChange,
} from '../../testing/lti-platform.ts';
import { packFrom } from '../../testing/packs.ts';

interface Reply {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** A browser that keeps our cookies, follows no redirects and runs no scripts. */
export function createBrowser(tool: string) {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit, headers: Record<string, string>): Promise<Reply> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, tool), {
      ...init,
      headers: { ...(cookie && { Cookie: cookie }), ...headers },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  return {
    cookies,
    get: (path: string, headers: Record<string, string> = {}) => send(path, {}, headers),
    post: (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(form) }, headers),
  };
}

export type Browser = ReturnType<typeof createBrowser>;

/** Headers of a navigation in a frame of the platform's page. */
export const framed = { 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-Site': 'cross-site' };

/** The value of a hidden field of a page. */
export const fieldOf = ({ text }: Reply, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';

/** Why a page says that a launch was refused. */
export const reasonOf = ({ text }: Reply): string | undefined => /<code>(\w+)<\/code>/.exec(text)?.[1];

/** The path of the app that a page goes to. */
export const destinationOf = ({ text }: Reply): string | undefined => /location\.replace\("([^"]+)"\)/.exec(text)?.[1];

interface LaunchOptions {
  readonly browser?: Browser;
  /** What is wrong with the token. */
  readonly change?: TokenChange;
  readonly headers?: Record<string, string>;
  /** More parameters of the login request, or other ones. */
  readonly request?: Record<string, string>;
}

/** A tool and a platform that know each other, on two ports of this machine. */
export async function startSchool(kind: 'sqlite' | 'postgres') {
  const lines: string[] = [];
  const any = { full: null, short: null };
  const server = await startTestServer(kind, {
    config: { tests: { withoutPlan: any, withPlan: any }, rateLimitScale: 1000 },
    deps: {
      exams: [smallExam],
      platforms: createPlatformClient({ environment: 'test' }, { cooldownMs: 0 }),
      log: pino({ level: 'info', base: null }, { write: (line: string) => void lines.push(line) }),
    },
  });
  await importPack(
    server.deps,
    packFrom([1, 6, 10, 13, 14].flatMap((type) => examQuestions(type as 1 | 6 | 10 | 13 | 14, 12))),
  );
  const http = createServer(getRequestListener((request) => server.fetch(request)));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const tool = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  server.deps.config.publicUrl = tool;
  const platform = await startLtiPlatform({ now: server.clock.now, tool });
  const platformId = await addPlatform(server.deps, platform.registration);

  const questionLink = (questionId = 100_001, lineItem: string | null = 'column-1'): CourseLink => ({
    ...{ id: `link-${questionId}`, lineItem },
    url: `${tool}/lti/resource?kind=question&questionId=${questionId}`,
  });

  /** Begins a login, as the platform's page makes a browser do. */
  const begin = (browser: Browser, link: string, request: Record<string, string> = {}, headers = {}) =>
    browser.get(
      `/lti/login?${new URLSearchParams({
        ...{ iss: platform.url, login_hint: 'hint', target_link_uri: link, lti_message_hint: 'more' },
        ...{ client_id: 'client-1', ...request },
      })}`,
      headers,
    );

  /** Launches a link for a user, from the login to our answer. */
  async function launch(user: PlatformUser, link: CourseLink, options: LaunchOptions = {}) {
    const { browser = createBrowser(tool), change, headers = {}, request } = options;
    const login = await begin(browser, link.url, request, headers);
    const url = new URL(
      login.headers.get('location') ?? /href="([^"]+)"/.exec(login.text)?.[1]?.replaceAll('&amp;', '&') ?? '',
    );
    const idToken = await platform.idToken(user, platform.launchClaims(user, link), url, change);
    const state = url.searchParams.get('state') ?? '';
    const reply = await browser.post('/lti/launch', { id_token: idToken, state }, headers);
    return { browser, login, url, state, idToken, reply };
  }

  /** An access token of the session in a browser. */
  async function tokenOf({ cookies }: Browser): Promise<string> {
    const { body } = await server.post('/api/public/updateNewToken', undefined, {
      cookies: { rehearse_refresh: cookies.get('rehearse_refresh') },
    });
    return body.data.accessToken;
  }

  /** Runs the jobs that are due, as workers do. */
  async function work(): Promise<void> {
    const lease = { lease: 'test', leaseMs: 30_000 };
    for (;;) {
      const job = await takeJob(server.deps.store, { ...lease, now: server.clock.now() });
      if (!job) return;
      await jobHandlers[job.kind](server.deps, job, new AbortController().signal);
    }
  }

  return {
    ...{ server, platform, platformId, tool, questionLink, begin, launch, tokenOf, work },
    lena: platform.user('learner-1'),
    tess: platform.user('teacher-1'),
    /** The lines of the security log. */
    securityLog: () =>
      lines
        .map((line): { security?: string; reason?: string; userId?: number } => JSON.parse(line))
        .filter((entry) => entry.security !== undefined),
    async close() {
      http.close();
      http.closeAllConnections();
      await platform.close();
      await server.close();
    },
  };
}

export type School = Awaited<ReturnType<typeof startSchool>>;
export type { LtiPlatform };
