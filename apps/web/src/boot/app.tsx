import { LinkProvider } from '@rehearse/ui';
import { ErrorScreen } from '@rehearse/ui/screens';
import type { i18n as I18n } from 'i18next';
import { type ComponentType, type ReactNode, Suspense, useCallback } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { HydrationMarker } from '../app/frame/hydration-marker.tsx';
import { Shell } from '../app/frame/shell.tsx';
import { useArrival } from '../app/frame/use-arrival.ts';
import { type Origin, OriginContext } from '../app/head/origin.ts';
import { TextsProvider } from '../app/language/texts-provider.tsx';
import { type Services, ServicesProvider } from '../app/services.ts';
import { useLacks } from '../app/use-extras.ts';
import { detailOf } from '../lib/detail-of.ts';
import { paths } from '../lib/paths.ts';
import { RouterLink } from '../lib/router-link.tsx';
import { AppRoutes } from './routes.tsx';

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
    <TextsProvider i18n={i18n}>
      <ServicesProvider value={services}>
        <OriginContext value={origin}>
          <Router>
            <Links>
              <Shell>
                <Pages />
              </Shell>
            </Links>
          </Router>
        </OriginContext>
      </ServicesProvider>
    </TextsProvider>
  );
}

/** The links of the components through the router; what the host lacks has none. */
function Links({ children }: { children: ReactNode }) {
  const lacksNotebook = useLacks('notebook');
  const lacksMistakes = useLacks('mistakes');
  const lacksPreview = useLacks('preview');
  const lacksTests = useLacks('sittings');
  const lacksClasses = useLacks('classes');
  const lacks = useCallback(
    (href: string) =>
      (lacksNotebook && isBelow(href, paths.notebook)) ||
      (lacksMistakes && isBelow(href, paths.mistakes)) ||
      (lacksClasses && isBelow(href, paths.classes)) ||
      (lacksPreview && isBelow(href, paths.preview)) ||
      (lacksTests && [paths.tests, paths.practiceInARow].some((path) => isBelow(href, path))),
    [lacksNotebook, lacksMistakes, lacksPreview, lacksTests, lacksClasses],
  );
  return (
    <LinkProvider component={RouterLink} lacks={lacks}>
      {children}
    </LinkProvider>
  );
}

const isBelow = (href: string, path: string) => href === path || ['/', '?'].some((end) => href.startsWith(path + end));

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
          <HydrationMarker />
        </>
      )}
    >
      <Suspense fallback={null}>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>
  );
}
