import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { modules, questionTypes, slugOf } from '@rehearse/question-types';
import { describe, expect, it } from 'vitest';
import { serverTypes } from '../apps/api/src/domain/question-types/index.ts';
import { lessonsOfType } from '../apps/web/src/questions/lessons-of-type.ts';
import { loadFlow } from '../apps/web/src/questions/load-flow.ts';
import { submodules } from '../content/src/catalogue.ts';
import { contentTypes } from '../content/src/submodules/index.ts';
import { questionDrivers } from '../e2e/types/index.ts';

const root = path.dirname(import.meta.dirname);
const ids = questionTypes.map(({ id }) => id).toSorted((one, other) => one - other);

type Texts = { readonly [key: string]: string | Texts };

/** Every table of texts by number in a locale file. Lists of a few points have numbers as well, but fewer. */
function tablesIn(texts: Texts, name: string): { name: string; keys: number[] }[] {
  const keys = Object.keys(texts);
  const isTable = keys.length > questionTypes.length / 2 && keys.every((key) => /^\d+$/.test(key));
  const inner = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [] : tablesIn(value, `${name}.${key}`),
  );
  return [...(isTable ? [{ name, keys: keys.map(Number) }] : []), ...inner];
}

const localeFiles = ['packages/ui/src/i18n/locales/*/*.json', 'apps/web/public/locales/*/*.json'];
const textTables = globSync(localeFiles, { cwd: root }).flatMap((file) =>
  tablesIn(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Texts, file),
);

describe.each(questionTypes)('$name', ({ id, moduleId, ...type }) => {
  it('has a module', () => expect(modules.map((module) => module.id)).toContain(moduleId));

  it('has a flow in the app', async () => expect(await loadFlow(id)).toHaveProperty('View'));

  it('has lessons', () => expect(lessonsOfType(id)?.pitfallsHref).toContain(slugOf(type)));

  it('has sources in the question bank', () => {
    const folder = submodules.find((submodule) => submodule.id === id)?.folder ?? '';
    expect(existsSync(path.join(root, 'content/sources', folder))).toBe(true);
  });
});

it.each([
  ['the question bank', contentTypes],
  ['the server', serverTypes],
  ['the tests and pictures', questionDrivers],
])('the table of %s has every type and no other', (_, table) => {
  expect(Object.keys(table).map(Number)).toEqual(ids);
});

it('the texts have tables by type, in each language', () => {
  const languages = textTables.map(({ name }) => /locales\/(\w+)\//.exec(name)?.[1]);
  expect(new Set(languages)).toEqual(new Set(['en', 'zh']));
});

it.each(textTables)('$name has every type and no other', ({ keys }) => expect(keys).toEqual(ids));
