/**
 * `npm run bench:web`: size of the JavaScript that each route loads, brotli-compressed, compared with the limits and with the
 * size of the libraries alone.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { buildWeb, webFolder } from '../tools/build-web.ts';

interface ManifestChunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}
type Manifest = Record<string, ManifestChunk>;

interface Page {
  name: string;
  /** Modules that the page loads in addition to the entry, including those loaded after the first render. */
  modules: readonly string[];
  barKiB: number;
}

const publicBar = 120;
const detailBar = 160;
const typeBar = 12;
const ui = '../../packages/ui/src/practice';

/** Module for authenticated API calls; pages with only public data don't load it. */
const calls = '../../packages/api-client/src/session-client.ts';

/** One module per flow; a question loads the one of its type. */
const typesFolder = '../../packages/embed/src/types';
const flowFolder = `${typesFolder}/flows`;

/** Modules that every question loads before it can be answered. */
const questionRoute = [
  calls,
  'src/routes/practice/question.tsx',
  'src/session/session-actor.ts',
  'src/delivery/learner-workspace.ts',
];

/** The same for questions in a row. */
const sittingRoute = [
  'src/routes/sittings/sitting.tsx',
  calls,
  'src/session/session-actor.ts',
  'src/delivery/learner-workspace.ts',
];

/** A sitting that is at a question of a flow, with the separate modules of its first screen. */
const sitting = (file: string, ...parts: string[]): Page => ({
  name: ['sitting:', path.parse(file).name, ...parts.map((part) => path.basename(path.dirname(part)))].join(' '),
  modules: [...sittingRoute, `${flowFolder}/${file}`, ...parts],
  barKiB: detailBar,
});

/** A flow, with the separate modules of its first screen. */
const flow = (file: string, ...parts: string[]): Page => ({
  name: ['question:', path.parse(file).name, ...parts.map((part) => path.dirname(part))].join(' '),
  modules: [...questionRoute, `${flowFolder}/${file}`, ...parts.map((part) => `${ui}/${part}`)],
  barKiB: detailBar,
});

const pages: readonly Page[] = [
  { name: 'home', modules: ['src/routes/home.tsx'], barKiB: publicBar },
  { name: 'speaking AI', modules: ['src/routes/products/speaking-ai.tsx'], barKiB: publicBar },
  { name: 'writing AI', modules: ['src/routes/products/writing-ai.tsx'], barKiB: publicBar },
  { name: 'mock test', modules: ['src/routes/products/mock-test.tsx'], barKiB: publicBar },
  { name: 'preview', modules: ['src/routes/preview.tsx'], barKiB: publicBar },
  {
    name: 'preview: Read Aloud',
    modules: ['src/routes/preview-question.tsx', calls, `${flowFolder}/speaking.ts`, `${typesFolder}/recorder-of.ts`],
    barKiB: detailBar,
  },
  { name: 'login', modules: ['src/routes/login.tsx'], barKiB: publicBar },
  { name: 'verify', modules: ['src/routes/verify.tsx'], barKiB: publicBar },
  { name: 'sign-up', modules: ['src/routes/register.tsx'], barKiB: publicBar },
  { name: 'reset', modules: ['src/routes/password-reset.tsx'], barKiB: publicBar },
  { name: 'pricing', modules: ['src/routes/pricing.tsx'], barKiB: publicBar },
  { name: 'payment given up', modules: ['src/routes/pay/cancel.tsx'], barKiB: publicBar },
  { name: 'courses', modules: ['src/routes/courses/courses.tsx'], barKiB: publicBar },
  {
    name: 'lesson',
    modules: ['src/routes/courses/lesson.tsx', 'content/en/lessons/pitfall-guide.md'],
    barKiB: publicBar,
  },
  { name: 'grammar lessons', modules: ['src/routes/grammar/list.tsx'], barKiB: publicBar },
  {
    name: 'grammar lesson',
    modules: ['src/routes/grammar/lesson.tsx', 'content/en/grammar/determiner.md'],
    barKiB: publicBar,
  },
  {
    name: 'video lesson',
    modules: ['src/routes/courses/lesson.tsx', 'src/routes/courses/watch.tsx'],
    barKiB: publicBar,
  },
  { name: 'careers', modules: ['src/routes/company/careers.tsx'], barKiB: publicBar },
  { name: 'job', modules: ['src/routes/company/job.tsx'], barKiB: publicBar },
  { name: 'contact', modules: ['src/routes/company/contact.tsx'], barKiB: publicBar },
  { name: 'about', modules: ['src/routes/company/about.tsx'], barKiB: publicBar },
  ...['terms', 'privacy', 'refunds', 'credits'].map((name) => ({
    name,
    modules: [`src/routes/legal/${name}.tsx`, `content/en/legal/${name}.md`],
    barKiB: publicBar,
  })),
  { name: 'blog', modules: ['src/routes/blog/list.tsx'], barKiB: publicBar },
  { name: 'article', modules: ['src/routes/blog/post.tsx', 'content/en/blog/001.md'], barKiB: publicBar },
  {
    name: 'practice browser',
    modules: ['src/routes/practice/browser.tsx', calls, 'src/session/session-actor.ts'],
    barKiB: detailBar,
  },
  {
    name: 'profile, with its charts',
    modules: [
      'src/routes/profile.tsx',
      calls,
      'src/session/session-actor.ts',
      '../../packages/ui/src/screens/profile/charts/index.ts',
      `${ui}/voices/voice-choices.tsx`,
      '../../packages/device/src/voices/open-desk.ts',
    ],
    barKiB: detailBar,
  },
  ...['history', 'report', 'answer', 'comparison'].map((name) => ({
    name: `tests: ${name}`,
    modules: [`src/routes/tests/${name}.tsx`, calls, 'src/session/session-actor.ts'],
    barKiB: detailBar,
  })),
  ...['list', 'class', 'new-assignment', 'assignment', 'join', 'school-course'].map((name) => ({
    name: `classes: ${name}`,
    modules: [`src/routes/classes/${name}.tsx`, calls, 'src/session/session-actor.ts'],
    barKiB: detailBar,
  })),
  { name: 'shared report', modules: ['src/routes/shared-report.tsx'], barKiB: publicBar },
  ...['practice/in-a-row', 'tests/start'].map((name) => ({
    name,
    modules: [`src/routes/${name}.tsx`, calls, 'src/session/session-actor.ts'],
    barKiB: detailBar,
  })),
  { name: 'sitting: common', modules: sittingRoute, barKiB: detailBar },
  {
    name: 'sitting: introduction',
    modules: [...sittingRoute, `${ui}/sitting/late-phases.ts`],
    barKiB: detailBar,
  },
  sitting('speaking.ts', `${ui}/plays/index.ts`),
  sitting('speaking.ts', `${ui}/picture/index.ts`),
  sitting('speaking.ts', `${ui}/camera/camera-panel.tsx`),
  flow('speaking.ts', 'plays/index.ts'),
  flow('speaking.ts', 'picture/index.ts'),
  flow('speaking.ts', 'camera/camera-panel.tsx'),
];

/** All chunks that the modules import statically. */
function closure(manifest: Manifest, modules: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no module ${key}. Update the list of pages in bench/web.ts.`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of modules) visit(key);
  return seen;
}

const brotliKiB = (code: Buffer) => brotliCompressSync(code).byteLength / 1024;
const weights = new Map<string, number>();
function weightOf(file: string): number {
  const known = weights.get(file) ?? brotliKiB(readFileSync(path.join(webFolder, file)));
  weights.set(file, known);
  return known;
}
const sizeOf = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + weightOf(file), 0);

/** Size of the libraries used by every page, bundled alone: the lower limit for any page. */
async function floorKiB(): Promise<number> {
  const code = `
    export { createRoot } from 'react-dom/client';
    export { StrictMode } from 'react';
    export { BrowserRouter, Routes, Route, Link, useNavigate, useLocation } from 'react-router-dom';
    export { default as i18next } from 'i18next';
    export { initReactI18next, I18nextProvider } from 'react-i18next';
    export { default as Backend } from 'i18next-resources-to-backend';`;
  const id = path.join(webFolder, '..', 'src', 'floor.virtual.js');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'floor',
        resolveId: (source) => (source === id ? id : null),
        load: (from) => (from === id ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: id, formats: ['es'] },
      rolldownOptions: { treeshake: true },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.flatMap((output) => (output.type === 'chunk' ? [Buffer.from(output.code)] : []));
  return chunks.reduce((sum, chunk) => sum + brotliKiB(chunk), 0);
}

await buildWeb();
const manifest: Manifest = JSON.parse(readFileSync(path.join(webFolder, '.vite', 'manifest.json'), 'utf8'));
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error('The build has no entry.');
/** Chunks of the entry, loaded by every page. */
const start = [entry, 'src/boot/run.tsx'];
/** What every page has around it, but for questions. */
const frame = 'src/app/frame/framed.tsx';
const withoutFrame = [
  'src/routes/practice/question.tsx',
  'src/routes/preview-question.tsx',
  'src/routes/sittings/sitting.tsx',
];

const common = closure(manifest, [...start, ...questionRoute]);
/** Shared by the flows with audio or recording. */
const sharedParts = [`${typesFolder}/player-of.ts`, `${typesFolder}/recorder-of.ts`];
const devices = closure(manifest, [...sharedParts, `${ui}/plays/index.ts`]);
/** The flows that the registry loads. */
const flowFiles = Object.keys(manifest)
  .filter((key) => manifest[key]?.isDynamicEntry && path.dirname(key) === flowFolder && !sharedParts.includes(key))
  .map((key) => path.basename(key));
const shown = (kib: number | null) => (kib === null ? '' : kib.toFixed(1)).padStart(8);

console.log(`JavaScript per route, brotli KiB; limit for a question type alone: ${typeBar}\n`);
console.log(
  `${'page'.padEnd(36)}${'KiB'.padStart(8)}${'limit'.padStart(8)}${'alone'.padStart(8)}${'files'.padStart(8)}`,
);
let over = 0;
for (const { name, modules, barKiB } of [
  ...pages,
  ...flowFiles.map((file) => sitting(file)),
  ...flowFiles.map((file) => flow(file)),
  { name: 'question: common', modules: questionRoute, barKiB: detailBar },
]) {
  const hasFrame = !modules.some((module) => withoutFrame.includes(module));
  const files = closure(manifest, [...start, ...(hasFrame ? [frame] : []), ...modules]);
  const kib = sizeOf(files);
  const isType = modules[0] === questionRoute[0] && modules !== questionRoute;
  const alone = isType ? sizeOf([...files].filter((file) => !common.has(file) && !devices.has(file))) : null;
  const isOver = kib > barKiB || (alone ?? 0) > typeBar;
  if (isOver) over += 1;
  console.log(
    `${name.padEnd(36)}${shown(kib)}${String(barKiB).padStart(8)}${shown(alone)}${String(files.size).padStart(8)}${isOver ? '  over' : ''}`,
  );
}
console.log(`\nLibraries alone: ${(await floorKiB()).toFixed(1)} KiB`);
console.log(over === 0 ? 'All pages are within their limits.' : `${over} pages are over their limits.`);
process.exitCode = over === 0 ? 0 : 1;
