import { readFileSync } from 'node:fs';
import path from 'node:path';
import { questionTypes } from '@rehearse/question-types';
import { describe, expect, it } from 'vitest';
import { lessonsOfType } from './lessons-of-type.ts';

/** Whether a written lesson, and the heading in its URL, exist. */
function isThere(language: string, href: string): boolean {
  const [page = '', heading] = href.replace('/courses/', '').split('#');
  const text = readFileSync(
    path.join(import.meta.dirname, '..', '..', 'content', language, 'lessons', `${page}.md`),
    'utf8',
  );
  return heading === undefined || text.includes(`{#${heading}}`);
}

describe.each(['en', 'zh'])('the lessons that a review links to in %s', (language) => {
  it.each(questionTypes.map(({ id, name }) => [name, id] as const))('exist for %s', (_name, id) => {
    const { pitfallsHref = '', templateHref = '' } = lessonsOfType(id) ?? {};
    expect(isThere(language, pitfallsHref)).toBe(true);
    if (templateHref !== '') expect(isThere(language, templateHref)).toBe(true);
  });
});
