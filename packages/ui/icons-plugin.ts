import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';
import type { IconShapes } from './src/components/icon/draw-icon.ts';

const { resolve } = createRequire(import.meta.url);
const drawIcon = path.join(import.meta.dirname, 'src/components/icon/draw-icon.ts');

/** The shapes in a file of `lucide-react`; a renamed icon only refers to the file with its new name. */
async function shapesIn(file: string): Promise<IconShapes> {
  const icon: { __iconData?: { node: IconShapes } } = await import(pathToFileURL(file).href);
  if (icon.__iconData) return icon.__iconData.node;
  const renamed = /from '(\.\/[^']+)'/.exec(await readFile(file, 'utf8'))?.[1];
  if (renamed === undefined) throw new Error(`${file} has no shapes: see what this version of lucide-react exports.`);
  return shapesIn(path.join(path.dirname(file), renamed));
}

/** The module of an icon: its shapes, and what draws them. */
const moduleOf = async (icon: string) => `import { drawIcon } from ${JSON.stringify(drawIcon)};
  export default /* @__PURE__ */ drawIcon(${JSON.stringify(await shapesIn(resolve(icon)))});`;

/** Bundles the shapes of the icons in use instead of `lucide-react`: less for a page to load, and 39 MB less to install. */
export const esbuildIcons: EsbuildPlugin = {
  name: 'rehearse-icons',
  setup(build) {
    build.onResolve({ filter: /^lucide-react\/icons\// }, ({ path: icon }) => ({
      path: icon,
      namespace: 'icon',
      sideEffects: false,
    }));
    build.onLoad({ filter: /.*/, namespace: 'icon' }, async ({ path: icon }) => ({
      contents: await moduleOf(icon),
      resolveDir: import.meta.dirname,
    }));
  },
};

const prefix = '\0icon:';

/** The same for Vite. */
export const bundledIcons = (): Plugin => ({
  name: 'rehearse-icons',
  enforce: 'pre',
  resolveId: (source) =>
    source.startsWith('lucide-react/icons/') ? { id: prefix + source, moduleSideEffects: false } : null,
  load: (id) => (id.startsWith(prefix) ? moduleOf(id.slice(prefix.length)) : null),
});
