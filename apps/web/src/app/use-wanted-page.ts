import { type To, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';

/** Navigation state passed through the account pages. */
interface WantedState {
  /** The page that required a login. */
  from?: To;
}

/** State for the next account page. */
export function useWantedState(): WantedState {
  const from = (useLocation().state as WantedState | null)?.from;
  return from === undefined ? {} : { from };
}

/** The page to open after login; home by default. */
export const useWantedPage = (): To => useWantedState().from ?? paths.home;
