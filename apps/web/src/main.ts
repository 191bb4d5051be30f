import '@rehearse/ui/styles.css';
import '@rehearse/ui/fonts.css';
import { readPageData } from './app/page-data.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

/** Prefetches the route of the page in parallel with the app, which would request it later. */
function preload(module: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href: module });
  document.head.append(link);
}

const data = readPageData();
const app = import('./boot/run.tsx');
data.modules?.forEach(preload);
const { run } = await app;
await run(container, data);
