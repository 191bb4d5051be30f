import { defineConfig, type Plugin } from 'vite';
import { bundle, output } from './bundle.ts';

/** What is shared with the page, and what plays and records, whose worklet and worker are files beside it. */
const external = [
  /^(react|react-dom|xstate)(\/|$)/,
  /^@rehearse\/device\/(camera|microphone|player|reading-aligner|recognizer|recordings|voices)$/,
];

/** A page's `UiLanguageProvider` and `I18nextTexts` are those of `@rehearse/ui`, so the context has to be as well. */
const sharedTexts: Plugin = {
  name: 'shared-texts',
  enforce: 'pre',
  resolveId: (source) =>
    source.endsWith('/texts-context.ts') ? { id: '@rehearse/ui/texts-context', external: true } : null,
};

/** For hosts with a bundler of their own, and React: few modules, so that theirs makes few files. */
export default defineConfig({
  ...bundle,
  plugins: [sharedTexts, ...bundle.plugins],
  build: {
    ...bundle.build,
    emptyOutDir: false,
    outDir: 'dist',
    minify: false,
    sourcemap: true,
    lib: { entry: { react: 'src/react/index.ts', element: 'src/element/index.ts' }, formats: ['es'] },
    rolldownOptions: {
      ...output,
      external,
      onLog(level, log, report) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
      output: {
        ...output.output,
        // bundling drops the directive of the modules
        banner: ({ isEntry, name }) => (isEntry && name === 'react' ? '"use client";' : ''),
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash:7].js',
      },
    },
  },
});
