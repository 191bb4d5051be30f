import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const locales = fileURLToPath(new URL('../../packages/ui/src/i18n/locales/', import.meta.url));

/** The names of the parts that components import one by one. */
const partsOf = (texts: object) => Object.fromEntries(Object.keys(texts).map((part) => [part, 0]));

/**
 * English that the app asks its server for anyway is not in its bundle too. What stays is what the screen that says what
 * went wrong is made of.
 */
function bundledOf(id: string): string | null {
  const namespace = path.dirname(id) === path.join(locales, 'en') ? path.basename(id) : null;
  if (!namespace?.endsWith('.json') || namespace === 'ui.json') return null;
  const texts = JSON.parse(readFileSync(id, 'utf8'));
  const { error, brand } = texts;
  if (namespace === 'screens.json') return JSON.stringify({ error, brand });
  return JSON.stringify(namespace === 'practice.json' ? partsOf(texts) : {});
}

/** Serves the texts of `@rehearse/ui` beside the app's own under `/locales/{language}/{namespace}.json`. */
export function uiLocales(): Plugin {
  const files = () =>
    readdirSync(locales, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  return {
    name: 'rehearse-ui-locales',
    enforce: 'pre',
    load: bundledOf,
    configureServer(server) {
      server.middlewares.use('/locales', (request, response, next) => {
        const file = (request.url ?? '').replace(/^\/|\?.*$/g, '');
        if (!files().includes(path.normalize(file))) return next();
        response.setHeader('content-type', 'application/json');
        response.end(readFileSync(path.join(locales, file)));
      });
    },
    generateBundle() {
      for (const file of files()) {
        const source = JSON.stringify(JSON.parse(readFileSync(path.join(locales, file), 'utf8')));
        this.emitFile({ type: 'asset', fileName: `locales/${file.split(path.sep).join('/')}`, source });
      }
    },
  };
}
