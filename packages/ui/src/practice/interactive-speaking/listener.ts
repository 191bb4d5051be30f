'use client';
import { createContext } from 'react';

/** A service that writes down the answers of a conversation. */
export interface TalkListener {
  /** Its name for learners. */
  name: string;
  /** Where it runs, such as `api.example.org`. */
  host: string;
  /** How many days it keeps what it gets; 0 is not at all, null if that is not known. */
  keptDays: number | null;
}

/**
 * Who gets the answers while the conversation goes on: the introduction says so before anything is recorded. Null: nobody,
 * they stay on the device until the end.
 */
export const TalkListenerContext = createContext<TalkListener | null>(null);
