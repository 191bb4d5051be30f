import '@rehearse/ui/styles.css';
import '@rehearse/ui/fonts.css';
import { readPageData } from './app/page-data.ts';
import { firstPaint } from './boot/first-paint.ts';
import { nextTask } from './boot/next-task.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

/** Fetches what the page's route needs beside the app, which would ask for it one turn later. */
function preload(module: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href: module });
  document.head.append(link);
}

const data = readPageData();
// what was drawn at build is read first: nothing that runs competes with it for the line
if (container.firstElementChild !== null && !data.isSketch) await firstPaint();
const app = import('./boot/run.tsx');
data.modules?.forEach(preload);
const { run } = await app;
await nextTask();
await run(container, data);
