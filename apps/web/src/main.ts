import '@rehearse/ui/styles.css';
import '@rehearse/ui/fonts.css';
import { readPageData } from './app/page-data.ts';
import { firstPaint } from './boot/first-paint.ts';
import { nextTask } from './boot/next-task.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

/** Prefetches the route of the page in parallel with the app, which would request it later. */
function preload(module: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href: module });
  document.head.append(link);
}

const data = readPageData();
// the prerendered page is parsed first, so that scripts don't compete with it for bandwidth
if (container.firstElementChild !== null && !data.isSketch) await firstPaint();
const app = import('./boot/run.tsx');
data.modules?.forEach(preload);
const { run } = await app;
await nextTask();
await run(container, data);
