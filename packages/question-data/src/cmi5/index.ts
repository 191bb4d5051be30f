export { Cmi5Error, type Cmi5Problem, type Launch, readLaunch } from './launch.ts';
export type { LaunchData } from './launch-data.ts';
export { type CourseInput, cmi5Package, cmi5Xml, type LaunchParameters } from './package.ts';
export { type Outcome, openSession, type Session, type SessionPorts } from './session.ts';
export { type MoveOn, moveOns } from './vocabulary.ts';
