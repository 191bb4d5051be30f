import { paths } from '../lib/paths.ts';
import { useSessionStatus } from './use-session-status.ts';

/** Where "Get Started" leads: a visitor makes an account first, a learner goes to the practice browser. */
export const useStartHref = (): string => (useSessionStatus() === 'loggedOut' ? paths.register : paths.practice);
