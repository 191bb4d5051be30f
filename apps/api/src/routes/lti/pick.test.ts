import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claims } from '../../domain/lti/names.ts';
import { storeKinds } from '../../testing/index.ts';
import type { PlatformUser } from '../../testing/lti-platform.ts';
import {
  type Browser,
  createBrowser,
  destinationOf,
  fieldOf,
  reasonOf,
  type School,
  startSchool,
} from './lti.fixtures.ts';

describe.each(storeKinds)('links that a teacher adds to a course on %s', (kind) => {
  let school: School;
  beforeAll(async () => {
    school = await startSchool(kind);
  });
  afterAll(() => school?.close());

  /** Begins to pick, and gives the path of the page. */
  async function begin(user: PlatformUser, change: Record<string, unknown> = {}, browser = createBrowser(school.tool)) {
    const login = await school.begin(browser, `${school.tool}/lti/launch`);
    const url = new URL(login.headers.get('location') ?? '');
    const idToken = await school.platform.idToken(user, { ...school.platform.deepLinkingClaims(user), ...change }, url);
    const state = url.searchParams.get('state') ?? '';
    const reply = await browser.post('/lti/launch', { id_token: idToken, state });
    return { reply, browser, path: reply.headers.get('location') ?? '' };
  }

  async function picked(browser: Browser, path: string, form: Record<string, string>) {
    const reply = await browser.post(path, form, { 'Sec-Fetch-Site': 'same-origin' });
    return { reply, links: await school.platform.readDeepLinks(fieldOf(reply, 'JWT')) };
  }

  it('are picked on a page without cookies, in the language of the browser', async () => {
    const { reply, browser, path } = await begin(school.tess);
    expect(reply.status).toBe(303);
    browser.cookies.clear();
    const page = await browser.get(path);
    expect(page.text).toContain('Add practice to your course');
    expect(page.text).toContain('A small exam, full test');
    expect((await browser.get(path, { 'Accept-Language': 'zh-CN' })).text).toContain('小考试，完整测试');
  });

  it('are returned signed, with a column in the gradebook', async () => {
    const { browser, path } = await begin(school.tess);
    const form = {
      kind: 'question',
      question: `${school.tool}/practice/questions/detail?type=1&question=100003`,
      graded: 'yes',
    };
    const { reply, links } = await picked(browser, path, form);
    expect(reply.text).toContain(`action="${school.platform.url}/deep-links"`);
    expect(reply.headers.get('content-security-policy')).toContain('form-action http: https:');
    expect(links).toMatchObject({
      ...{ iss: 'client-1', aud: school.platform.url, [claims.messageType]: 'LtiDeepLinkingResponse' },
      ...{ [claims.version]: '1.3.0', [claims.deploymentId]: 'deployment-1', [claims.data]: 'csrf-1' },
      nonce: expect.any(String),
      [claims.contentItems]: [
        {
          ...{ type: 'ltiResourceLink', title: 'Read & Select, question 100003' },
          url: `${school.tool}/lti/resource?kind=question&questionId=100003`,
          lineItem: { scoreMaximum: 100, label: 'Read & Select, question 100003' },
        },
      ],
    });
  });

  it.each([
    ['a drill', { kind: 'drill', submoduleId: '1', level: 'Easy', count: '5' }, 'Read & Select, Easy, 5 questions'],
    ['a test', { kind: 'test', test: 'small short' }, 'A small exam, short'],
    ['the placement test', { kind: 'test', test: 'placement' }, 'Placement test'],
  ])('can be launched: %s', async (name, form, title) => {
    const { browser, path } = await begin(school.tess);
    const { links } = await picked(browser, path, form);
    const [item] = links[claims.contentItems] as { title: string; url: string; lineItem?: object }[];
    expect(item).toMatchObject({ title });
    expect(item).not.toHaveProperty('lineItem');
    const { reply } = await school.launch(school.lena, { id: name, url: item?.url ?? '', lineItem: null });
    expect(destinationOf(reply)).toMatch(/^\/sittings\//);
  });

  it.each([
    ['a number that is none', { kind: 'question', question: 'hello' }, 'Check what you entered.'],
    ['a question that does not exist', { kind: 'question', question: '999' }, 'There is no such question.'],
    ['too many questions', { kind: 'drill', submoduleId: '1', level: 'Easy', count: '51' }, 'Check what you entered.'],
    ['an unknown exam', { kind: 'test', test: 'other full' }, 'There is no such question.'],
  ])('are asked for again after %s, with what was entered', async (_, form, text) => {
    const { browser, path } = await begin(school.tess);
    const reply = await browser.post(path, form);
    expect(reply.status).toBe(422);
    expect(reply.text).toContain('role="alert"');
    expect(reply.text).toContain(text);
    const entered = 'question' in form ? form.question : undefined;
    if (entered !== undefined)
      expect(
        fieldOf(
          { ...reply, text: reply.text.replaceAll(/name="question" [^>]*value/g, 'name="question" value') },
          'question',
        ),
      ).toBe(entered);
  });

  it('can be added once for each request', async () => {
    const { browser, path } = await begin(school.tess);
    await picked(browser, path, { kind: 'test', test: 'small short' });
    expect(reasonOf(await browser.post(path, { kind: 'test', test: 'small short' }))).toBe('ticket');
    expect(reasonOf(await browser.get(path))).toBe('ticket');
  });

  it('can not be added by learners, by pages of other sites, or where the platform takes none', async () => {
    expect(reasonOf((await begin(school.lena)).reply)).toBe('notTeacher');
    const { browser, path } = await begin(school.tess);
    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    expect(reasonOf(await browser.post(path, { kind: 'test', test: 'small short' }, foreign))).toBe('otherBrowser');
    const settings = { deep_link_return_url: `${school.platform.url}/deep-links`, accept_types: ['file'] };
    expect(reasonOf((await begin(school.tess, { [claims.deepLinkingSettings]: settings })).reply)).toBe('message');
  });

  it('are not returned to an address without TLS elsewhere', async () => {
    const settings = { deep_link_return_url: 'http://school.example/links', accept_types: ['ltiResourceLink'] };
    const { browser, path } = await begin(school.tess, { [claims.deepLinkingSettings]: settings });
    expect(reasonOf(await browser.post(path, { kind: 'test', test: 'small short' }))).toBe('address');
  });
});
