import '@rehearse/ui/styles.css';
import '@rehearse/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadConfig } from './app/config.ts';
import { startI18n } from './app/i18n.ts';
import { startServices } from './app/start.ts';
import { StartFailure } from './app/start-failure.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
const root = createRoot(container);

try {
  const [config, i18n] = await Promise.all([loadConfig(), startI18n()]);
  root.render(
    <StrictMode>
      <App services={startServices(config)} i18n={i18n} />
    </StrictMode>,
  );
} catch (error) {
  root.render(<StartFailure error={error} />);
}
