/**
 * Import rules of docs/architecture.md.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const packages = {
  scoring: [],
  correction: [],
  languages: [],
  'question-types': [],
  'question-data': ['correction', 'languages', 'question-types'],
  'practice-machines': ['languages', 'question-types', 'scoring'],
  device: ['practice-machines', 'speech-alignment'],
  ui: ['correction', 'practice-machines', 'languages', 'question-types', 'scoring', 'device'],
  'api-client': [],
  embed: ['api-client', 'device', 'languages', 'practice-machines', 'question-data', 'question-types', 'scoring', 'ui'],
  'speech-alignment': [],
  'speech-engine': [],
};

const packageRules = Object.entries(packages).map(([name, allowed]) => ({
  name: `${name}-imports-only-its-own`,
  comment: `packages/${name} may import: ${allowed.join(', ') || 'none of our packages'}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: {
    path: '^(packages|apps|content|e2e|bench|tools)/',
    pathNot: [name, ...allowed].map((to) => `^packages/${to}/`),
  },
}));

/** Folders of which each imports only from those to its left. */
const layered = (name, source, layers, exempt) =>
  layers.map((layer, index) => ({
    name: `${name}-${layer}-imports-leftwards`,
    comment: `${layers.join(' → ')}: each imports only from those to its left`,
    severity: 'error',
    from: { path: `^${source}/${layer}/`, pathNot: exempt },
    to: { path: `^${source}/(${layers.slice(index + 1).join('|') || '-'})/` },
  }));

const uiLayers = ['tokens', 'themes', 'styles', 'components', 'practice', 'screens'];
const webLayers = ['lib', 'host', 'session', 'delivery', 'app', 'questions', 'pages', 'routes', 'boot'];

export default {
  forbidden: [
    ...packageRules,
    ...layered('ui', 'packages/ui/src', uiLayers, '\\.stories\\.tsx$'),
    ...layered('web', 'apps/web/src', webLayers, '\\.test\\.tsx?$'),
    {
      name: 'docs-stay-in-storybook',
      comment: 'code used only by docs pages, and its dependencies, is not published',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '(^packages/(ui|embed)/src/docs/|\\.stories\\.tsx$)' },
      to: { path: '(^packages/(ui|embed)/src/docs/|@dagrejs)' },
    },
    {
      name: 'web-imports-packages',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(apps/api|content|e2e|bench)/' },
    },
    {
      name: 'frame-is-apart-from-the-app',
      comment: 'what other sites show in frames loads nothing of the app',
      severity: 'error',
      from: { path: '^apps/web/src/frame/' },
      to: { path: '^apps/web/src/(?!frame/)' },
    },
    {
      name: 'api-imports-schemas-and-scoring',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^(packages/(ui|device|practice-machines)|apps/web|e2e)/' },
    },
    {
      name: 'api-services-know-no-http',
      comment: 'services do not depend on the HTTP layer',
      severity: 'error',
      from: { path: '^apps/api/src/(domain|config|db|providers|services)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/((http|routes|server|commands)/|(index|main)\\.ts$)' },
    },
    {
      name: 'api-domain-is-pure',
      comment: 'the domain imports only itself',
      severity: 'error',
      from: { path: '^apps/api/src/domain/' },
      to: { path: '^apps/api/src/(?!domain/)' },
    },
    {
      name: 'api-root-has-two-files',
      comment: 'main.ts is the entry point, index.ts the public API; everything else is in folders',
      severity: 'error',
      from: { path: '^apps/api/src/' },
      to: { path: '^apps/api/src/(?!index\\.ts|main\\.ts)[^/]+$' },
    },
    {
      name: 'flows-do-not-import-each-other',
      severity: 'error',
      from: {
        path: '^packages/practice-machines/src/(?!shared|protocol|testing)([^/]+)/',
        // a sitting hosts flows: its fixtures and tests need one
        pathNot: '^packages/practice-machines/src/sitting/sitting\\.(fixtures|test)\\.ts$',
      },
      to: {
        path: '^packages/practice-machines/src/(?!shared|protocol)([^/]+)/',
        pathNot: '^packages/practice-machines/src/$1/',
      },
    },
    {
      name: 'only-flows-and-loaders-touch-the-client',
      severity: 'error',
      from: { path: '^apps/web/src/routes/' },
      to: { path: '^packages/api-client/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment: 'includes type imports',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(node_modules|/dist/|/\\.cache/|^e2e/consumers/|\\.gen\\.ts$|generated/)' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['@rehearse/source', 'import', 'types', 'default'],
      exportsFields: ['exports'],
    },
  },
};
