import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';

const wholeImport = /import \* as (\w+) from '([^']+\/locales\/en\/(?:practice|ui)\.json)';/;
const sectionOf = /^(.*\.json)\?section=(\w+)$/;

/**
 * Imports the sections of the English texts that a module names, each from a module of its own. A bundler would put all
 * sections that any question type uses into one file, which every page would load. Null if the module imports none.
 */
export function bySection(code: string): string | null {
  const found = wholeImport.exec(code);
  if (!found) return null;
  const [statement, name = '', file = ''] = found;
  const use = new RegExp(String.raw`\b${name}\.(\w+)`, 'g');
  const sections = new Set([...code.matchAll(use)].map((match) => match[1]));
  const imports = [...sections].map((section) => `import ${name}_${section} from '${file}?section=${section}';`);
  return code.replace(statement, () => imports.join(' ')).replaceAll(use, `${name}_$1`);
}

function textsOf(file: string, section: string): string {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  if (!(section in texts)) throw new Error(`${file} has no section "${section}".`);
  return JSON.stringify(texts[section]);
}

// the section is at the end, as an id that ends in .json would be taken for JSON
const virtual = '\0text-section:';

/** `bySection` for Vite. */
export const textSections = (): Plugin => ({
  name: 'rehearse-text-sections',
  enforce: 'pre',
  transform(code, id) {
    const changed = /\/ui\/src\/.*\.tsx?$/.test(id) ? bySection(code) : null;
    // lines stay where they are
    return changed === null ? null : { code: changed, map: null };
  },
  resolveId(source, importer) {
    const [, file, section] = sectionOf.exec(source) ?? [];
    return file && importer ? `${virtual}${path.resolve(path.dirname(importer), file)}:${section}` : null;
  },
  load(id) {
    if (!id.startsWith(virtual)) return null;
    const end = id.lastIndexOf(':');
    return `export default ${textsOf(id.slice(virtual.length, end), id.slice(end + 1))};`;
  },
});

/** `bySection` for esbuild. */
export const esbuildTextSections: EsbuildPlugin = {
  name: 'rehearse-text-sections',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\/ui\/src\/(practice|components)\/.*\.tsx?$/, namespace: 'file' }, async ({ path: file }) => {
      if (file.endsWith('.css.ts')) return null;
      const contents = bySection(await readFile(file, 'utf8'));
      return contents === null ? null : { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
    onResolve({ filter: sectionOf }, ({ path: source, resolveDir }) => ({
      path: path.resolve(resolveDir, source),
      namespace: 'text-section',
    }));
    onLoad({ filter: /./, namespace: 'text-section' }, ({ path: source }) => {
      const [, file = '', section = ''] = sectionOf.exec(source) ?? [];
      return { contents: textsOf(file, section), loader: 'json' };
    });
  },
};
