import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { embedFolder } from '../../tools/build-embed.ts';
import { passage, word } from './questions.ts';

/** A way to put questions on a page. */
export interface Candidate {
  name: string;
  /** A page of this folder that is bundled, or the page's own code, which needs no build. */
  page: { entry: string } | { code: string[]; folders: Readonly<Record<string, string>> };
  /** Resolves when it can be answered. */
  ready: (page: Page) => Promise<unknown>;
  bars?: Partial<Record<'total' | 'over' | 'css' | 'calls' | 'requests' | 'changed', number>>;
}

const anyReady = (page: Page) => page.locator('[data-ready]').waitFor();
const yes = (page: Page) => page.getByRole('button', { name: 'Yes' }).waitFor();
const twoTypes = (page: Page) => Promise.all([yes(page), page.locator('[data-word] input').first().waitFor()]);
const survey = (page: Page) => page.getByRole('textbox').nth(2).waitFor();

const elements = [word, passage].map(
  (data) => `<rehearse-question start="now" data='${JSON.stringify(data)}'></rehearse-question>`,
);

/**
 * H5P, from the folder that `H5P_FOLDER` names: `player` is the `dist` of h5p-standalone, `activities` has `.h5p` files, each
 * unpacked into a folder of its own. npm has a player, but no types of content. Null without the folder.
 */
function h5p(): Candidate | null {
  const folder = process.env['H5P_FOLDER'];
  if (!folder) return null;
  const activities = path.resolve(folder, 'activities');
  const names = readdirSync(activities).filter((name) => existsSync(path.join(activities, name, 'h5p.json')));
  const files = `frameJs: '/player/frame.bundle.js', frameCss: '/player/styles/h5p.css'`;
  return {
    name: `H5P, ${names.length} activities`,
    page: {
      folders: { '/player/': path.resolve(folder, 'player'), '/activities/': activities },
      code: [
        '<script src="/player/main.bundle.js"></script>',
        ...names.map((name) => `<div id="${name}"></div>`),
        '<script type="module">',
        // the first player takes the global name away
        'const { H5P } = H5PStandalone;',
        ...names.map(
          (name) =>
            `await new H5P(document.getElementById('${name}'), { embedType: 'iframe', id: '${name}', h5pJsonPath: '/activities/${name}', ${files} });`,
        ),
        '</script>',
      ],
    },
    ready: (page) =>
      Promise.all(
        names.map((name) =>
          page.frameLocator(`[id="${name}"] iframe`).locator('input, [role="radio"]').first().waitFor(),
        ),
      ),
  };
}

/** What our own types are compared with. */
export const libraries = 'React + XState';

/** Read & Select, and Read & Complete as the second type. */
export const candidates: readonly Candidate[] = [
  { name: 'React', page: { entry: 'react.tsx' }, ready: anyReady },
  { name: libraries, page: { entry: 'react-xstate.tsx' }, ready: anyReady },
  { name: 'one type, React', page: { entry: 'ours.tsx' }, ready: yes, bars: { over: 12, changed: 0 } },
  {
    ...{ name: 'two types, React', page: { entry: 'ours-two.tsx' }, ready: twoTypes },
    bars: { total: 85, css: 6, calls: 12_000, requests: 4, changed: 0 },
  },
  {
    name: 'two types, element',
    page: {
      folders: { '/rehearse/': embedFolder },
      code: ['<script type="module" src="/rehearse/rehearse-question.js"></script>', ...elements],
    },
    ready: twoTypes,
    bars: { total: 85, css: 6, calls: 12_000, changed: 0 },
  },
  { name: 'SurveyJS 3', page: { entry: 'surveyjs.tsx' }, ready: survey },
  ...[h5p()].filter((candidate) => candidate !== null),
];
