export type { CallFailure } from '../shared/failure.ts';
export type { Opening } from '../shared/opening.ts';
export type { AuthToken } from '../shared/token.ts';
export { driveLogin, type LoginFixture, loginFixtures } from './login.fixtures.ts';
export { type LoginActor, type LoginSnapshot, loginMachine } from './login.machine.ts';
export { loginOpening } from './login.opening.ts';
export type {
  LogInRequest,
  LoginContext,
  LoginEmitted,
  LoginEvent,
  LoginInput,
  LoginTag,
} from './login.types.ts';
export { type LoginView, loginView } from './login.view.ts';
