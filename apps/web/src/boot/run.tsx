import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startI18n } from '../app/language/i18n.ts';
import type { PageData } from '../app/page-data.ts';
import { noUpdates, watchUpdates } from '../app/updates.ts';
import { loadConfig } from '../host/config.ts';
import { watchTravel } from '../lib/travel.ts';
import { App } from './app.tsx';
import { pageAt } from './pages.ts';
import { startServices } from './start.ts';
import { StartFailure } from './start-failure.tsx';

/** Starts the app in an element, which holds nothing, or the page as it was drawn at build, or a sketch of it. */
export async function run(container: HTMLElement, data: PageData): Promise<void> {
  watchTravel();
  const isDrawn = container.firstElementChild !== null;
  const isHydrated = isDrawn && !data.isSketch;
  try {
    const [config, { i18n, speakWanted }, taking] = await Promise.all([
      loadConfig(),
      startI18n(data),
      isHydrated && import('../app/take-over.ts'),
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
          origin={{ ...data, onStanding: speakWanted, beside: taking && <taking.TakeOver /> }}
        />
      </StrictMode>
    );
    // in a transition React pauses for what the reader does meanwhile
    startTransition(() => {
      if (isHydrated) hydrateRoot(container, app);
      else createRoot(container).render(app);
    });
    // nothing stood there in which a reader could have done anything
    if (!isHydrated) window.dispatchEvent(new Event('takeover'));
  } catch (error) {
    createRoot(container).render(<StartFailure error={error} />);
    // its button is to be heard
    window.dispatchEvent(new Event('takeover'));
  }
}
