import { type To, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';

/** Navigation state passed through the account pages. */
interface RedirectState {
  /** The page that required a login. */
  from?: To;
}

/** State for the next account page. */
export function useRedirectState(): RedirectState {
  const from = (useLocation().state as RedirectState | null)?.from;
  return from === undefined ? {} : { from };
}

/** The page to open after login; home by default. */
export const useRedirectTarget = (): To => useRedirectState().from ?? paths.home;
