/**
 * Which modules travel in one file. A file of its own costs a request, compresses alone and carries the list of what it
 * imports; a file too wide brings a page what it does not need. Groups are therefore drawn along who loads them.
 */
interface Chunk {
  name: string;
  test: RegExp;
  minShareCount?: number;
  includeDependenciesRecursively?: false;
  priority?: number;
}

/** Matches what any of them matches. */
const of = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'));

/** Takes the modules that match and nothing that they import; goes before what takes modules by how many share them. */
const alone = { includeDependenciesRecursively: false, priority: 3 } as const;

/** The files of the build, each drawn before those of a lower priority. */
export const chunks: readonly Chunk[] = [
  // alone, so that what starts the app needs nothing of it
  { name: 'preload', test: /vite\/preload-helper/, priority: 5 },
  // every page, and the libraries in the same file: apart they compress worse
  {
    name: 'app',
    test: of(
      /module:(react|scheduler)|node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//,
      /web\/src\/(app|boot)\/(?!(head\/)?(head-tags|page-head|public-pages|sketches|first-paint|next-task|page-data|take-over|early-input|use-late-actor|use-practice-room)\.)/,
      /web\/src\/(delivery\/room|host\/(config|extras|failure|host)|session\/(me|session|token-storage))\./,
      /web\/src\/lib\/(bus|detail-of|fetch-with-retries|languages|paths|router-link|travel|use-(emitted|hydrated|online|page-return))\./,
      /packages\/api-client\/src\/(?!session-client|with-refresh|generated\/(client|core)\/)/,
      /ui\/src\/(screens\/(site-paths|app-frame|use-failure-text)|i18n\/use-|components\/(badge\/badge|card|empty-state|kbd|skeleton)[./])/,
      /lucide-react\/dist\/esm\/icons\/(arrow-left|arrow-right|check|circle-x|inbox|list-checks|rotate-ccw)\./,
    ),
    priority: 4,
  },
  // until there is more to do than to draw; apart from the app, since a question is more than that at once
  {
    name: 'late-actor',
    test: /web\/src\/(lib\/late-actor|app\/use-late-actor|pages\/home\/site-counts)\./,
    priority: 4,
  },
  // what has states
  {
    name: 'machines',
    test: of(
      /module:use-sync|node_modules\/(xstate|@xstate\/react|use-sync-external-store|use-isomorphic-layout-effect)\//,
      /practice-machines\/src\/shared\/(stubs|failure)\./,
    ),
    ...alone,
  },
  { name: 'storage', test: /device\/src\/(storage\/|shared\/warning)/, ...alone },
  // signed in
  {
    name: 'practice',
    test: of(
      /ui\/src\/practice\/(late\/|question-frame\/mode\.css)/,
      /practice-machines\/src\/(protocol\/settings|session\/|shared\/(filters|paging))/,
      /web\/src\/(session\/session-actor|questions\/(running\/use-practice-settings|places\/place-storage)|host\/kept-replies|delivery\/(answers|practice-room))\./,
      /badge\/practiced-badge/,
      /icons\/(hourglass|keyboard)\./,
      /node_modules\/idb\//,
      /device\/src\/(outbox|recordings|drafts|clock|shared)\/(?!warning|media-error)/,
    ),
    ...alone,
  },
  // a question
  {
    name: 'room',
    test: of(
      /web\/src\/(questions\/(registry|practice-flow|running\/(shown-question|flow-run|use-running-flow|use-flow-stage|use-pause))|delivery\/kept-draft|session\/visitor)\./,
      /ui\/src\/practice\/(question-frame\/(flow-clock|frame-keys|frame-sheets|mode-button|neighbours|question-frame|use-flow-clock|use-frame-sheets|use-way-on)\.(?!css)|shortcuts\/use-flow-shortcuts)/,
      /ui\/src\/screens\/question\//,
      /device\/src\/tab-lock/,
      /icons\/(hard-drive|file-question-mark|graduation-cap|cloud-(alert|check|exclamation-point|upload))\./,
    ),
    ...alone,
  },
  // speaking has none of a review until it is over
  {
    name: 'keys',
    test: /ui\/src\/practice\/(shortcuts\/(use-shortcuts|pointer-focus|shortcuts-context)|review\/way-on)\./,
    ...alone,
  },
  {
    name: 'frame-clock',
    test: /question-frame\/(frame-clock|clock\.utils|question-frame\.css)|icons\/(timer|infinity)\./,
    ...alone,
  },
  {
    name: 'flow',
    test: /practice-machines\/src\/(shared\/(flow|practice-flow|timer|ports)\.|protocol\/protocol\.)/,
    ...alone,
  },
  {
    name: 'host-question',
    test: /web\/src\/(questions\/host-question|lib\/resolve-host-url)\.|screens\/difficulty-of/,
    ...alone,
  },
  {
    name: 'recorder',
    test: of(
      /web\/src\/questions\/types\/recorder-of/,
      /practice-machines\/src\/shared\/(recorder|microphone|camera)\./,
      /device\/src\/(microphone\/|camera\/(camera|video-type)|shared\/media-error)/,
    ),
    ...alone,
  },
  {
    name: 'player',
    test: /practice-machines\/src\/shared\/audio-player|web\/src\/questions\/types\/player-of|device\/src\/player\//,
    ...alone,
  },
  {
    name: 'speaking',
    test: of(
      /web\/src\/questions\/types\/speaking\./,
      /practice-machines\/src\/speaking\/speaking\.(hints|logic|machine|setup|view)\./,
      /ui\/src\/(practice\/speaking\/(preparation|prompt|record-button|recorder|sounding|speaking|speaking-parts|speaking-view|waiting|speaking\.css)\.|components\/level-meter\/)/,
    ),
    ...alone,
  },
  {
    name: 'review',
    test: /packages\/ui\/src\/practice\/(action-bar|hint|shortcuts|review\/(?!.*(clip|figures|slip)))/,
    minShareCount: 4,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // parts of pages
  { name: 'forms', test: /ui\/src\/components\/(text-field|password-field)\/|icons\/(eye|eye-off)\./, ...alone },
  { name: 'fields', test: /ui\/src\/components\/(choice-group\/|dialog\/dialog\.tsx)/, ...alone },
  { name: 'text-area', test: /ui\/src\/components\/text-area\//, ...alone },
  { name: 'switch', test: /ui\/src\/components\/switch\//, ...alone },
  { name: 'lists', test: /ui\/src\/components\/(tabs\/|pagination\/|use-value)/, ...alone },
  {
    name: 'interface',
    test: /packages\/ui\/src\/(components|i18n|styles|themes|tokens)\/|node_modules\/lucide-react\//,
    minShareCount: 4,
    includeDependenciesRecursively: false,
    priority: 1,
  },
];
