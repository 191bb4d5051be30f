'use client';
import type { RegistrationEvent, RegistrationView } from '@rehearse/practice-machines/registration';
import { VerifyScreen } from '../verify/index.ts';
import { SignUpScreen } from './sign-up-screen.tsx';

export interface RegistrationProps {
  view: RegistrationView;
  onEvent: (event: RegistrationEvent) => void;
}

/** Sign-up followed by the verification code, for hosts with a single page for both. */
export function Registration({ view, onEvent }: RegistrationProps) {
  if (view.phase === 'signUp') return <SignUpScreen view={view} onEvent={onEvent} />;
  return view.phase === 'verify' ? <VerifyScreen view={view} onEvent={onEvent} /> : null;
}
