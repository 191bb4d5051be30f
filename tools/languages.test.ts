import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { infoOf, languages } from '../packages/languages/src/index.ts';

const byText = (a = '', b = '') => a.localeCompare(b, 'en');

const root = path.dirname(import.meta.dirname);

/** The folders of texts; each has a folder for every language. */
const folders = ['packages/ui/src/i18n/locales', 'apps/web/public/locales', 'apps/api/locales'];

type Texts = { [key: string]: string | Texts };

const plural = /_(zero|one|two|few|many|other)$/;

/** The dotted keys of texts, their plural forms taken together. */
const keysOf = (texts: Texts, head = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [head + key.replace(plural, '')] : keysOf(text, `${head}${key}.`),
  );

const filesOf = (folder: string, language: string) =>
  globSync(`${folder}/${language}/*`, { cwd: root }).map((file) => path.basename(file));

const readKeys = (file: string) =>
  [...new Set(keysOf(JSON.parse(readFileSync(path.join(root, file), 'utf8'))))].toSorted(byText);

const translations = languages.filter((language) => language !== 'en');

describe.each(folders)('the texts in %s', (folder) => {
  it('come in the languages of the product and in no others', () => {
    expect(
      globSync(`${folder}/*`, { cwd: root })
        .map((file) => path.basename(file))
        .toSorted(byText),
    ).toEqual(languages.toSorted(byText));
  });

  it.each(translations)('are complete in %s', (language) => {
    expect(filesOf(folder, language).toSorted(byText)).toEqual(filesOf(folder, 'en').toSorted(byText));
    for (const name of filesOf(folder, 'en').filter((file) => file.endsWith('.json')))
      expect(readKeys(`${folder}/${language}/${name}`), name).toEqual(readKeys(`${folder}/en/${name}`));
  });
});

it('articles come in no language that the product lacks', () => {
  const found = globSync('apps/web/content/*/', { cwd: root }).map((file) => path.basename(file));
  expect(found.filter((name) => !languages.some((language) => language === name))).toEqual([]);
});

it.each(languages)('%s is a tag that browsers know how to name, with a region', (language) => {
  const { tag, region } = infoOf(language);
  expect(Intl.getCanonicalLocales(`${tag}-${region}`)).toEqual([`${tag}-${region}`]);
});
