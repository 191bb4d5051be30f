import { LinkProvider } from '@rehearse/ui';
import { ErrorScreen } from '@rehearse/ui/screens';
import type { i18n as I18n } from 'i18next';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { detailOf } from './detail-of.ts';
import { type Origin, OriginContext } from './origin.ts';
import { RouterLink } from './router-link.tsx';
import { AppRoutes } from './routes.tsx';
import { type Services, ServicesProvider } from './services.ts';
import { Shell } from './shell.tsx';
import { Standing } from './standing.tsx';
import { useArrival } from './use-arrival.ts';

interface AppProps {
  services: Services;
  i18n: I18n;
  origin: Origin;
  /** Default: the browser's addresses. */
  router?: ComponentType<{ children: ReactNode }>;
}

/** The app around its routes. */
export function App({ services, i18n, origin, router: Router = BrowserRouter }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <ServicesProvider value={services}>
        <OriginContext value={origin}>
          <Router>
            <LinkProvider component={RouterLink}>
              <Shell>
                <Pages />
              </Shell>
            </LinkProvider>
          </Router>
        </OriginContext>
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
        <>
          <ErrorScreen detail={detailOf(error)} onReload={() => window.location.reload()} />
          <Standing />
        </>
      )}
    >
      <Suspense fallback={null}>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>
  );
}
