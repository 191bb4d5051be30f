import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TypeSlug } from '@rehearse/question-data/check';
import { expect, it } from 'vitest';
import { loadParts } from './load-parts.ts';

const views = path.resolve('packages/ui/src/practice');

/** The modules of a folder's view, with what they load later. */
function modulesOf(flow: string): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    // a folder's own index is entered, the one of all views isn't
    if (found.has(file) || file === path.join(views, 'index.ts') || !existsSync(file)) return;
    found.add(file);
    const code = readFileSync(file, 'utf8');
    for (const [, from, later] of code.matchAll(
      /^(?:im|ex)port (?!type)[^;]*? from '(\..*?\.tsx?)'|import\('(\..*?)'\)/gm,
    ))
      visit(path.resolve(path.dirname(file), from ?? later ?? ''));
  };
  visit(path.join(views, flow, `${flow}.tsx`));
  return [...found];
}

const flows: readonly (readonly [TypeSlug, flow: string])[] = [
  ['read-and-select', 'word-judgement'],
  ['read-and-complete', 'letter-boxes'],
  ['interactive-reading', 'reading-sequences'],
  ['listen-and-type', 'dictation'],
  ['interactive-listening', 'interactive-listening'],
  ['read-aloud', 'speaking'],
  ['interactive-speaking', 'interactive-speaking'],
  ['writing-sample', 'writing'],
  ['interactive-writing', 'two-part-writing'],
];

// the first import takes longer than a test
const parts = new Map(await Promise.all(flows.map(async ([slug]) => [slug, await loadParts(slug)] as const)));

it.each(flows)('%s loads the larger texts that its views show, and no others', (slug, flow) => {
  const modules = modulesOf(flow);
  const shown = ['voices', 'reasons'].filter((name) =>
    modules.some((file) => file.endsWith(`use-${name}-translation.ts`)),
  );
  const { texts = [] } = parts.get(slug) ?? {};
  expect(texts.filter((name) => name !== 'corrections')).toEqual(shown);
});
