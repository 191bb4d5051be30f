import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NewPlatform } from '../services/lti/index.ts';
import { createGradebook } from './lti-platform/gradebook.ts';
import { createLaunches } from './lti-platform/launches.ts';
import { createRoster } from './lti-platform/roster.ts';
import { trustTool } from './lti-platform/tool.ts';
import { courseId, json, type PlatformUser, type ReceivedCall } from './lti-platform/types.ts';

export type {
  CourseLink,
  LineItem,
  PlatformUser,
  ReceivedCall,
  ReceivedScore,
  TokenChange,
} from './lti-platform/types.ts';

interface PlatformOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Origin of the tool. */
  readonly tool: string;
  readonly members?: readonly PlatformUser[];
}

const defaultMembers: readonly PlatformUser[] = [
  { id: 'teacher-1', name: 'Tess Teacher', isTeacher: true },
  { id: 'learner-1', name: 'Lena Learner', isTeacher: false },
  { id: 'learner-2', name: 'Leo Learner', isTeacher: false },
];

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/**
 * A learning platform on this machine, built from the specifications of LTI 1.3, Deep Linking 2.0, Assignment and Grade
 * Services 2.0, Names and Role Provisioning Services 2.0 and Dynamic Registration 1.0. It shares no code with the tool
 * but the names of claims. It trusts a tool by its public keys, as a real one does.
 */
export async function startLtiPlatform({ now, tool, members = defaultMembers }: PlatformOptions) {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const call: ReceivedCall = {
      method: request.method ?? '',
      path: request.url ?? '',
      body: await bodyOf(request),
      authorization: request.headers.authorization,
    };
    calls.push(call);
    await answer(call, response).catch((error: unknown) => json(response, 400, { error: String(error) }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const trust = trustTool({ now, tool, url });
  const gradebook = createGradebook({ url, isAllowed: trust.isAllowed });
  const roster = createRoster({ url, members, isAllowed: trust.isAllowed });
  const launches = await createLaunches({ now, tool, url, members });

  async function answer(call: ReceivedCall, response: ServerResponse): Promise<unknown> {
    const asked = new URL(call.path, url);
    const { pathname } = asked;
    if (pathname === '/course') return launches.showCourse(asked.searchParams, response);
    if (pathname === '/login') return launches.logIn(asked, response);
    if (pathname === '/keys') return json(response, 200, { keys: [launches.publicJwk()] });
    if (pathname === '/token') return trust.giveToken(call, response);
    if (pathname === '/register') return trust.registerTool(call, response);
    if (pathname === '/roster') return roster.giveRoster(call, response);
    if (pathname === '/line-items') return gradebook.keepColumns(call, response);
    if (/^\/line-items\/[^/]+\/scores$/.test(pathname)) return gradebook.takeScore(call, response);
    if (pathname === '/.well-known/openid-configuration') {
      return json(response, 200, {
        ...{ issuer: url, authorization_endpoint: `${url}/login`, token_endpoint: `${url}/token` },
        ...{ jwks_uri: `${url}/keys`, registration_endpoint: `${url}/register` },
        'https://purl.imsglobal.org/spec/lti-platform-configuration': { product_family_code: 'test', version: '1' },
      });
    }
    return json(response, 404, {});
  }

  const { user, addLink, launchClaims, deepLinkingClaims, idToken, rotateKeys, publicJwk } = launches;
  const { scores, lineItems, failScores } = gradebook;
  const { registrations, registrationToken, revokeTokens } = trust;
  return {
    ...{ url, courseId, calls, scores, lineItems, failScores, registrations, registrationToken, revokeTokens },
    ...{ user, addLink, launchClaims, deepLinkingClaims, idToken, rotateKeys, publicJwk },
    failRoster: roster.failRoster,
    /** What an operator copies from the platform. */
    registration: {
      ...{ name: 'Test school', issuer: url, clientId: 'client-1', loginUrl: `${url}/login` },
      ...{ tokenUrl: `${url}/token`, keysUrl: `${url}/keys`, deploymentIds: ['deployment-1'] },
    } satisfies NewPlatform,
    /** Verifies what a tool returned from deep linking. */
    readDeepLinks: async (jwt: string) => (await trust.verifyTool(jwt, url)).payload,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** See {@link startLtiPlatform}. */
export type LtiPlatform = Awaited<ReturnType<typeof startLtiPlatform>>;
