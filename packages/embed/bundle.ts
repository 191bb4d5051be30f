import path from 'node:path';
import { defaultClientConditions, type UserConfig } from 'vite';
import { bundledIcons } from '../ui/icons-plugin.ts';
import { textSections } from '../ui/sheets/text-sections.ts';
import { rehearseStyles } from '../ui/sheets/vite.ts';
import { noPageStyles } from './no-page-styles.ts';

const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'));

/** What every question needs: it is one file, in which whatever these modules import is as well. */
const core = anyOf(
  'embed/src/core/(?!parts/|ask-question|claim-question|[\\w-]*sitting|mount|recording|shown-upload|sound|stores|uploads|watch-media)',
  'embed/src/types/practice-flow',
  'practice-machines/src/(protocol|shared/(flow|practice-flow|timer))',
  'ui/src/components/(button/button(-content)?\\.|(heading|icon|kbd|stack|switch|text)/)',
  'ui/src/practice/(action-bar|hint|late|surface|use-selector)/',
  'ui/src/practice/shortcuts/(flow-shortcuts|use-shortcuts)\\.',
  'lucide-react/icons/(check|x)$',
  'question-types/src/types/(fill-in-the-blanks|read-and-complete|read-and-select)\\.',
  'recipe-runtime|parse-or-null|faults/fault\\.',
);

/** What most reviews need. */
const review = anyOf(
  'practice/review/(explanation|result-banner|review|review-actions|review-section|score|slip|slip-\\w+|submitted-note|way-on)\\.',
  'practice\\.json:review$',
);

/**
 * A page loads few files: what all types share, and one for each type. Without groups, whatever is shared by some types is a
 * file of its own, down to single icons.
 */
const groups = [
  { name: 'core', test: core, priority: 3 },
  { name: 'review', test: review, priority: 2 },
];

/** How this package's sources become few files, with everything of ours in them. */
export const bundle = {
  base: './',
  publicDir: false,
  plugins: [noPageStyles, bundledIcons(), textSections(), rehearseStyles({ identifiers: 'short' })],
  resolve: {
    conditions: ['@rehearse/source', ...defaultClientConditions],
    alias: {
      '@vanilla-extract/recipes/createRuntimeFn': path.join(import.meta.dirname, '../ui/src/styles/recipe-runtime.ts'),
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
} satisfies UserConfig;

export const output = {
  checks: { pluginTimings: false },
  treeshake: { propertyReadSideEffects: false },
  output: { hashCharacters: 'base36', codeSplitting: { groups } },
} as const;
