import '@rehearse/ui/styles.css';
import '@rehearse/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadConfig } from './app/config.ts';
import { startI18n } from './app/i18n.ts';
import { readPageData } from './app/page-data.ts';
import { pageAt } from './app/pages.ts';
import { startServices } from './app/start.ts';
import { StartFailure } from './app/start-failure.tsx';
import { noUpdates, watchUpdates } from './app/updates.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
const isPrerendered = container.firstElementChild !== null;

try {
  const data = readPageData();
  const [config, { i18n, speakWanted }] = await Promise.all([
    loadConfig(),
    startI18n(data),
    // a page that can't be loaded says so in its place
    isPrerendered &&
      pageAt(location.pathname)
        .load()
        .catch(() => {}),
  ]);
  const app = (
    <StrictMode>
      <App
        services={startServices(config, import.meta.env.PROD ? watchUpdates() : noUpdates)}
        i18n={i18n}
        origin={{ ...data, onStanding: speakWanted }}
      />
    </StrictMode>
  );
  if (isPrerendered) hydrateRoot(container, app);
  else createRoot(container).render(app);
} catch (error) {
  createRoot(container).render(<StartFailure error={error} />);
}
