import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type {} from 'vitest/config';
import { fallbackLanguage, languages } from '../../packages/languages/src/index.ts';
import { ArticleError, compileArticle } from './article-compiler.ts';
import { type ArticleKind, articleKinds, isPage, requiredAttributes } from './article-pages.ts';
import { dataTable } from './article-tables.ts';

const root = fileURLToPath(new URL('./content/', import.meta.url));
const indexPrefix = 'articles:';
const indexesId = 'articles:indexes';

interface Place {
  language: string;
  kind: ArticleKind;
  slug: string;
}

const fileOf = ({ language, kind, slug }: Place) => path.join(root, language, kind, `${slug}.md`);

/** Path of an article, `content/{language}/{kind}/{slug}.md`, or null for any other file. */
function placeOf(file: string): Place | null {
  const [language, folder, name, ...rest] = path.relative(root, file).split(path.sep);
  const kind = articleKinds.find((known) => known === folder);
  if (language === undefined || kind === undefined || name === undefined || rest.length > 0) return null;
  return name.endsWith('.md') ? { language, kind, slug: path.basename(name, '.md') } : null;
}

function compiled(place: Place) {
  try {
    return compileArticle(readFileSync(fileOf(place), 'utf8'), {
      required: requiredAttributes[place.kind],
      dataTable,
      isPage: (to) => isPage(to, (kind, slug) => existsSync(fileOf({ language: fallbackLanguage, kind, slug }))),
    });
  } catch (error) {
    if (!(error instanceof ArticleError)) throw error;
    const name = path.relative(path.dirname(root), fileOf(place));
    throw new Error(error.faults.map(({ line, message }) => `${name}:${line}: ${message}`).join('\n'));
  }
}

const moduleOf = (values: object) => ({
  code: Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n'),
  moduleType: 'js' as const,
  map: null,
});

/** A module of what loads the index of each kind in each language. */
function indexesCode(): string {
  const loaders = (language: string) =>
    articleKinds.map((kind) => `${kind}: () => import('${indexPrefix}${language}/${kind}')`).join(', ');
  return `export const articleIndexes = { ${languages.map((language) => `${language}: { ${loaders(language)} }`).join(', ')} };`;
}

function slugsOf(language: string, kind: ArticleKind): string[] {
  const folder = path.join(root, language, kind);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.basename(name, '.md'))
    .toSorted();
}

/**
 * Compiles `content/{language}/{kind}/{slug}.md` to modules of `attributes`, `html`, `headings` and `minutes`, so that no
 * Markdown code is shipped; `articles:{language}/{kind}` lists a folder's articles without the texts, and `articles:indexes` loads those lists. A fault
 * in an article ends the build and names file and line.
 */
export function articles(): Plugin {
  return {
    name: 'rehearse-articles',
    enforce: 'pre',
    // an article has tables from other files, so no module of one may outlive a run of the tests
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (placeOf(id) || id.includes(indexPrefix) ? false : undefined)),
    resolveId: (id) => (id.startsWith(indexPrefix) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${indexesId}`) return { code: indexesCode(), moduleType: 'js', map: null };
      if (id.startsWith(`\0${indexPrefix}`)) {
        const [language = '', folder] = id.slice(indexPrefix.length + 1).split('/');
        const kind = articleKinds.find((known) => known === folder);
        if (kind === undefined) return null;
        const entries = slugsOf(language, kind).map((slug) => {
          const place = { language, kind, slug };
          this.addWatchFile(fileOf(place));
          const { attributes, minutes } = compiled(place);
          return { slug, attributes, minutes };
        });
        return moduleOf({ entries });
      }
      const place = placeOf(id);
      return place === null ? null : moduleOf(compiled(place));
    },
  };
}
