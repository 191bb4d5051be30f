import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startI18n } from '../app/language/i18n.ts';
import type { PageData } from '../app/page-data.ts';
import { noUpdates, watchUpdates } from '../app/updates.ts';
import { loadConfig } from '../host/config.ts';
import { watchTravel } from '../lib/travel.ts';
import { App } from './app.tsx';
import { announceHydrated, hydration } from './hydration.ts';
import { pageAt } from './pages.ts';
import { startServices } from './start.ts';
import { StartFailure } from './start-failure.tsx';

/** Starts the app in an element that is empty, or holds the prerendered page or a sketch of it. */
export async function run(container: HTMLElement, data: PageData): Promise<void> {
  watchTravel();
  const isDrawn = container.firstElementChild !== null;
  const isHydrated = isDrawn && !data.isSketch;
  try {
    const [config, { i18n, speakWanted }] = await Promise.all([
      loadConfig(),
      startI18n(data),
      // a page that can't be loaded says so in its place
      isDrawn &&
        pageAt(location.pathname)
          .load()
          .catch(() => {}),
    ]);
    const app = (
      <StrictMode>
        <App
          services={startServices(config, import.meta.env.PROD ? watchUpdates() : noUpdates)}
          i18n={i18n}
          origin={{ ...data, ...(isHydrated && hydration(speakWanted)) }}
        />
      </StrictMode>
    );
    // in a transition React pauses for what the reader does meanwhile
    startTransition(() => {
      if (isHydrated) hydrateRoot(container, app);
      else createRoot(container).render(app);
    });
    if (!isHydrated) announceHydrated();
  } catch (error) {
    createRoot(container).render(<StartFailure error={error} />);
    announceHydrated();
  }
}
