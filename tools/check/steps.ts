/** The steps of `npm test`, in the order that finds a fault soonest. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/** One check, run as a command of its own. */
export interface Step {
  name: string;
  command: string;
  /** Seconds that it may take on two idle cores. */
  budget: number;
  /** Keeps about one core busy: such steps run first, two at a time. */
  isSingle?: true;
  /** Which runner wrote the report that its tests are counted from; a step without one counts as one check. */
  report?: 'vitest' | 'playwright';
  /** Files that a change must touch for this step to matter. */
  reach: RegExp;
  /** The same command for a change, when `narrows` holds for every file that it reaches. */
  narrowed?: (base: string) => string;
  narrows?: RegExp;
}

/** What has changed since a commit. */
export interface Change {
  /** The commit. */
  base: string;
  /** Files by their path from the root, deleted ones as well. */
  files: readonly string[];
}

const root = path.join(import.meta.dirname, '..', '..');

/** Where the runners write their reports. */
export const reports = path.join(root, 'node_modules', '.cache', 'reports');

/** Anywhere, as these files decide what runs and with which versions. */
const roots = String.raw`^[^/]+\.(json|ya?ml|ts|mjs)$`;
/** Neither tests, stories nor prose. */
const product = String.raw`^(apps|packages|content)/(?!.*\.(test|stories)\.tsx?$)(?!.*\.mdx?$)`;
const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'));

/** Vitest follows their imports; other files are read in ways that it can't see. */
const modules = /\.tsx?$/;

function vitest(name: string, projects: readonly string[], step: Pick<Step, 'budget' | 'reach'>): Step {
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  const output = `--reporter=default --reporter=json --outputFile.json=${path.join(reports, `${name}.json`)}`;
  const command = `vitest run ${chosen} ${output}`;
  return {
    name,
    command,
    report: 'vitest',
    ...step,
    narrows: modules,
    narrowed: (base) => `${command} --changed ${base}`,
  };
}

export const steps: readonly Step[] = [
  {
    name: 'lint',
    command: 'node tools/remove-builds.ts && biome check --error-on-warnings .',
    budget: 15,
    isSingle: true,
    reach: /./,
  },
  {
    name: 'import boundaries',
    command: 'depcruise --config .dependency-cruiser.mjs packages apps content tools bench e2e',
    budget: 25,
    isSingle: true,
    reach: /\.([cm]?[jt]sx?|json)$/,
  },
  { name: 'types', command: 'node tools/typecheck.ts', budget: 60, isSingle: true, reach: /\.([cm]?tsx?|json|yaml)$/ },
  {
    name: 'contract',
    command: 'pnpm --filter @rehearse/api-client run lint:contract',
    budget: 10,
    isSingle: true,
    reach: /^packages\/api-client\//,
  },
  {
    name: 'vulnerabilities',
    command: 'node --conditions=@rehearse/source tools/audit.ts',
    budget: 10,
    isSingle: true,
    reach: /^(pnpm-.*\.yaml|.*package\.json|tools\/audit.*)$/,
  },
  {
    name: 'content',
    command: 'node --conditions=@rehearse/source content/src/check.ts --complete',
    budget: 25,
    isSingle: true,
    reach: anyOf('^(content|packages/(scoring|question-types))/', roots),
  },
  {
    name: 'app',
    command: 'node --conditions=@rehearse/source tools/build-app.ts',
    budget: 70,
    isSingle: true,
    reach: anyOf(product, roots, '^tools/build'),
  },
  {
    name: 'packages',
    command: 'pnpm run :packages:check && pnpm run :test:consumers --built html vite-react-19 react-18',
    budget: 105,
    isSingle: true,
    reach: anyOf(String.raw`^packages/(?!.*\.(test|stories)\.tsx?$)`, roots, '^(e2e/consumers|tools/consumers)'),
  },
  {
    name: 'storybook site',
    command: 'storybook build -o storybook-static --quiet',
    budget: 60,
    isSingle: true,
    reach: anyOf('^(packages|.storybook)/', roots),
  },
  vitest('unit', ['node', 'dom'], {
    budget: 90,
    reach: anyOf('^(apps|packages|content|tools|docs|e2e|bench|.github)/', roots),
  }),
  vitest('api', ['api'], {
    budget: 90,
    reach: anyOf('^(apps/api|content|packages/(api-client|scoring|question-types|speech-engine))/', roots),
  }),
  vitest('stories', ['storybook'], { budget: 180, reach: anyOf('^(packages|.storybook)/', roots) }),
  {
    name: 'journeys',
    command: 'playwright test --reporter=list,json',
    budget: 350,
    report: 'playwright',
    reach: anyOf(product, roots, '^(e2e|tools/build)'),
    narrows: /^e2e\//,
    narrowed: (base) => `playwright test --reporter=list,json --only-changed=${base}`,
  },
];

/** What a step runs for a change: all of it, the part that the change reaches, or nothing. */
export function commandFor({ command, reach, narrows, narrowed }: Step, change?: Change): string | null {
  if (!change) return command;
  const reached = change.files.filter((file) => reach.test(file));
  if (reached.length === 0) return null;
  // nothing imports a file that is gone any more, so the tests that it reached can't be found
  const isNarrow = reached.every((file) => narrows?.test(file) && existsSync(path.join(root, file)));
  return isNarrow && narrowed ? narrowed(change.base) : command;
}
