import type { CallFailure } from '@rehearse/practice-machines/login';

/** What is typed into the form; every field as its text. */
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

/** Fields that may not stay empty. */
export const neededFields = ['name', 'email', 'goal', 'times'] as const;
export type NeededField = (typeof neededFields)[number];

/** Most characters of each text, as the contract has them. */
export const mostCharacters = { name: 100, email: 254, goal: 300, times: 500, message: 3000 } as const;

/** Where the request is. */
export type LiveTeachingView =
  | { phase: 'editing'; failure: CallFailure | null }
  | { phase: 'sending' }
  | { phase: 'sent'; email: string };

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** The fields that must be put right before the request can go. */
export const faultsOf = (draft: LiveTeachingDraft): NeededField[] =>
  neededFields.filter((field) => (field === 'email' ? !isAddress(draft.email) : draft[field].trim() === ''));
