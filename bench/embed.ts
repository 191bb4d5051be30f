/**
 * `npm run bench:embed`: what a page pays for embedded questions, beside bare React, React with XState, SurveyJS, and H5P if
 * `H5P_FOLDER` names a folder with its player and activities. Sizes are brotli KiB of what the browser requested, calls are counted
 * by V8 until a question can be answered.
 */
import { rm } from 'node:fs/promises';
import { chromium } from 'playwright';
import { buildEmbed, buildEmbedReact } from '../tools/build-embed.ts';
import { findChromium } from '../tools/chromium.ts';
import { type Candidate, candidates, libraries } from './embed/candidates.ts';
import { type Figures, measure } from './embed/measure.ts';
import { out } from './embed/pages.ts';

await Promise.all([buildEmbed(), buildEmbedReact()]);
const browser = await chromium.launch(findChromium());
try {
  const rows: { candidate: Candidate; figures: Figures; over: string[] }[] = [];
  const baseline = () => {
    const found = rows.find(({ candidate: { name } }) => name === libraries);
    return found ? found.figures.js + found.figures.css : 0;
  };
  for (const candidate of candidates) {
    const figures = await measure(candidate, browser);
    const total = figures.js + figures.css;
    const values = { ...figures, total, over: total - baseline() };
    const over = Object.entries(candidate.bars ?? {}).flatMap(([name, bar]) => {
      const value = values[name as keyof typeof values];
      return value > bar ? [`${name} ${value.toFixed(1)} > ${bar}`] : [];
    });
    rows.push({ candidate, figures, over });
  }
  const head = ['', 'JS', 'CSS', 'all', 'over libraries', 'later', 'requests', 'calls', 'lines', 'changed'];
  const cells = rows.map(({ candidate: { name }, figures: { js, css, later, requests, calls, lines, changed } }) => [
    ...[name, js.toFixed(1), css.toFixed(1), (js + css).toFixed(1), (js + css - baseline()).toFixed(1)],
    later.toFixed(1),
    ...[requests, calls, lines, changed].map(String),
  ]);
  console.log('Read & Select, and Read & Complete as the second type; brotli KiB\n');
  for (const row of [head, ...cells]) {
    console.log(
      row.map((cell, column) => (column === 0 ? cell.padEnd(22) : cell.padStart(column === 4 ? 16 : 10))).join(''),
    );
  }
  if (!process.env['H5P_FOLDER']) console.log('\nH5P: set H5P_FOLDER to a folder with its player and activities.');
  const overs = rows.flatMap(({ candidate: { name }, over }) => over.map((text) => `${name}: ${text}`));
  console.log(overs.length === 0 ? '\nWithin all limits.' : `\nOver a limit:\n${overs.join('\n')}`);
  process.exitCode = overs.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await rm(out, { recursive: true, force: true });
}
