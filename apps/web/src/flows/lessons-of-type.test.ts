import { readFileSync } from 'node:fs';
import path from 'node:path';
import { submodules } from '@rehearse/practice-machines/question-browser';
import { describe, expect, it } from 'vitest';
import { lessonsOfType } from './lessons-of-type.ts';

/** Whether a written lesson, and the heading that its address names, are there. */
function isThere(language: string, href: string): boolean {
  const [page = '', heading] = href.replace('/courses/', '').split('#');
  const text = readFileSync(
    path.join(import.meta.dirname, '..', '..', 'content', language, 'lessons', `${page}.md`),
    'utf8',
  );
  return heading === undefined || text.includes(`{#${heading}}`);
}

describe.each(['en', 'zh'])('the lessons that a review links to in %s', (language) => {
  it.each(submodules.map(({ submodule_id, name }) => [name, submodule_id] as const))('exist for %s', (_name, id) => {
    const { pitfallsHref = '', templateHref = '' } = lessonsOfType(id) ?? {};
    expect(isThere(language, pitfallsHref)).toBe(true);
    if (templateHref !== '') expect(isThere(language, templateHref)).toBe(true);
  });
});
