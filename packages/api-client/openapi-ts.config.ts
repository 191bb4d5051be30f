import { defineConfig } from '@hey-api/openapi-ts';

export default defineConfig({
  input: './openapi.yaml',
  output: { path: './src/generated', postProcess: [], module: { extension: '.ts' } },
  plugins: ['@hey-api/client-ofetch', '@hey-api/typescript', { name: '@hey-api/sdk', client: false }, 'zod'],
});
