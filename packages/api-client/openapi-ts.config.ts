import { defineConfig } from '@hey-api/openapi-ts';

export default defineConfig({
  input: './openapi.yaml',
  output: { path: './src/generated', postProcess: [], module: { extension: '.ts' } },
  plugins: [
    '@hey-api/client-fetch',
    '@hey-api/typescript',
    {
      name: '@hey-api/sdk',
      client: false,
      // one file for each tag of the contract, so that a page loads only calls that it could make
      $hooks: {
        symbols: {
          getFilePath: ({ meta }) => {
            const [tag] = (meta?.['tags'] as string[] | undefined) ?? [];
            return tag && `sdk/${tag.toLowerCase()}`;
          },
        },
      },
    },
    'zod',
  ],
});
