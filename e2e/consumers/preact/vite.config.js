import { defineConfig } from 'vite';

const compat = {
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

export default defineConfig({
  resolve: { alias: compat },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
