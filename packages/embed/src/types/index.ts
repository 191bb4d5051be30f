export { type HostQuestion, located } from './located.ts';
export { pictureSources } from './picture-sources.ts';
export {
  definePracticeFlow,
  type OpenOptions,
  type PracticeActor,
  type PracticeFlow,
  type QuestionSurroundings,
} from './practice-flow.ts';
export type { QuestionDevice, SoundDesk } from './question-device.ts';
export { loadFlow, loadPlayer } from './registry.ts';
export { resolveHostUrl } from './resolve-host-url.ts';
export type { FlowSubmission } from './submission.ts';
