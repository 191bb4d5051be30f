import type { Plugin } from 'vite';

/** Modules that travel in one file. */
interface Chunk {
  name: string;
  /** Parts of the modules' paths: a folder, or the entry of a part of the app. The build fails if one matches nothing. */
  paths: readonly string[];
  /** Takes everything that the modules import as well. */
  withImports?: true;
  /** Takes only modules that at least so many entries need. */
  sharedBy?: number;
}

/**
 * A file costs a request, compresses alone and names what it imports; a file too wide brings a page what it does not need.
 * So what pages share is grouped by who needs it, and the rest is left to the bundler. A module goes to the first chunk that
 * takes it. `npm run bench:web` weighs the pages.
 */
const chunks: readonly Chunk[] = [
  // every page but questions
  {
    name: 'frame',
    paths: [
      'web/src/app/frame/framed.',
      'web/src/app/frame/account-deleted-',
      'web/src/app/frame/preserve-redirect.',
      'web/src/app/frame/late-bell.',
      'web/src/app/frame/use-cover.',
      'web/src/app/use-contact-details.',
      'web/src/app/use-part.',
      'web/src/app/use-query-value.',
      'web/src/app/use-redirect-target.',
      'web/src/app/use-start-href.',
      'web/src/app/use-theme.',
      'web/src/lib/use-hydrated.',
      'web/src/lib/use-online.',
      'web/src/lib/use-page-return.',
      'ui/src/screens/app-frame/',
      'ui/src/screens/frame-notices/',
      'ui/src/components/menu/menu.',
      'ui/src/components/drawer/drawer.',
      'ui/src/components/avatar/',
      'ui/src/components/select/',
      'ui/src/i18n/use-articles-',
      'ui/src/i18n/use-company-',
      'ui/src/i18n/use-courses-',
      'ui/src/i18n/use-mistakes-',
      'ui/src/i18n/use-notebook-',
      'ui/src/i18n/use-plan-',
      'ui/src/i18n/use-pricing-',
      'ui/src/i18n/use-products-',
      'ui/src/i18n/use-profile-',
      'ui/src/i18n/use-reports-',
      'ui/src/i18n/use-vocabulary-',
      'icons/languages.',
      'icons/cloud-off.',
      'icons/menu.',
      'icons/user-round.',
    ],
  },
  // the menu of the account, and some pages that it leads to
  { name: 'account-icons', paths: ['icons/pencil-line.', 'icons/clipboard-list.', 'icons/school.'] },
  // the pages of classes
  {
    name: 'classes',
    paths: [
      'api-client/src/generated/sdk/classes.',
      'web/src/pages/classes/',
      'web/src/lib/csv.',
      'ui/src/screens/classes/',
      'ui/src/i18n/use-classes-',
    ],
    sharedBy: 2,
  },
  // pages that a host may not offer
  { name: 'offered', paths: ['web/src/app/frame/offered.', 'ui/src/screens/not-found/', 'icons/compass.'] },
  // forms and the front page, until a machine is needed
  {
    name: 'late-actor',
    paths: ['web/src/lib/late-actor.', 'web/src/app/use-late-actor.', 'web/src/pages/home/site-counts.'],
  },
  // every page, with what most of them draw
  {
    name: 'app',
    paths: [
      'web/src/boot/run.',
      'web/src/app/frame/',
      'web/src/app/head/use-title.',
      'web/src/app/use-extras.',
      'web/src/app/use-session-status.',
      'web/src/host/failure.',
      'api-client/src/generated/sdk/questions.',
      'web/src/lib/use-',
      'ui/src/i18n/use-',
      'ui/src/screens/use-failure-text.',
      'ui/src/practice/shortcuts/use-shortcuts.',
      'ui/src/practice/shortcuts/pointer-focus.',
      'ui/src/practice/shortcuts/shortcuts-context.',
      'ui/src/practice/review/way-on.',
      'ui/src/practice/late/',
      'ui/src/practice/correction-report/lesson-of.',
      'ui/src/components/badge/badge.',
      'ui/src/components/badge/difficulty-badge.',
      'ui/src/components/card/',
      'ui/src/components/disclosure/',
      'ui/src/components/empty-state/',
      'ui/src/components/kbd/',
      'ui/src/components/skeleton/',
      'icons/arrow-left.',
      'icons/arrow-right.',
      'icons/book-open.',
      'icons/check.',
      'icons/chevron-left.',
      'icons/chevron-right.',
      'icons/circle-x.',
      'icons/clock.',
      'icons/headphones.',
      'icons/inbox.',
      'icons/lightbulb.',
      'icons/list-checks.',
      'icons/pause.',
      'icons/play.',
      'icons/rotate-ccw.',
      'icons/square.',
      'icons/volume-2.',
    ],
    withImports: true,
  },
  // whatever has a machine
  {
    name: 'machines',
    paths: [
      'node_modules/xstate/',
      'node_modules/@xstate/react/',
      'node_modules/use-sync-external-store/',
      'node_modules/use-isomorphic-layout-effect/',
      'practice-machines/src/shared/failure.',
      'practice-machines/src/shared/stubs.',
      'api-client/src/is-page.',
      'api-client/src/renew-token.',
    ],
  },
  {
    name: 'basics',
    paths: ['device/src/storage/', 'device/src/shared/warning.', 'languages/src/by-language.', 'question-types/src/'],
  },
  // every page of the signed-in
  {
    name: 'practice',
    paths: [
      'web/src/session/session-actor.',
      'web/src/delivery/answer-sender.',
      'web/src/delivery/answers.',
      'web/src/delivery/learner-workspace.',
      'web/src/delivery/submission.',
      'web/src/app/use-learner-workspace.',
      'web/src/host/kept-replies.',
      'web/src/questions/running/use-practice-settings.',
      'web/src/questions/places/question-path.',
      'web/src/questions/load-question.',
      'embed/src/types/picture-sources.',
      'practice-machines/src/session/',
      'practice-machines/src/protocol/settings.',
      'practice-machines/src/shared/filters.',
      'practice-machines/src/shared/paging.',
      'device/src/outbox/',
      'device/src/recordings/recording-locks.',
      'device/src/recordings/recordings.',
      'device/src/drafts/',
      'device/src/clock/',
      'device/src/shared/database.',
      'device/src/shared/recording.',
      'device/src/shared/sound.',
      'device/src/shared/video.',
      'device/src/shared/wav.',
      'device/src/voices/choice-storage.',
      'device/src/voices/desk.',
      'node_modules/idb/',
      'ui/src/practice/picture/fetch-picture.',
      'ui/src/practice/picture/sizes.',
      'ui/src/practice/question-frame/mode.css.',
      'ui/src/components/badge/practiced-badge.',
      'icons/hourglass.',
      'icons/keyboard.',
    ],
  },
  // every question, but for what public pages need of it
  {
    name: 'question-basics',
    paths: [
      'embed/src/types/located.',
      'embed/src/types/resolve-host-url.',
      'embed/src/types/without-nulls.',
      'ui/src/screens/difficulty-of.',
      'ui/src/practice/surface/',
      'ui/src/practice/use-selector/',
    ],
  },
  {
    name: 'clock',
    paths: [
      'ui/src/practice/question-frame/frame-clock.',
      'ui/src/practice/question-frame/clock.utils.',
      'ui/src/components/progress-bar/',
      'ui/src/practice/question-frame/question-frame.css.',
      'ui/src/practice/question-frame/clock.css.',
      'icons/timer.',
      'icons/infinity.',
    ],
  },
  // a question with its own frame, not one of a sitting
  {
    name: 'question',
    paths: [
      'web/src/questions/places/place-storage.',
      'web/src/questions/places/question-address.',
      'web/src/questions/places/last-place.',
      'practice-machines/src/question-session/question-session.logic.',
      'web/src/questions/running/shown-question.',
      'web/src/questions/running/use-running-question.',
      'ui/src/practice/question-frame/frame-keys.',
      'ui/src/practice/question-frame/mode-button.',
      'ui/src/practice/question-frame/neighbours.',
      'ui/src/practice/question-frame/question-frame.tsx',
      'ui/src/practice/question-frame/use-way-on.',
      'ui/src/screens/question/question-arrival.',
      'ui/src/screens/question/question-states.',
      'ui/src/screens/question/task-ahead.',
      'icons/graduation-cap.',
    ],
    sharedBy: 2,
  },
  {
    name: 'room',
    paths: [
      'web/src/questions/running/',
      'web/src/questions/load-flow.',
      'embed/src/types/registry.',
      'embed/src/types/device-storage.',
      'embed/src/types/practice-flow.',
      'embed/src/types/flows/graded-answers.',
      'practice-machines/src/running-question/',
      'web/src/session/visitor.',
      'web/src/app/use-learner-workspace.',
      'ui/src/practice/question-frame/flow-clock.',
      'ui/src/practice/question-frame/frame-',
      'ui/src/practice/question-frame/use-',
      'ui/src/practice/shortcuts/use-flow-shortcuts.',
      'ui/src/screens/question/',
      'ui/src/practice/voices/voices-context.',
      'device/src/tab-lock/',
      'icons/hard-drive.',
      'icons/cloud-',
    ],
    sharedBy: 2,
  },
  {
    name: 'flow',
    paths: [
      'practice-machines/src/shared/flow.',
      'practice-machines/src/shared/practice-flow.',
      'practice-machines/src/shared/timer.',
      'practice-machines/src/shared/ports.',
      'practice-machines/src/shared/wait.',
      'practice-machines/src/protocol/protocol.',
    ],
  },
  // types that record or play
  {
    name: 'recorder',
    paths: [
      'embed/src/types/recorder-of.',
      'practice-machines/src/shared/recorder.',
      'practice-machines/src/shared/recording-limit.',
      'practice-machines/src/shared/microphone.',
      'practice-machines/src/shared/camera.',
      'device/src/microphone/',
      'device/src/camera/camera.',
      'device/src/camera/video-type.',
      'device/src/shared/media-error.',
      'icons/video-off.',
    ],
  },
  { name: 'plays', paths: ['ui/src/practice/plays/plays', 'ui/src/practice/voices/voice-button.'] },
  {
    name: 'player',
    paths: ['embed/src/types/player-of.', 'practice-machines/src/shared/audio-player.', 'device/src/player/'],
  },
  {
    name: 'speaking',
    paths: [
      'embed/src/types/flows/speaking.',
      'practice-machines/src/shared/speech-verdict.',
      'practice-machines/src/speaking/speaking.logic.',
      'practice-machines/src/speaking/speaking.machine.',
      'practice-machines/src/speaking/speaking.setup.',
      'practice-machines/src/speaking/speaking.view.',
      'ui/src/practice/speaking/preparation.',
      'ui/src/practice/speaking/prompt.',
      'ui/src/practice/speaking/record',
      'ui/src/practice/speaking/speaking.',
      'ui/src/practice/speaking/speaking-parts.',
      'ui/src/practice/speaking/speaking-shortcuts.',
      'ui/src/practice/speaking/speaking-view.',
      'ui/src/practice/speaking/waiting.',
      'icons/mic.',
    ],
  },
  {
    name: 'talk',
    paths: [
      'embed/src/types/flows/interactive-speaking.',
      'web/src/questions/talk/listened-talk.',
      'practice-machines/src/interactive-speaking/interactive-speaking.logic.',
      'practice-machines/src/interactive-speaking/interactive-speaking.machine.',
      'practice-machines/src/interactive-speaking/interactive-speaking.setup.',
      'practice-machines/src/interactive-speaking/interactive-speaking.view.',
      'ui/src/practice/interactive-speaking/character.',
      'ui/src/practice/interactive-speaking/interactive-speaking',
      'ui/src/practice/interactive-speaking/intro.',
      'ui/src/practice/interactive-speaking/listener.',
      'ui/src/practice/interactive-speaking/names.',
      'ui/src/practice/interactive-speaking/talk-parts.',
    ],
  },
  // the corrector with its lexicon, only for reviews of texts
  { name: 'correction', paths: ['packages/correction/src/'] },
  // a sitting, with what its parts that are loaded later share
  {
    name: 'sitting',
    paths: [
      'web/src/routes/sittings/sitting.',
      'web/src/pages/sittings/answers-under-way.',
      'web/src/pages/sittings/ask-question.',
      'web/src/pages/sittings/connection.',
      'web/src/pages/sittings/device-checks.',
      'web/src/pages/sittings/host-sitting.',
      'web/src/pages/sittings/sitting-at.',
      'web/src/pages/sittings/sitting-page.',
      'web/src/pages/sittings/slot-workspace.',
      'web/src/pages/sittings/use-sitting.',
      'practice-machines/src/sitting/sitting.',
      'ui/src/practice/sitting/sitting.',
      'ui/src/practice/sitting/sitting-frame.',
      'ui/src/practice/sitting/sitting-view.',
      'ui/src/practice/sitting/sitting-waiting.',
    ],
  },
  // tests and questions in a row
  {
    name: 'sittings',
    paths: [
      'api-client/src/generated/sdk/sittings.',
      'web/src/questions/places/place-of-question.',
      'ui/src/screens/sitting-paths.',
      'ui/src/screens/class-paths.',
    ],
  },
  // ranges on their scale: reports, also those that are shared
  {
    name: 'scores',
    paths: [
      'web/src/pages/tests/shared-report.',
      'ui/src/screens/score-scale/',
      'ui/src/screens/sitting-report/overall-range.',
      'ui/src/screens/section-card.',
      'ui/src/screens/sitting-report/skill-ranges.',
    ],
  },
  // what only some pages share
  {
    name: 'review',
    paths: [
      'ui/src/practice/action-bar/',
      'ui/src/practice/hint/',
      'ui/src/practice/shortcuts/',
      'ui/src/practice/review/explanation.',
      'ui/src/practice/review/result-banner.',
      'ui/src/practice/review/review-actions.',
      'ui/src/practice/review/review.css.',
      'ui/src/practice/review/submitted-note.',
    ],
    sharedBy: 4,
  },
  {
    name: 'forms',
    paths: ['ui/src/components/text-field/', 'ui/src/components/password-field/', 'icons/eye.', 'icons/eye-off.'],
  },
  { name: 'fields', paths: ['ui/src/components/choice-group/', 'ui/src/components/dialog/dialog.tsx'] },
  { name: 'text-area', paths: ['ui/src/components/text-area/'] },
  { name: 'switch', paths: ['ui/src/components/switch/'] },
  { name: 'lists', paths: ['ui/src/components/tabs/', 'ui/src/components/pagination/', 'ui/src/components/use-value'] },
  { name: 'interface', paths: ['ui/src/components/', 'ui/src/i18n/', 'node_modules/lucide-react/'], sharedBy: 4 },
];

/** Draws the chunks, and fails the build if a path matches no module or a chunk is empty. */
export const chunkPlugin = (): Plugin => ({
  name: 'rehearse-chunks',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  config: () => ({
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: chunks.map(({ name, paths, withImports = false, sharedBy = 1 }, index) => ({
              name,
              test: (id: string) => paths.some((path) => id.includes(path)),
              includeDependenciesRecursively: withImports,
              minShareCount: sharedBy,
              priority: chunks.length - index,
            })),
          },
        },
      },
    },
  }),
  generateBundle(_, bundle) {
    const ids = [...this.getModuleIds()];
    const drawn = new Set(Object.values(bundle).map((file) => file.type === 'chunk' && file.name));
    const faults = chunks.flatMap(({ name, paths }) => [
      ...paths.filter((path) => !ids.some((id) => id.includes(path))).map((path) => `${name}: no module at "${path}"`),
      ...(drawn.has(name) ? [] : [`${name}: no modules`]),
    ]);
    if (faults.length > 0) this.error(`vite-chunks.ts names what is not in the build:\n${faults.join('\n')}`);
  },
});
