import { errorMessage } from '@rehearse/api-client';
import { LinkProvider } from '@rehearse/ui';
import { ErrorScreen } from '@rehearse/ui/screens';
import type { i18n as I18n } from 'i18next';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { RouterLink } from './router-link.tsx';
import { AppRoutes } from './routes.tsx';
import { type Services, ServicesProvider } from './services.ts';
import { Shell } from './shell.tsx';
import { useArrival } from './use-arrival.ts';

interface AppProps {
  services: Services;
  i18n: I18n;
}

/** The app around its routes. */
export function App({ services, i18n }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <ServicesProvider value={services}>
        <BrowserRouter>
          <LinkProvider component={RouterLink}>
            <Shell>
              <Pages />
            </Shell>
          </LinkProvider>
        </BrowserRouter>
      </ServicesProvider>
    </I18nextProvider>
  );
}

/** The routes; one that can't be loaded or drawn leaves the others usable. */
function Pages() {
  useArrival();
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      fallbackRender={({ error }) => (
        <ErrorScreen message={errorMessage(error)} onReload={() => window.location.reload()} />
      )}
    >
      <Suspense fallback={null}>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>
  );
}
