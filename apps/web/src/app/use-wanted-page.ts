import { type To, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';

/** State of an address on the way through the account pages. */
interface WantedState {
  /** Where the visitor was going when a login was asked of them. */
  from?: To;
}

/** What the next account page has to know. */
export function useWantedState(): WantedState {
  const from = (useLocation().state as WantedState | null)?.from;
  return from === undefined ? {} : { from };
}

/** Where to go after a login; the front page for those who were going nowhere else. */
export const useWantedPage = (): To => useWantedState().from ?? paths.home;
