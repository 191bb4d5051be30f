import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitePlatform, listPlatforms } from '../../services/lti/index.ts';
import { storeKinds } from '../../testing/index.ts';
import { startLtiPlatform } from '../../testing/lti-platform.ts';
import { createBrowser, destinationOf, type LtiPlatform, reasonOf, type School, startSchool } from './lti.fixtures.ts';

describe.each(storeKinds)('dynamic registration on %s', (kind) => {
  let school: School;
  let other: LtiPlatform;
  beforeAll(async () => {
    school = await startSchool(kind);
    other = await startLtiPlatform({ now: school.server.clock.now, tool: school.tool });
  });
  afterAll(async () => {
    await other?.close();
    await school?.close();
  });

  const configurationOf = (platform: LtiPlatform) => `${platform.url}/.well-known/openid-configuration`;
  const invite = async () => new URL(await invitePlatform(school.server.deps)).pathname;
  const open = (path: string, configuration = configurationOf(other), token = other.registrationToken()) =>
    createBrowser(school.tool).get(
      `${path}?${new URLSearchParams({ openid_configuration: configuration, registration_token: token })}`,
    );
  const count = async () => (await listPlatforms(school.server.deps.db)).length;

  it('registers a platform with an invitation, which can be used once', async () => {
    const path = await invite();
    const reply = await open(path);
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('org.imsglobal.lti.close');
    expect(other.registrations).toMatchObject([
      {
        ...{ application_type: 'web', token_endpoint_auth_method: 'private_key_jwt' },
        ...{ initiate_login_uri: `${school.tool}/lti/login`, redirect_uris: [`${school.tool}/lti/launch`] },
        jwks_uri: `${school.tool}/lti/keys`,
      },
    ]);
    const registered = (await listPlatforms(school.server.deps.db)).find(({ issuer }) => issuer === other.url);
    expect(registered).toMatchObject({ clientId: 'client-2', deploymentIds: ['deployment-9'] });
    expect(school.securityLog().at(-1)).toMatchObject({ security: 'lti.registered' });
    expect(reasonOf(await open(path))).toBe('ticket');
  });

  it('lets its users launch', async () => {
    const browser = createBrowser(school.tool);
    const link = school.questionLink();
    const login = await school.begin(browser, link.url, { iss: other.url, client_id: 'client-2' });
    const url = new URL(login.headers.get('location') ?? '');
    const user = other.user('learner-1');
    const idToken = await other.idToken(user, other.launchClaims(user, link, 'deployment-9'), url);
    const state = url.searchParams.get('state') ?? '';
    expect(destinationOf(await browser.post('/lti/launch', { id_token: idToken, state }))).toContain('/practice/');
  });

  it('is closed without an invitation, with an expired one, and outside a platform', async () => {
    const before = await count();
    const expired = await invite();
    school.server.clock.advance({ minutes: 7 * 24 * 60 + 1 });
    for (const path of ['/lti/register/made-up', expired]) expect(reasonOf(await open(path))).toBe('ticket');
    expect(reasonOf(await createBrowser(school.tool).get(await invite()))).toBe('registration');
    expect(await count()).toBe(before);
  });

  it.each([
    ['an address without TLS elsewhere', () => 'http://school.example/configuration', 'address'],
    ['an address that is no web page', () => 'file:///etc/passwd', 'address'],
    ['a description of another host', () => configurationOf(other).replace('127.0.0.1', 'localhost'), 'registration'],
    ['something that is no description', () => `${other.url}/keys`, 'registration'],
  ])('refuses %s, and keeps the invitation', async (_, configuration, reason) => {
    const path = await invite();
    const before = await count();
    expect(reasonOf(await open(path, configuration()))).toBe(reason);
    expect(await count()).toBe(before);
    expect((await open(path)).status).toBe(200);
  });

  it('says when the platform refuses', async () => {
    expect(reasonOf(await open(await invite(), configurationOf(other), 'made-up'))).toBe('registration');
  });
});
