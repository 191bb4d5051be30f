export type { AuthToken } from '../shared/token.ts';
export { driveSession, type SessionFixture, sessionFixtures } from './session.fixtures.ts';
export { type SessionActor, type SessionSnapshot, sessionMachine } from './session.machine.ts';
export type {
  LoggedOutReason,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SessionTag,
  TokenStorageEvent,
} from './session.types.ts';
