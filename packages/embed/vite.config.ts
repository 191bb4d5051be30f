import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { textSections } from '../ui/sheets/text-sections.ts';
import { rehearseStyles } from '../ui/sheets/vite.ts';
import { noPageStyles } from './no-page-styles.ts';

const packaged = (name: string) => fileURLToPath(import.meta.resolve(name));

/** Preact in the place of React: a quarter of its size. */
const preact = {
  'react-dom/client': packaged('preact/compat/client'),
  'react/jsx-runtime': packaged('preact/jsx-runtime'),
  'react-dom': packaged('preact/compat'),
  react: packaged('preact/compat'),
};

/** Small modules of tasks and reviews, which many types use. */
const common = new RegExp(
  [
    'ui/src/components/((badge|button|card|heading|icon|inline|kbd|stack|switch|text)/|with-ref)',
    'practice/(action-bar|hint|shortcuts)/',
    'practice/review/(explanation|result-banner|review|review-actions|review-section|score|slip|slip-\\w+|submitted-note|way-on)\\.',
    'practice\\.json:(review|hint|shortcuts)$',
    'lucide-react|scale/shares|parse-or-null|faults/fault\\.|rolldown/runtime',
  ].join('|'),
);

/** Read & Complete and Fill In the Blanks, which share their flow. */
const letters =
  /(parts|rules|faults)\/(read-and-complete|fill-in-the-blanks)\.|faults\/letters\.|letter-boxes|scoring\/src\/letters|practice\.json:letters$/;

/**
 * A page that uses one type loads few files: the element, what all types share, what most share, and the type. Without
 * groups, whatever is shared by some types is a file of its own, down to single icons.
 */
const groups = [
  { name: 'shared', minShareCount: 8, priority: 3 },
  { name: 'common', test: common, minShareCount: 3, priority: 2, includeDependenciesRecursively: false },
  { name: 'letters', test: letters, priority: 1, includeDependenciesRecursively: false },
];

/** The element for pages without a build: one module, with the code of each question type in files beside it. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [noPageStyles, textSections(), rehearseStyles({ identifiers: 'short' })],
  resolve: { conditions: ['@rehearse/source', ...defaultClientConditions], alias: preact },
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'rehearse-[name]-[hash:7].js' } } },
  build: {
    emptyOutDir: true,
    outDir: 'dist/standalone',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      onLog(level, log, report) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
      input: { 'rehearse-question': 'src/element/define.ts' },
      checks: { pluginTimings: false },
      treeshake: { propertyReadSideEffects: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'rehearse-[hash:7].js',
        assetFileNames: 'rehearse-[name]-[hash:7][extname]',
        hashCharacters: 'base36',
        codeSplitting: { groups },
      },
    },
  },
});
