import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claims } from '../../domain/lti/names.ts';
import { storeKinds } from '../../testing/index.ts';
import type { TokenChange } from '../../testing/lti-platform.ts';
import { createBrowser, destinationOf, fieldOf, framed, reasonOf, type School, startSchool } from './lti.fixtures.ts';

describe.each(storeKinds)('a launch from a school on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await startSchool(kind);
  });
  afterAll(() => school?.close());

  it('logs the learner in and opens the question of the link', async () => {
    const { reply, browser, url } = await school.launch(school.lena, school.questionLink());
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ scope: 'openid', response_type: 'id_token', response_mode: 'form_post', prompt: 'none' },
      ...{ client_id: 'client-1', redirect_uri: `${school.tool}/lti/launch`, login_hint: 'hint' },
      lti_message_hint: 'more',
    });
    expect(destinationOf(reply)).toBe('/practice/questions/detail?type=1&question=100001');
    expect(new Set(browser.cookies.keys())).toEqual(new Set(['rehearse_refresh', 'rehearse_session']));
    const { body } = await school.server.get('/api/me', { token: await school.tokenOf(browser) });
    expect(body.success).toBe(true);
    expect(school.securityLog().at(-1)).toMatchObject({ security: 'lti.launched' });
  });

  it('gives one account to a user, whatever their email address, and another one to another user', async () => {
    const users = () => school.server.deps.db.selectFrom('lti_users').selectAll().orderBy('user_id').execute();
    const before = (await users()).length;
    const victim = await school.server.signIn('victim@example.org');
    const email = { claims: { email: 'victim@example.org', email_verified: true } };
    await Promise.all([
      school.launch({ id: 'new-1', name: 'New', isTeacher: false }, school.questionLink(), { change: email }),
      school.launch({ id: 'new-1', name: 'New', isTeacher: false }, school.questionLink()),
    ]);
    await school.launch({ id: 'new-2', name: 'New', isTeacher: false }, school.questionLink(), { change: email });
    const added = (await users()).slice(before);
    expect(added.map(({ issuer, subject }) => [issuer, subject])).toEqual([
      [school.platform.url, 'new-1'],
      [school.platform.url, 'new-2'],
    ]);
    expect(new Set(added.map(({ user_id }) => user_id)).size).toBe(2);
    expect(added.map(({ user_id }) => user_id)).not.toContain(victim.userId);
  });

  it('continues a drill that is not finished', async () => {
    const link = {
      ...{ id: 'drill', lineItem: null },
      url: `${school.tool}/lti/resource?kind=drill&submoduleId=1&level=Easy&count=5`,
    };
    const first = destinationOf((await school.launch(school.lena, link)).reply);
    expect(first).toMatch(/^\/sittings\/[0-9a-f-]{36}$/);
    expect(destinationOf((await school.launch(school.lena, link)).reply)).toBe(first);
    expect(destinationOf((await school.launch(school.tess, link)).reply)).not.toBe(first);
  });

  it('opens the app for a link without a resource', async () => {
    const link = { id: 'plain', url: `${school.tool}/lti/launch`, lineItem: null };
    expect(destinationOf((await school.launch(school.lena, link)).reply)).toBe('/practice');
  });

  it('fetches the keys of a platform again for a key that it does not know', async () => {
    await school.launch(school.lena, school.questionLink());
    const fetched = () => school.platform.calls.filter(({ path }) => path === '/keys').length;
    const before = fetched();
    await school.launch(school.lena, school.questionLink());
    expect(fetched()).toBe(before);
    await school.platform.rotateKeys();
    expect(destinationOf((await school.launch(school.lena, school.questionLink())).reply)).toBeDefined();
    expect(fetched()).toBe(before + 1);
  });

  const wrong: readonly (readonly [string, string, () => TokenChange | Promise<TokenChange>])[] = [
    [
      'signed by somebody else',
      'signature',
      async () => ({
        key: { kid: school.platform.publicJwk().kid, privateKey: (await generateKeyPair('RS256')).privateKey },
      }),
    ],
    [
      'signed with the public key as a password',
      'signature',
      () => ({
        alg: 'HS256',
        key: {
          kid: school.platform.publicJwk().kid,
          privateKey: new TextEncoder().encode(JSON.stringify(school.platform.publicJwk())),
        },
      }),
    ],
    ['of another issuer', 'issuer', () => ({ claims: { iss: 'https://other.example' } })],
    ['for another client', 'audience', () => ({ claims: { aud: 'client-2' } })],
    ['issued to another client', 'audience', () => ({ claims: { aud: ['client-1', 'x'], azp: 'x' } })],
    ['for several clients, issued to none', 'audience', () => ({ claims: { aud: ['client-1', 'x'] } })],
    ['that has expired', 'expired', () => ({ ageSeconds: 400 })],
    ['that is too old', 'expired', () => ({ ageSeconds: 700, claims: { exp: 4_000_000_000 } })],
    ['of the future', 'expired', () => ({ ageSeconds: -120 })],
    ['without an end', 'expired', () => ({ claims: { exp: undefined } })],
    ['with the nonce of another login', 'nonce', () => ({ claims: { nonce: 'other' } })],
    ['of another deployment', 'deployment', () => ({ claims: { [claims.deploymentId]: 'deployment-2' } })],
    ['of an unknown kind', 'message', () => ({ claims: { [claims.messageType]: 'LtiSubmissionReviewRequest' } })],
    ['of another version', 'message', () => ({ claims: { [claims.version]: '1.1' } })],
    ['with a character that no store takes', 'message', () => ({ claims: { sub: 'a\0' } })],
    ['without a user', 'anonymous', () => ({ claims: { sub: undefined } })],
    [
      'for another host',
      'otherHost',
      () => ({ claims: { [claims.targetLinkUri]: 'https://other.example/lti/resource?kind=placement' } }),
    ],
    [
      'for another link than the login',
      'message',
      () => ({ claims: { [claims.targetLinkUri]: `${school.tool}/lti/resource?kind=placement` } }),
    ],
  ];
  it.each(wrong)('refuses a message %s', async (_, reason, change) => {
    const { reply, browser } = await school.launch(school.lena, school.questionLink(), { change: await change() });
    expect([reply.status, reasonOf(reply)]).toEqual([400, reason]);
    expect(browser.cookies.has('rehearse_refresh')).toBe(false);
    expect(school.securityLog().at(-1)).toMatchObject({ security: 'lti.refused', reason });
  });

  it('refuses a message without a signature', async () => {
    const { url, browser, idToken } = await school.launch(school.lena, school.questionLink());
    const again = await school.begin(browser, school.questionLink().url);
    const login = new URL(again.headers.get('location') ?? '');
    const payload = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${encode({ alg: 'none' })}.${encode({ ...payload, nonce: login.searchParams.get('nonce') })}.`;
    const state = login.searchParams.get('state') ?? '';
    expect(state).not.toBe(url.searchParams.get('state'));
    expect(reasonOf(await browser.post('/lti/launch', { id_token: unsigned, state }))).toBe('signature');
  });

  it('refuses a message that was received before, and one that belongs to no login', async () => {
    const { browser, idToken, state } = await school.launch(school.lena, school.questionLink());
    expect(reasonOf(await browser.post('/lti/launch', { id_token: idToken, state }))).toBe('replayed');
    expect(reasonOf(await browser.post('/lti/launch', { id_token: idToken, state: 'made-up' }))).toBe('unknownState');
  });

  it('refuses a message with the state of another login', async () => {
    const { idToken } = await school.launch(school.lena, school.questionLink());
    const browser = createBrowser(school.tool);
    const login = await school.begin(browser, school.questionLink().url);
    const state = new URL(login.headers.get('location') ?? '').searchParams.get('state') ?? '';
    expect(reasonOf(await browser.post('/lti/launch', { id_token: idToken, state }))).toBe('nonce');
  });

  it('refuses a login that took too long', async () => {
    const browser = createBrowser(school.tool);
    const login = await school.begin(browser, school.questionLink().url);
    const url = new URL(login.headers.get('location') ?? '');
    school.server.clock.advance({ minutes: 11 });
    const message = school.platform.launchClaims(school.lena, school.questionLink());
    const idToken = await school.platform.idToken(school.lena, message, url);
    const state = url.searchParams.get('state') ?? '';
    expect(reasonOf(await browser.post('/lti/launch', { id_token: idToken, state }))).toBe('expired');
  });

  it.each([
    ['of an unknown platform', 'unknownPlatform', { iss: 'https://other.example' }],
    ['of an unknown client', 'unknownPlatform', { client_id: 'client-2' }],
    ['that leads to another host', 'otherHost', { target_link_uri: 'https://other.example/' }],
    ['that names nothing', 'request', { login_hint: '' }],
    ['with a character that no store takes', 'request', { iss: 'https://school.example\0' }],
  ])('refuses a login %s', async (_, reason, request) => {
    const reply = await school.begin(createBrowser(school.tool), school.questionLink().url, request);
    expect([reply.status, reasonOf(reply)]).toEqual([400, reason]);
  });

  it('says what the platform says instead of a message', async () => {
    const browser = createBrowser(school.tool);
    const login = await school.begin(browser, school.questionLink().url);
    const state = new URL(login.headers.get('location') ?? '').searchParams.get('state') ?? '';
    expect(reasonOf(await browser.post('/lti/launch', { error: 'login_required', state }))).toBe('platformError');
  });

  it('refuses a message that comes back to another browser', async () => {
    const link = school.questionLink();
    const login = await school.begin(createBrowser(school.tool), link.url);
    const url = new URL(login.headers.get('location') ?? '');
    const idToken = await school.platform.idToken(school.lena, school.platform.launchClaims(school.lena, link), url);
    const victim = createBrowser(school.tool);
    const state = url.searchParams.get('state') ?? '';
    const reply = await victim.post('/lti/launch', { id_token: idToken, state });
    expect(reasonOf(reply)).toBe('cookiesBlocked');
    expect(victim.cookies.size).toBe(0);
  });

  it('names a question that does not exist', async () => {
    const { reply } = await school.launch(school.lena, school.questionLink(999));
    expect(reasonOf(reply)).toBe('unknownResource');
  });

  it('says that there is nothing to ask', async () => {
    const link = { id: 'other', lineItem: null, url: `${school.tool}/lti/resource?kind=mock&examId=other&form=full` };
    expect(reasonOf((await school.launch(school.lena, link)).reply)).toBe('noQuestions');
  });

  describe('in a frame', () => {
    const stored = { lti_storage_target: '_parent' };
    const ownFrame = { 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-Site': 'same-origin' };
    const ownTab = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'same-origin' };

    /** A browser that keeps no cookies of frames. */
    async function launchInFrame() {
      const browser = createBrowser(school.tool);
      const link = school.questionLink();
      const login = await school.begin(browser, link.url, stored, framed);
      browser.cookies.clear();
      const url = new URL(/href="([^"]+)"/.exec(login.text)?.[1]?.replaceAll('&amp;', '&') ?? '');
      const idToken = await school.platform.idToken(school.lena, school.platform.launchClaims(school.lena, link), url);
      const state = url.searchParams.get('state') ?? '';
      const reply = await browser.post('/lti/launch', { id_token: idToken, state }, framed);
      const key = /"value":"([\w-]{43})"/.exec(login.text)?.[1] ?? '';
      return { browser, login, reply, key };
    }

    it('is proven by the storage of the platform and opens in a new tab', async () => {
      const { browser, login, reply, key } = await launchInFrame();
      expect(login.text).toContain(`"origin":"${school.platform.url}","target":"_parent"`);
      expect(login.headers.get('content-security-policy')).toContain('frame-ancestors http: https:');
      expect(reply.text).toContain('lti.get_data');
      expect(reply.text).not.toContain(key);
      const proven = await browser.post('/lti/prove', { ticket: fieldOf(reply, 'ticket'), key }, ownFrame);
      expect(proven.text).toContain('target="_blank"');
      expect(browser.cookies.size).toBe(0);
      const ticket = fieldOf(proven, 'ticket');
      const opened = await browser.post('/lti/open', { ticket }, ownTab);
      expect(destinationOf(opened)).toBe('/practice/questions/detail?type=1&question=100001');
      expect(browser.cookies.has('rehearse_refresh')).toBe(true);
      expect(reasonOf(await browser.post('/lti/open', { ticket }, ownTab))).toBe('ticket');
    });

    it('is refused with another secret, and can not be tried twice', async () => {
      const { browser, reply, key } = await launchInFrame();
      const ticket = fieldOf(reply, 'ticket');
      expect(reasonOf(await browser.post('/lti/prove', { ticket, key: 'guess' }, ownFrame))).toBe('otherBrowser');
      expect(reasonOf(await browser.post('/lti/prove', { ticket, key }, ownFrame))).toBe('ticket');
    });

    it('can not be opened by a page of another site', async () => {
      const { browser, reply, key } = await launchInFrame();
      const proven = await browser.post('/lti/prove', { ticket: fieldOf(reply, 'ticket'), key }, ownFrame);
      const ticket = fieldOf(proven, 'ticket');
      const foreign = [
        ['Sec-Fetch-Site', 'cross-site'],
        ['Origin', 'https://other.example'],
      ] as const;
      for (const header of foreign) {
        expect(reasonOf(await browser.post('/lti/open', { ticket }, Object.fromEntries([header])))).toBe(
          'otherBrowser',
        );
      }
    });

    it('begins again in a new tab where the platform has no storage', async () => {
      const browser = createBrowser(school.tool);
      const login = await school.begin(browser, school.questionLink().url, {}, framed);
      expect(browser.cookies.size).toBe(0);
      const href = /<a class="button" href="([^"]+)" target="_blank">/.exec(login.text)?.[1] ?? '';
      const again = await browser.get(href.replaceAll('&amp;', '&'), ownTab);
      expect(again.status).toBe(302);
      expect(again.headers.get('location')).toContain(`${school.platform.url}/login?`);
    });
  });
});
