import { act, render, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { type ReactNode, Suspense } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import app from '../../public/locales/en/app.json' with { type: 'json' };
import { TextsProvider } from '../app/language/texts-provider.tsx';
import { ServicesProvider } from '../app/services.ts';
import type { SessionStatus } from '../session/session.ts';
import { createTestServices, createTestSession } from '../testing/services.ts';
import { AppRoutes } from './routes.tsx';

/** Routes that everyone can open. */
const publicRoutes = [
  '/',
  '/login',
  '/register',
  '/password-reset',
  '/preview',
  '/preview/1',
  '/pricing',
  '/pay/success?session_id=1',
  '/pay/cancel',
  '/courses',
  '/products/speaking-ai',
  '/products/writing-ai',
  '/products/mock-test',
  '/blog',
  ...['001', '002', '003', '004', '005', '006'].map((post) => `/blog/${post}`),
  '/careers',
  '/job-details/frontend',
  '/contact-us',
  '/about-us',
  '/terms-and-conditions',
  '/privacy-policy',
  '/refund-policy',
  '/credits',
  '/reports/Qm3xW8tVn1Lk5ZrYp7Hc2BdJf9SgTa4E',
];
const sitting = '00000000-0000-4000-8000-000000000003';
const protectedRoutes = [
  '/practice',
  '/practice/questions/detail',
  '/vocab',
  '/tests',
  '/tests/compare',
  '/tests/new',
  '/practice/row',
  `/sittings/${sitting}`,
  `/tests/${sitting}`,
  `/tests/${sitting}/questions/1`,
];

const i18n = createInstance({ lng: 'en', defaultNS: 'app', resources: { en: { app } } }).use(initReactI18next);
await i18n.init();

const notFound = 'Page not found';

/** Shows the router's location to the test. */
function Where({ children }: { children: ReactNode }) {
  return (
    <>
      <code data-testid="where">{JSON.stringify(useLocation())}</code>
      {children}
    </>
  );
}

interface Place {
  pathname: string;
  search: string;
  state: unknown;
}
const where = () => JSON.parse(screen.getByTestId('where').textContent) as Place;
const address = () => where().pathname + where().search;

async function visit(path: string, status: SessionStatus = 'loggedOut') {
  const session = createTestSession(status);
  // a page that waits with `use` goes on only within an `act` that is waited for
  const { unmount } = await act(async () =>
    render(
      <TextsProvider i18n={i18n}>
        <ServicesProvider value={createTestServices(session)}>
          <MemoryRouter initialEntries={[path]}>
            <Where>
              <Suspense fallback={null}>
                <AppRoutes />
              </Suspense>
            </Where>
          </MemoryRouter>
        </ServicesProvider>
      </TextsProvider>,
    ),
  );
  leave = unmount;
  return session;
}

let leave = () => {};
afterEach(() => leave());

const title = () => screen.findByRole('heading', { level: 1 }, { timeout: 5000 });

describe('the routes', () => {
  it.each(publicRoutes)('%s is open to everybody', async (path) => {
    await visit(path);
    expect((await title()).textContent).not.toBe(notFound);
    expect(address()).toBe(path);
  });

  it.each(protectedRoutes)('%s sends a visitor to the login and remembers where they were going', async (path) => {
    await visit(`${path}?from=a-letter`);
    expect((await title()).textContent).toBe('Log in to your account');
    expect(address()).toBe('/login');
    expect(where().state).toMatchObject({ from: { pathname: path, search: '?from=a-letter' } });
  });

  it.each(protectedRoutes)('%s opens for a learner', async (path) => {
    await visit(path, 'loggedIn');
    expect((await title()).textContent).not.toBe(notFound);
    expect(address()).toBe(path);
  });

  it.each(['/nothing', '/practice/nothing', '/blog/001/more', '/blog/007'])('%s is not found', async (path) => {
    await visit(path);
    expect((await title()).textContent).toBe(notFound);
  });

  it('a verification takes the email out of the address at once, and keeps it', async () => {
    await visit('/verify?account=lin%40example.org&lng=en');
    await title();
    await waitFor(() => expect(address()).toBe('/verify?lng=en'));
    expect(where().state).toMatchObject({ account: 'lin@example.org' });
    expect(screen.getByText(/lin@example\.org/, { ignore: '[data-testid=where]' })).toBeDefined();
  });

  it('a verification without an account begins at the sign-up', async () => {
    await visit('/verify');
    await title();
    expect(address()).toBe('/register');
  });
});

describe('the guard', () => {
  it('waits while a login is being renewed, and then lets through', async () => {
    const session = await visit('/vocab', 'starting');
    expect(await screen.findByRole('status')).toBeDefined();
    expect([address(), screen.queryByRole('heading', { level: 1 })]).toEqual(['/vocab', null]);
    await act(async () => session.become('loggedIn'));
    expect((await title()).textContent).not.toBe(notFound);
    expect(address()).toBe('/vocab');
  });

  it('sends to the login when the session ends on a protected page', async () => {
    const session = await visit('/vocab', 'loggedIn');
    await title();
    await act(async () => session.become('loggedOut'));
    expect((await screen.findByText('Log in to your account')).tagName).toBe('H1');
    expect(where().state).toMatchObject({ from: { pathname: '/vocab' } });
  });
});
