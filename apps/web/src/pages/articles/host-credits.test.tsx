import type { Credits } from '@rehearse/api-client';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextsProvider } from '../../app/language/texts-provider.tsx';
import { ServicesProvider } from '../../app/services.ts';
import { createTestServices, createTestSession } from '../../testing/services.ts';
import { HostCredits } from './host-credits.tsx';

const harbor = {
  name: 'harbor',
  alt: { en: 'A harbor', zh: '港口' },
  credit: 'Ana Silva',
  licence: 'CC BY 4.0',
  source: 'https://example.org/harbor',
};

async function show(reply: Response | Error, lng = 'en') {
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.endsWith('/api/public/credits')) throw new Error(`${url} is not expected.`);
    if (reply instanceof Error) throw reply;
    return reply;
  });
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng, resources: { [lng]: { app: { pages: {} } } } });
  return act(async () =>
    render(
      <TextsProvider i18n={i18n}>
        <ServicesProvider value={createTestServices(createTestSession('loggedOut'))}>
          <MemoryRouter>
            <HostCredits />
          </MemoryRouter>
        </ServicesProvider>
      </TextsProvider>,
    ),
  );
}

const credits = (data: Credits) => Response.json({ success: true, message: '', data });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the credits page names what the operator added, in the language of the page', async () => {
  await show(credits({ voices: { credit: 'Voices by Speech' }, pictures: [harbor] }), 'zh');
  expect(screen.getByText('港口')).toBeDefined();
  expect(screen.getByText('Voices by Speech')).toBeDefined();
  expect(screen.getByText(/Ana Silva.*CC BY 4\.0/)).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.org/harbor');
});

it('links only web pages', async () => {
  await show(credits({ voices: null, pictures: [{ ...harbor, source: 'javascript:alert(1)' }] }));
  expect(screen.getByText('A harbor')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['there is nothing', () => credits({ voices: null, pictures: [] })],
  ['the host has no credits', () => Response.json({ message: 'Not found.' }, { status: 404 })],
  ['the host is in trouble', () => Response.json({ message: 'Later.' }, { status: 503 })],
  ['there is no connection', () => new TypeError('Failed to fetch')],
])('nothing is shown when %s', async (_, reply) => {
  const { container } = await show(reply());
  expect(container.textContent).toBe('');
});
