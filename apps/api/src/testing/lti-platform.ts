import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteJWKSet, exportJWK, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { claims, scopes } from '../domain/lti/names.ts';
import type { NewPlatform } from '../services/lti/index.ts';

/** A user of the platform. */
export interface PlatformUser {
  readonly id: string;
  readonly name: string;
  readonly isTeacher: boolean;
}

/** A link in the platform's only course. */
export interface CourseLink {
  readonly id: string;
  readonly url: string;
  /** Id of its gradebook column; null for none. */
  readonly lineItem: string | null;
  /** Whether the platform names only the list of all columns, where the tool finds or makes its own. */
  readonly listsColumns?: boolean;
}

/** A request that the platform received. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly authorization: string | undefined;
}

/** A column of the gradebook. */
export interface LineItem {
  readonly id: string;
  readonly label: string;
  readonly scoreMaximum: number;
  readonly resourceLinkId?: string;
}

/** A score in the gradebook. */
export interface ReceivedScore {
  readonly lineItem: string;
  readonly userId: string;
  readonly timestamp: string;
  readonly activityProgress: string;
  readonly gradingProgress: string;
  readonly scoreGiven?: number;
  readonly scoreMaximum?: number;
}

/** The page of a course, which shows a link in a frame and keeps values for the tool (LTI Client Side postMessages). */
const coursePage = (
  frame: string,
  origin: string,
) => `<!doctype html><html lang="en"><title>English 1</title><h1>English 1</h1>
<iframe title="Rehearse" src="${frame.replaceAll('&', '&amp;')}" width="600" height="400"></iframe>
<script>
  const values = new Map();
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== ${JSON.stringify(origin)}) return;
    const { subject, message_id, key, value } = data;
    if (subject === 'lti.put_data') values.set(key, value);
    source.postMessage({ subject: subject + '.response', message_id, key, value: values.get(key) }, origin);
  });
</script></html>`;

/** The page that posts a message to the tool. */
const postingPage = (
  to: string,
  fields: Readonly<Record<string, string>>,
) => `<!doctype html><html lang="en"><title>Launch</title>
<form method="post" action="${to}">${Object.entries(fields)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  .join('')}</form><script>document.forms[0].submit();</script></html>`;

type Answer = (response: ServerResponse, call: ReceivedCall) => void;

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

const role = (user: PlatformUser) =>
  `http://purl.imsglobal.org/vocab/lis/v2/membership#${user.isTeacher ? 'Instructor' : 'Learner'}`;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const pageSize = 2;
const courseId = 'course-1';

async function newKey(kid: string) {
  const pair = await generateKeyPair('RS256', { extractable: true });
  return {
    kid,
    privateKey: pair.privateKey,
    jwk: { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' },
  };
}

/**
 * A learning platform on this machine, built from the specifications of LTI 1.3, Deep Linking 2.0, Assignment and Grade
 * Services 2.0, Names and Role Provisioning Services 2.0 and Dynamic Registration 1.0. It shares no code with the tool
 * but the names of claims. It trusts a tool by its public keys, as a real one does.
 */
export async function startLtiPlatform({ now, tool, members = defaultMembers }: PlatformOptions) {
  let key = await newKey('key-1');
  const calls: ReceivedCall[] = [];
  const scores: ReceivedScore[] = [];
  const lineItems: LineItem[] = [];
  const tokens = new Map<string, string>();
  const registrations: Record<string, unknown>[] = [];
  const links = new Map<string, CourseLink>();
  const registrationTokens = new Set<string>();
  const clients = new Set(['client-1']);
  let failures: Answer[] = [];
  let rosterFailure: Answer | undefined;
  let toolKeys: Parameters<typeof jwtVerify>[1] | undefined;
  const jtis = new Set<string>();

  const verifyTool = async (jwt: string, audience: string) => {
    toolKeys ??= createRemoteJWKSet(new URL('/lti/keys', tool), { cooldownDuration: 0 });
    return jwtVerify(jwt, toolKeys as ReturnType<typeof createRemoteJWKSet>, {
      ...{ algorithms: ['RS256'], audience, issuer: [...clients], currentDate: new Date(now()) },
      requiredClaims: ['exp', 'iat'],
    });
  };
  const json = (response: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}) =>
    void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(value));

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

  const allowed = ({ authorization }: ReceivedCall, scope: string) =>
    tokens.get(authorization?.replace(/^Bearer /, '') ?? '') === scope;

  async function giveToken({ body }: ReceivedCall, response: ServerResponse) {
    const form = new URLSearchParams(body);
    const { payload } = await verifyTool(form.get('client_assertion') ?? '', `${url}/token`);
    if (form.get('grant_type') !== 'client_credentials' || payload.sub !== payload.iss) throw new Error('grant');
    if (!payload.jti || jtis.has(payload.jti)) throw new Error('jti');
    jtis.add(payload.jti);
    const token = randomUUID();
    tokens.set(token, form.get('scope') ?? '');
    json(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 3600, scope: form.get('scope') });
  }

  function takeScore(call: ReceivedCall, response: ServerResponse) {
    const failure = failures.shift();
    if (failure) return failure(response, call);
    if (!allowed(call, scopes.score)) return json(response, 401, {});
    const lineItem = /\/line-items\/([^/?]+)\/scores/.exec(call.path)?.[1] ?? '';
    const score: ReceivedScore = { lineItem, ...JSON.parse(call.body) };
    const newest = scores.findLast((other) => other.userId === score.userId && other.lineItem === lineItem);
    if (newest && newest.timestamp >= score.timestamp) return json(response, 409, {});
    scores.push(score);
    return response.writeHead(204).end();
  }

  function keepColumns(call: ReceivedCall, response: ServerResponse) {
    if (!allowed(call, scopes.lineItem)) return json(response, 401, {});
    if (call.method === 'POST') {
      const item = { ...JSON.parse(call.body), id: `${url}/line-items/made-${lineItems.length + 1}` };
      if (!item.label || !(item.scoreMaximum > 0)) return json(response, 400, {});
      lineItems.push(item);
      return json(response, 201, item);
    }
    const { searchParams } = new URL(call.path, url);
    const page = Number(searchParams.get('page') ?? '0');
    const link = searchParams.get('resource_link_id');
    const found = lineItems.filter(({ resourceLinkId }) => resourceLinkId === link);
    const next = new URL(call.path, url);
    next.searchParams.set('page', String(page + 1));
    const hasNext = (page + 1) * pageSize < found.length;
    const shown = found.slice(page * pageSize, (page + 1) * pageSize);
    json(response, 200, shown, hasNext ? { Link: `<${next.href}>; rel="next"` } : {});
  }

  function giveRoster(call: ReceivedCall, response: ServerResponse) {
    const failure = rosterFailure;
    rosterFailure = undefined;
    if (failure) return failure(response, call);
    if (!allowed(call, scopes.roster)) return json(response, 401, {});
    const page = Number(new URL(call.path, url).searchParams.get('page') ?? '0');
    const shown = members.slice(page * pageSize, (page + 1) * pageSize);
    const hasNext = (page + 1) * pageSize < members.length;
    const body = {
      id: `${url}/roster`,
      context: { id: courseId },
      members: shown.map((user) => ({ status: 'Active', name: user.name, user_id: user.id, roles: [role(user)] })),
    };
    json(response, 200, body, hasNext ? { Link: `<${url}/roster?page=${page + 1}>; rel="next"` } : {});
  }

  function registerTool({ body, authorization }: ReceivedCall, response: ServerResponse) {
    if (!registrationTokens.delete(authorization?.replace(/^Bearer /, '') ?? '')) return json(response, 401, {});
    const wanted = JSON.parse(body);
    registrations.push(wanted);
    const clientId = `client-${clients.size + 1}`;
    clients.add(clientId);
    json(response, 201, {
      ...wanted,
      client_id: clientId,
      'https://purl.imsglobal.org/spec/lti-tool-configuration': {
        ...wanted['https://purl.imsglobal.org/spec/lti-tool-configuration'],
        deployment_id: 'deployment-9',
      },
    });
  }

  const userOf = (id: string): PlatformUser => {
    const user = members.find((member) => member.id === id);
    if (!user) throw new Error(`There is no user ${id}.`);
    return user;
  };
  const linkOf = (id: string): CourseLink => {
    const link = links.get(id);
    if (!link) throw new Error(`There is no link ${id}.`);
    return link;
  };
  const page = (response: ServerResponse, text: string) =>
    void response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(text);

  function showCourse(query: URLSearchParams, response: ServerResponse) {
    const link = linkOf(query.get('link') ?? '');
    const request = new URLSearchParams({
      ...{ iss: url, client_id: 'client-1', login_hint: query.get('user') ?? '', lti_message_hint: link.id },
      target_link_uri: link.url,
      ...(query.has('storage') && { lti_storage_target: '_parent' }),
    });
    return page(response, coursePage(`${tool}/lti/login?${request}`, new URL(tool).origin));
  }

  async function logIn(login: URL, response: ServerResponse) {
    const { searchParams } = login;
    const user = userOf(searchParams.get('login_hint') ?? '');
    const link = linkOf(searchParams.get('lti_message_hint') ?? '');
    const id_token = await idToken(user, launchClaims(user, link), login);
    const state = searchParams.get('state') ?? '';
    return page(response, postingPage(searchParams.get('redirect_uri') ?? '', { id_token, state }));
  }

  async function answer(call: ReceivedCall, response: ServerResponse): Promise<unknown> {
    const asked = new URL(call.path, url);
    const { pathname } = asked;
    if (pathname === '/course') return showCourse(asked.searchParams, response);
    if (pathname === '/login') return logIn(asked, response);
    if (pathname === '/keys') return json(response, 200, { keys: [key.jwk] });
    if (pathname === '/token') return giveToken(call, response);
    if (pathname === '/register') return registerTool(call, response);
    if (pathname === '/roster') return giveRoster(call, response);
    if (pathname === '/line-items') return keepColumns(call, response);
    if (/^\/line-items\/[^/]+\/scores$/.test(pathname)) return takeScore(call, response);
    if (pathname === '/.well-known/openid-configuration') {
      return json(response, 200, {
        ...{ issuer: url, authorization_endpoint: `${url}/login`, token_endpoint: `${url}/token` },
        ...{ jwks_uri: `${url}/keys`, registration_endpoint: `${url}/register` },
        'https://purl.imsglobal.org/spec/lti-platform-configuration': { product_family_code: 'test', version: '1' },
      });
    }
    return json(response, 404, {});
  }

  const sender = (user: PlatformUser, deploymentId: string) => ({
    [claims.version]: '1.3.0',
    [claims.deploymentId]: deploymentId,
    [claims.roles]: [role(user)],
    [claims.context]: { id: courseId, title: 'English 1', type: ['CourseSection'] },
    [claims.roster]: { context_memberships_url: `${url}/roster`, service_versions: ['2.0'] },
  });

  /** The claims of a launch. */
  const launchClaims = (user: PlatformUser, link: CourseLink, deploymentId = 'deployment-1') => ({
    ...sender(user, deploymentId),
    [claims.messageType]: 'LtiResourceLinkRequest',
    [claims.targetLinkUri]: link.url,
    [claims.resourceLink]: { id: link.id, title: 'A link' },
    ...(link.lineItem !== null && {
      [claims.grades]: { scope: [scopes.score], lineitem: `${url}/line-items/${link.lineItem}?type_id=7` },
    }),
    ...(link.listsColumns && {
      [claims.grades]: { scope: [scopes.score, scopes.lineItem], lineitems: `${url}/line-items?course=1` },
    }),
  });

  /** Signs an ID token for a login; `change` makes it wrong. */
  async function idToken(
    user: PlatformUser,
    message: JWTPayload,
    login: URL,
    change: TokenChange = {},
  ): Promise<string> {
    const seconds = Math.floor(now() / 1000) + (change.ageSeconds ? -change.ageSeconds : 0);
    const payload: JWTPayload = {
      ...{ iss: url, sub: user.id, aud: login.searchParams.get('client_id') ?? '', iat: seconds, exp: seconds + 300 },
      nonce: login.searchParams.get('nonce') ?? '',
      ...message,
      ...change.claims,
    };
    const by = change.key ?? { kid: key.kid, privateKey: key.privateKey };
    return new SignJWT(payload)
      .setProtectedHeader({ alg: change.alg ?? 'RS256', kid: by.kid })
      .sign(by.privateKey as CryptoKey);
  }

  return {
    url,
    courseId,
    calls,
    scores,
    /** The columns of its gradebook that were found or made by the list. */
    lineItems,
    registrations,
    /** What an operator copies from the platform. */
    registration: {
      ...{ name: 'Test school', issuer: url, clientId: 'client-1', loginUrl: `${url}/login` },
      ...{ tokenUrl: `${url}/token`, keysUrl: `${url}/keys`, deploymentIds: ['deployment-1'] },
    } satisfies NewPlatform,
    user: userOf,
    /** Adds a link to the course, and gives the address where a user opens it. */
    addLink(link: CourseLink, user: string, { hasStorage = true } = {}): string {
      links.set(link.id, link);
      return `${url}/course?${new URLSearchParams({ link: link.id, user, ...(hasStorage && { storage: '' }) })}`;
    },
    launchClaims,
    /** The claims of a teacher's wish to add links. */
    deepLinkingClaims: (user: PlatformUser) => ({
      ...sender(user, 'deployment-1'),
      [claims.messageType]: 'LtiDeepLinkingRequest',
      [claims.targetLinkUri]: `${tool}/lti/launch`,
      [claims.deepLinkingSettings]: {
        ...{ deep_link_return_url: `${url}/deep-links`, accept_types: ['ltiResourceLink'], accept_lineitem: true },
        ...{ accept_presentation_document_targets: ['window'], data: 'csrf-1' },
      },
    }),
    idToken,
    /** Replaces the platform's key pair. */
    async rotateKeys() {
      key = await newKey(randomUUID());
    },
    publicJwk: () => key.jwk,
    /** How the next scores are answered, instead of being taken. */
    failScores(...answers: Answer[]) {
      failures = answers;
    },
    /** How the next page of the roster is answered, instead of being given. */
    failRoster(answer: Answer) {
      rosterFailure = answer;
    },
    /** A token that lets a tool register once. */
    registrationToken(): string {
      const token = randomUUID();
      registrationTokens.add(token);
      return token;
    },
    /** Forgets all access tokens. */
    revokeTokens: () => tokens.clear(),
    /** Verifies what a tool returned from deep linking. */
    readDeepLinks: async (jwt: string) => (await verifyTool(jwt, url)).payload,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** How a token differs from a right one. */
export interface TokenChange {
  readonly claims?: JWTPayload;
  readonly alg?: string;
  readonly key?: { readonly kid: string; readonly privateKey: CryptoKey | Uint8Array };
  /** How long ago it was issued. */
  readonly ageSeconds?: number;
}

/** See {@link startLtiPlatform}. */
export type LtiPlatform = Awaited<ReturnType<typeof startLtiPlatform>>;
