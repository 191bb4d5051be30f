export { type CooldownEvent, type CooldownInput, createCooldown } from '../shared/cooldown.ts';
export { CODE_COOLDOWN_MS } from '../shared/cooldown-time.ts';
export type { CallFailure } from '../shared/failure.ts';
export type { Opening } from '../shared/opening.ts';
export type { AuthToken } from '../shared/token.ts';
export { driveRegistration, type RegistrationFixture, registrationFixtures } from './registration.fixtures.ts';
export { type RegistrationActor, type RegistrationSnapshot, registrationMachine } from './registration.machine.ts';
export { registrationOpening } from './registration.opening.ts';
export type {
  CodeRequest,
  RegistrationContext,
  RegistrationEmitted,
  RegistrationEvent,
  RegistrationInput,
  RegistrationTag,
  SignUpRequest,
  VerificationRequest,
} from './registration.types.ts';
export { type RegistrationView, registrationView } from './registration.view.ts';
