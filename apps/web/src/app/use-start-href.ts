import { paths } from '../lib/paths.ts';
import { useSessionStatus } from './use-session-status.ts';

/** Target of "Get Started": sign-up for visitors, the practice browser for learners. */
export const useStartHref = (): string => (useSessionStatus() === 'loggedOut' ? paths.register : paths.practice);
