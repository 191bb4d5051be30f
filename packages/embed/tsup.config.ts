import { defineConfig } from 'tsup';
import { build as buildWithVite } from 'vite';
import { useClient } from '../ui/use-client-plugin.ts';

/** These share their modules with a page's own use of our packages. The others are bundled by Vite. */
const shared = { types: 'src/types/index.ts', surface: 'src/surface/index.ts' };
const entry = { ...shared, react: 'src/react/index.ts', element: 'src/element/index.ts' };

export default defineConfig({
  entry: shared,
  format: ['esm'],
  target: 'es2022',
  dts: { entry },
  splitting: true,
  clean: true,
  sourcemap: true,
  esbuildPlugins: [useClient],
  async onSuccess() {
    await buildWithVite({ logLevel: 'warn', configFile: 'vite.react.config.ts' });
    await buildWithVite({ logLevel: 'warn', configFile: 'vite.config.ts' });
  },
});
