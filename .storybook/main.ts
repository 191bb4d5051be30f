import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { rehearseStyles } from '../packages/ui/sheets/vite.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/{ui,embed}/src/**/*.mdx', '../packages/{ui,embed}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The default docgen can't resolve prop types from other files; this one uses the compiler.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['packages/ui/src/**/*.tsx', 'packages/embed/src/**/*.tsx'],
      tsconfigPath: '.storybook/tsconfig.docgen.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [rehearseStyles({ identifiers: 'debug' })],
      resolve: { conditions: ['@rehearse/source', 'module', 'browser', 'development|production'] },
      // Without this list, Vite discovers them late and reloads the page during a test on a cold cache.
      optimizeDeps: {
        include: [
          '@vanilla-extract/recipes/createRuntimeFn',
          '@dagrejs/dagre',
          '@xstate/react',
          'xstate',
          'xstate/graph',
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
        ],
      },
      build: { chunkSizeWarningLimit: 3000 },
    }),
};
export default config;
