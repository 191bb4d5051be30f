import type { CallFailure } from '@rehearse/practice-machines/login';

/** The values of the form, all as strings. */
export interface LiveTeachingDraft {
  name: string;
  email: string;
  goal: string;
  /** A score as digits; empty for none. */
  targetScore: string;
  times: string;
  /** IANA name. */
  timeZone: string;
  message: string;
}

/** Required fields. */
export const neededFields = ['name', 'email', 'goal', 'times'] as const;
export type NeededField = (typeof neededFields)[number];

/** Maximum lengths, as in the API contract. */
export const mostCharacters = { name: 100, email: 254, goal: 300, times: 500, message: 3000 } as const;

/** State of the request. */
export type LiveTeachingView =
  | { phase: 'editing'; failure: CallFailure | null }
  | { phase: 'sending' }
  | { phase: 'sent'; email: string };

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** The invalid fields of a draft. */
export const faultsOf = (draft: LiveTeachingDraft): NeededField[] =>
  neededFields.filter((field) => (field === 'email' ? !isAddress(draft.email) : draft[field].trim() === ''));
