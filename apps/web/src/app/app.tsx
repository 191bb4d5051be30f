import { LinkProvider } from '@rehearse/ui';
import type { i18n as I18n } from 'i18next';
import { Suspense, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './router.tsx';
import { RouterLink } from './router-link.tsx';
import { type Services, ServicesProvider } from './services.ts';

interface AppProps {
  services: Services;
  i18n: I18n;
}

/** The app around its router. */
export function App({ services, i18n }: AppProps) {
  const [router] = useState(createRouter);
  return (
    <I18nextProvider i18n={i18n}>
      <ServicesProvider value={services}>
        <LinkProvider component={RouterLink}>
          <Suspense fallback={null}>
            <RouterProvider router={router} />
          </Suspense>
        </LinkProvider>
      </ServicesProvider>
    </I18nextProvider>
  );
}
