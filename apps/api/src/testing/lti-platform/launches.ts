import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { claims, scopes } from '../../domain/lti/names.ts';
import { coursePage, postingPage } from './pages.ts';
import { type CourseLink, courseId, type PlatformUser, page, role, type TokenChange } from './types.ts';

async function newKey(kid: string) {
  const pair = await generateKeyPair('RS256', { extractable: true });
  return {
    kid,
    privateKey: pair.privateKey,
    jwk: { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' },
  };
}

interface LaunchOptions {
  readonly now: () => number;
  readonly tool: string;
  readonly url: string;
  readonly members: readonly PlatformUser[];
}

/** The course with its links, and the messages that launch the tool (LTI 1.3, Deep Linking 2.0). */
export async function createLaunches({ now, tool, url, members }: LaunchOptions) {
  let key = await newKey('key-1');
  const links = new Map<string, CourseLink>();

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

  return {
    ...{ user: userOf, launchClaims, idToken, showCourse, logIn },
    /** Adds a link to the course, and gives the address where a user opens it. */
    addLink(link: CourseLink, user: string, { hasStorage = true } = {}): string {
      links.set(link.id, link);
      return `${url}/course?${new URLSearchParams({ link: link.id, user, ...(hasStorage && { storage: '' }) })}`;
    },
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
    /** Replaces the platform's key pair. */
    async rotateKeys() {
      key = await newKey(randomUUID());
    },
    publicJwk: () => key.jwk,
  };
}
