export { type CooldownEvent, type CooldownInput, createCooldown } from '../shared/cooldown.ts';
export { CODE_COOLDOWN_MS } from '../shared/cooldown-time.ts';
export type { CallFailure } from '../shared/failure.ts';
export type { Opening } from '../shared/opening.ts';
export { drivePasswordReset, type PasswordResetFixture, passwordResetFixtures } from './password-reset.fixtures.ts';
export { type PasswordResetActor, type PasswordResetSnapshot, passwordResetMachine } from './password-reset.machine.ts';
export { passwordResetOpening } from './password-reset.opening.ts';
export type {
  AccountRequest,
  PasswordResetContext,
  PasswordResetEmitted,
  PasswordResetEvent,
  PasswordResetFailure,
  PasswordResetInput,
  PasswordResetTag,
  ResetRequest,
} from './password-reset.types.ts';
export { type PasswordResetView, passwordResetView } from './password-reset.view.ts';
